// The felt: the players' plaques, the trick in the middle, and the cards flying between them.

const PLACES = { 3: ["bottom", "right", "left"], 4: ["bottom", "right", "top", "left"] };

const placeOf = (view, seat) =>
  PLACES[view.players][(seat - view.seat + view.players) % view.players];

class Plaque {
  constructor(words) {
    this.words = words;
    this.name = h("b", { class: "sc-name" });
    this.chips = h("span", { class: "sc-chips" });
    this.progress = new Progress();
    this.facts = h("span", { class: "sc-facts" });
    this.held = h("span", { class: "sc-hidden" });
    this.backs = h("span", { class: "sc-backs", "aria-hidden": "true" });
    this.el = h("li", { class: "sc-plaque" }, h("span", { class: "sc-who" }, this.name, this.chips, this.progress.el), this.facts, this.held, this.backs);
  }

  update(frame, seat) {
    const { state, view } = frame;
    const { t, count } = this.words;
    attr(this.el, "data-place", placeOf(view, seat));
    this.el.classList.toggle("has-turn", frame.turn === seat);
    setText(this.name, state.names[seat]);
    attr(this.progress.el, "aria-label", t("thinks", { name: state.names[seat] }));
    this.showChips([
      view.dealer === seat && ["dealer", t("dealer")],
      frame.turn === seat && ["turn", t(view.phase === "discard" ? "to_lay_away" : "to_play")],
      frame.debt?.debtor === seat && ["debt", this.owed(frame.debt.creditor, frame)],
    ]);
    setText(this.facts, this.taken(mixed(frame.points[seat]), frame.captured[seat]));
    setText(this.held, count("held", frame.sizes[seat]));
    this.showBacks(seat === view.seat ? 0 : frame.sizes[seat]);
  }

  taken(points, cards) {
    if (!cards) return this.words.t("nothing_taken");
    return this.words.t(`${points === "1" ? "point" : "points"}_in_${cards === 1 ? "card" : "cards"}`, { points, cards });
  }

  owed(creditor, { state, view }) {
    return this.words.t(creditor === view.seat ? "owes_you" : "owes", { name: state.names[creditor] });
  }

  showChips(chips) {
    const wanted = chips.filter(Boolean);
    const key = wanted.map(([, text]) => text).join();
    if (this.chipKey === key) return;
    this.chipKey = key;
    this.chips.replaceChildren(...wanted.map(([kind, text]) => h("span", { class: `sc-chip is-${kind}` }, text)));
  }

  /** A thin fan of backs, as many as the player holds: the last is drawn, of the others only the edge is in sight. */
  showBacks(size) {
    if (size === this.size) return;
    this.size = size;
    while (this.backs.children.length > size) this.backs.firstChild.remove();
    while (this.backs.children.length < size) this.backs.prepend(h("i", {}, this.backs.children.length ? null : face("back")));
  }
}

class Felt {
  constructor(words) {
    this.words = words;
    this.plaques = [];
    this.kept = new Map();
    this.seats = h("ul", { class: "sc-seats" });
    this.trick = h("ul", { class: "sc-trick" });
    this.middle = h("div", { class: "sc-middle" });
    this.el = h("div", { class: "sc-felt" }, this.seats, h("div", { class: "sc-centre" }, this.trick), this.middle);
    attr(this.seats, "aria-label", words.t("players"));
    attr(this.trick, "aria-label", words.t("trick"));
  }

  /** Draws a frame, with another trick than its own when `last` is given. */
  update(frame, last) {
    const { view } = frame;
    attr(this.el, "data-players", view.players);
    while (this.plaques.length > view.players) this.plaques.pop().el.remove();
    while (this.plaques.length < view.players) {
      const plaque = new Plaque(this.words);
      this.plaques.push(plaque);
      this.seats.append(plaque.el);
    }
    this.plaques.forEach((plaque, seat) => plaque.update(frame, seat));
    this.showTrick(frame, last ?? { cards: frame.trick, winner: frame.done?.winner });
  }

  showTrick({ view, state }, { cards, winner }) {
    const seats = new Map(cards.map(([seat, card]) => [card, seat]));
    keyed(this.trick, this.kept, [...seats.keys()], (card) => this.lay(state.names[seats.get(card)], card));
    this.trick.classList.toggle("is-taken", winner !== undefined);
    for (const [card, node] of this.kept) {
      attr(node, "data-place", placeOf(view, seats.get(card)));
      node.classList.toggle("is-winner", seats.get(card) === winner);
    }
  }

  lay(name, card) {
    const words = this.words.t("plays_card", { name, card: this.words.card(card) });
    return h("li", { class: "sc-laid" }, face(card), h("span", { class: "sc-hidden" }, words));
  }

  /** Lets the card just laid fly in, from the hand or from its player's plaque. */
  flyIn(frame, from) {
    const [seat, card] = frame.trick.at(-1) ?? [];
    const node = this.kept.get(card);
    if (!node || reducedMotion()) return;
    fly(node, from ?? this.plaques[seat].el.getBoundingClientRect(), "in");
  }

  /** Lets copies of the trick's cards fly to the winner's plaque; the trick itself is gone. */
  carryOff(frame, ghosts) {
    if (reducedMotion()) return;
    const target = this.plaques[frame.winner].el.getBoundingClientRect();
    const base = this.el.getBoundingClientRect();
    for (const { node, rect } of ghosts) {
      node.className = "sc-ghost";
      node.removeAttribute("data-place");
      node.setAttribute("aria-hidden", "true");
      node.style.cssText = `left:${rect.left - base.left}px;top:${rect.top - base.top}px`;
      this.middle.before(node);
      fly(node, target, "out").finished.catch(() => {}).then(() => node.remove());
    }
  }

  /** The trick's cards as they lie now, to be carried off when the next frame is drawn. */
  ghosts() {
    return [...this.kept.values()].map((node) => {
      const ghost = h("div", {}, node.firstChild.cloneNode(true));
      return { node: ghost, rect: node.getBoundingClientRect() };
    });
  }
}

/** Moves `node` from `rect` to its place ("in") or from its place to `rect` ("out"). */
function fly(node, rect, way) {
  const own = node.getBoundingClientRect();
  const x = rect.left + rect.width / 2 - (own.left + own.width / 2);
  const y = rect.top + rect.height / 2 - (own.top + own.height / 2);
  const there = way === "in"
    ? { translate: `${x}px ${y}px`, scale: "0.85", opacity: 0.4 }
    : { translate: `${x}px ${y}px`, scale: "0.35", opacity: 0 };
  const here = { translate: "0 0", scale: "1", opacity: 1 };
  const frames = way === "in" ? [there, here] : [here, there];
  return node.animate(frames, { duration: way === "in" ? 260 : 380, easing: "cubic-bezier(.2,.7,.2,1)" });
}
