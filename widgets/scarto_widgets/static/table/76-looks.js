// Dialogs to look something up: the tricks of the hand so far, and the keys.

class TricksDialog extends Dialog {
  constructor(words) {
    super(words, words.t("tricks"));
    this.el.classList.add("is-wide");
    this.buttons.append(this.button("close", () => this.close()));
  }

  show({ state, view, taken }, covered) {
    const tricks = view.tricks.slice(0, taken);
    this.content.replaceChildren(...(covered ? [] : this.away(view)),
      tricks.length ? this.list(state.names, tricks) : h("p", {}, this.words.t("no_last_trick")));
    dress(this.el, state.options.deck);
    this.open();
  }

  /** What you laid away yourself. */
  away({ discards }) {
    return discards.length ? [h("p", {}, this.words.t("laid_away"), " ", ...discards.map((card) => this.card(card)))] : [];
  }

  list(names, tricks) {
    const { t } = this.words;
    const head = (text) => h("th", { scope: "col" }, text);
    return h("table", { class: "sc-figures sc-tricks" },
      h("caption", { class: "sc-hidden" }, t("tricks")),
      h("thead", {}, h("tr", {}, head(t("trick_column")), ...names.map(head))),
      h("tbody", {}, ...tricks.map((trick, index) => this.row(trick, index, names.length))));
  }

  row({ cards, winner }, index, players) {
    const by = new Map(cards);
    const notes = (seat) => [cards[0][0] === seat && "led", seat === winner && "took_it"].filter(Boolean);
    const cells = Array.from({ length: players }, (_, seat) =>
      h("td", seat === winner ? { class: "is-winner" } : {}, this.card(by.get(seat)),
        ...notes(seat).map((key) => h("small", {}, this.words.t(key)))));
    return h("tr", {}, h("th", { scope: "row" }, String(index + 1)), ...cells);
  }

  card(card) {
    return h("span", { class: "sc-small" }, face(card), h("span", { class: "sc-hidden" }, `${this.words.card(card)} `));
  }
}

/** The keys of the table, each with what it does. */
const KEYS = ["arrows", "ends", "enter", "only", "undo", "hide", "last", "all", "help"];

class KeysDialog extends Dialog {
  constructor(words) {
    super(words, words.t("keys"));
    this.content.append(h("dl", { class: "sc-keys" }, ...KEYS.flatMap((key) => {
      const [press, does] = words.t(`key_${key}`).split(": ");
      return [h("dt", {}, press), h("dd", {}, does)];
    })));
    this.buttons.append(this.button("close", () => this.close()));
  }
}

/** The command that a plain key gives at the table, outside its dialogs. */
function keyCommand(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target.closest("dialog, input, select, textarea")) return null;
  return { "?": "keys", ".": "only", u: "undo", h: "hide_hand", l: "last_trick", t: "tricks" }[event.key] ?? null;
}
