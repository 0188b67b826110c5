// Cards to look at: a card to name, a trick with its players, a pile to count.

/** A drawn card that says its name to those who hear it. */
function shownCard(name, card) {
  return h("span", { class: "sd-card", role: "img", "aria-label": name }, face(card));
}

/** What a question shows above its answers. */
class Stage {
  constructor(words) {
    this.words = words;
    this.el = h("div", { class: "sd-stage" });
  }

  /** Cards to be shown after the answer lie covered before it. */
  update({ cards: open, covered, trick, names }) {
    this.names = { back: this.words.t("covered"), ...names };
    const cards = open.length ? open : Array(covered).fill("back");
    this.el.hidden = !cards.length && !trick.length;
    const many = cards.length > 6;
    this.el.classList.toggle("is-pile", many);
    this.el.replaceChildren(...(trick.length ? [this.trick(trick)] : cards.length ? [this.row(cards)] : []));
  }

  name(card) { return this.names[card] ?? this.words.card(card); }

  row(cards) {
    return h("ul", { class: "sd-row", "aria-label": this.words.t("the_cards") },
      ...cards.map((card) => h("li", {}, shownCard(this.name(card), card))));
  }

  trick(plays) {
    const { t } = this.words;
    return h("ol", { class: "sd-row sd-trick", "aria-label": t("the_trick") },
      ...plays.map(([who, card], place) => h("li", {},
        shownCard(this.name(card), card),
        h("span", { class: "sd-who" }, who, place ? null : h("i", {}, ` ${t("led")}`)))));
  }
}

/** The mark of an answer: a sign that needs no colour, and its word. */
function markBadge(words, mark) {
  const sign = { right: "✓", wrong: "✗", missed: "!" }[mark];
  return h("span", { class: "sd-mark", "data-mark": mark }, h("i", { "aria-hidden": "true" }, sign),
    h("span", { class: "sc-hidden" }, words.t(`mark_${mark}`)));
}
