// Your hand: one fanned row where there is room, several by suit where there is not.

const LEAST_STEP = 26;     // pixels of each card that stay visible and can be touched
const SUIT_GAP = 14;       // pixels between two suits of a row

/** Cards in as few rows as `width` allows: of whole suits where that takes no row more, else running on. */
function packRows(cards, width, cardWidth) {
  const room = Math.max(1, Math.floor((width - cardWidth) / LEAST_STEP) + 1);
  const whole = wholeSuits(cards, room);
  const least = cutEvenly(cards, room - 1);      // a place less, for the gap between two suits
  return whole.length > Math.max(least.length, 2) ? least : whole;
}

function wholeSuits(cards, room) {
  const rows = [];
  let left = 0;
  for (const part of suitsOf(cards).flatMap((suit) => cutEvenly(suit, room))) {
    const taken = part.length * LEAST_STEP + SUIT_GAP;
    if (rows.length && taken <= left) {
      rows.at(-1).push(...part);
      left -= taken;
    } else {
      rows.push([...part]);
      left = (room - part.length) * LEAST_STEP;
    }
  }
  return rows;
}

/** Lays the cards of a row apart by whole pixels: a card that moves by whole ones need not be drawn again. Each card is
    told by itself, for what a row tells all its cards, all their shapes would have to hear. */
function spread(row, cards, width, cardWidth) {
  const gaps = SUIT_GAP * (suitsOf(cards).length - 1);
  const step = Math.min(cardWidth + 8, Math.floor((width - cardWidth - gaps) / Math.max(1, cards.length - 1)));
  const used = step * (cards.length - 1) + cardWidth + gaps;
  [...row.children].forEach((card, place) => { card.style.flexBasis = place < cards.length - 1 ? `${step}px` : ""; });
  row.style.paddingInlineStart = `${Math.max(0, Math.floor((width - used) / 2))}px`;
}

function cutEvenly(cards, most) {
  const parts = Math.ceil(cards.length / most);
  const size = Math.ceil(cards.length / parts);
  return Array.from({ length: parts }, (_, part) => cards.slice(part * size, (part + 1) * size));
}

/** Runs of cards of one suit, in the order of the hand. */
function suitsOf(cards) {
  const groups = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && groupOf(last[0]) === groupOf(card)) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

class Hand {
  constructor(words, onCard) {
    this.words = words;
    this.onCard = onCard;
    this.nodes = new Map();
    this.rows = [];
    this.cards = [];
    this.el = h("div", {
      class: "sc-hand", role: "group",
      onkeydown: (event) => this.onKey(event),
      onfocusin: (event) => this.rove(event.target.dataset.card),
      onclick: (event) => this.onClick(event),
    });
  }

  /** `marks(card)` says how a card stands: {allowed, barred, picked, lifted, fresh, advised, why}; `place` and
      `standing` are words for its rank and for whether it is legal, `name` stands for its own where it is covered.
      Without `marks` the cards keep those they have. */
  update(cards, marks, label) {
    const place = this.cards.indexOf(this.current);
    this.cards = cards;
    if (!cards.includes(this.current)) this.current = cards[Math.min(Math.max(place, 0), cards.length - 1)];
    attr(this.el, "aria-label", label);
    this.place();
    if (marks) for (const card of cards) this.mark(card, marks(card));
    else if (cards.length) attr(this.nodes.get(this.current), "tabindex", 0);
  }

  mark(card, { allowed, barred, picked, lifted, fresh, advised, why, place, standing, name }) {
    const node = this.nodes.get(card);
    const { t } = this.words;
    name ??= this.words.card(card);
    const notes = [place, standing ?? (barred && t("barred")), fresh && t("from_talon"), advised && t("advised")].filter(Boolean);
    attr(node, "aria-label", [name, ...notes].join(", "));
    // Not aria-disabled: a card that may not be played is there to be asked, and answers why.
    attr(node, "data-allowed", allowed ? "yes" : barred ? "no" : null);
    attr(node, "aria-pressed", picked === undefined ? null : String(picked));
    attr(node, "aria-description", why || null);
    attr(node, "title", why ? `${this.words.sentence(name)}. ${why}` : this.words.sentence(name));
    attr(node, "tabindex", card === this.current ? 0 : -1);
    const on = { "is-allowed": allowed, "is-barred": barred, "is-picked": picked, "is-lifted": lifted, "is-fresh": fresh, "is-advised": advised };
    for (const [name_, value] of Object.entries(on)) node.classList.toggle(name_, Boolean(value));
  }

  make(card) {
    return h("button", { class: "sc-card", type: "button", "data-card": card, "data-group": groupOf(card) }, face(card));
  }

  /** Lays the cards out in rows for the room there is; called again when the width changes. */
  place(width = this.width, cardWidth = this.cardWidth) {
    this.width = width;
    this.cardWidth = cardWidth;
    if (!width) return;
    this.order = packRows(this.cards, width, cardWidth);
    while (this.rows.length < this.order.length) {
      this.rows.push({ el: h("div", { class: "sc-row", role: "presentation" }), kept: this.nodes });
    }
    while (this.rows.length > Math.max(1, this.order.length)) this.rows.pop().el.remove();
    for (const [card, node] of this.nodes) {
      if (!this.cards.includes(card)) { node.remove(); this.nodes.delete(card); }
    }
    this.rows.forEach(({ el }, index) => this.placeRow(el, this.order[index] ?? []));
  }

  placeRow(el, cards) {
    if (!el.isConnected || el.parentNode !== this.el) this.el.append(el);
    cards.forEach((card, place) => {
      if (!this.nodes.has(card)) this.nodes.set(card, this.make(card));
      const node = this.nodes.get(card);
      if (el.children[place] !== node) el.insertBefore(node, el.children[place] ?? null);
      node.classList.toggle("starts-suit", place > 0 && groupOf(cards[place - 1]) !== groupOf(card));
    });
    spread(el, cards, this.width, this.cardWidth);
  }

  onClick(event) {
    const card = event.target.closest("[data-card]")?.dataset.card;
    if (card) this.onCard(card, event);
  }

  onKey(event) {
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    const next = this.neighbour(event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.rove(next);
    this.focus();
  }

  /** The card that an arrow key goes to: left and right by card, up and down by suit. */
  neighbour(key) {
    const here = this.cards.indexOf(this.current);
    const groups = suitsOf(this.cards);
    const suit = groups.findIndex((group) => group.includes(this.current));
    switch (key) {
      case "ArrowLeft": return this.cards[here - 1];
      case "ArrowRight": return this.cards[here + 1];
      case "ArrowUp": return groups[suit - 1]?.[0];
      case "ArrowDown": return groups[suit + 1]?.[0];
      case "Home": return this.cards[0];
      case "End": return this.cards.at(-1);
      default: return undefined;
    }
  }

  rove(card) {
    if (!card || !this.nodes.has(card)) return;
    attr(this.nodes.get(this.current) ?? this.nodes.get(card), "tabindex", -1);
    this.current = card;
    attr(this.nodes.get(card), "tabindex", 0);
  }

  focus() {
    const node = this.nodes.get(this.current);
    if (node !== document.activeElement) node?.focus({ preventScroll: true });
  }

  rect(card) { return this.nodes.get(card)?.firstChild.getBoundingClientRect(); }
}

/** At the end of a hand, the cards you captured lie where your hand was. */
class Pile {
  constructor(words) {
    this.words = words;
    this.el = h("div", { class: "sc-hand sc-pile", role: "img" });
  }

  update(cards, width, cardWidth) {
    this.el.hidden = !cards.length;
    const key = `${cards.join()} ${width}`;
    if (key === this.key || !width) return;
    this.key = key;
    attr(this.el, "aria-label", this.words.count("your_pile", cards.length));
    this.el.replaceChildren(...packRows(cards, width, cardWidth).map((row) => {
      const faces = row.map((card, place) => {
        const gap = place > 0 && groupOf(row[place - 1]) !== groupOf(card);
        return h("span", { class: gap ? "sc-card starts-suit" : "sc-card" }, face(card));
      });
      const line = h("div", { class: "sc-row" }, ...faces);
      spread(line, row, width, cardWidth);
      return line;
    }));
  }
}
