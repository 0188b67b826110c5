// Answering by choosing: buttons with words or with cards. Digits choose, arrows move.

class ChoiceAnswer {
  constructor(words, { onAnswer }) {
    this.words = words;
    this.onAnswer = onAnswer;
    this.el = h("div", { class: "sd-choices", role: "group", onkeydown: (event) => this.onKey(event) });
  }

  ask({ choices, names }, label) {
    attr(this.el, "aria-label", label);
    this.el.classList.toggle("has-cards", choices.some(({ card }) => card));
    this.el.classList.toggle("is-short", choices.every(({ label: text }) => text.length <= 14));
    this.buttons = choices.map((choice, place) => this.button(choice, place, names));
    this.el.replaceChildren(...this.buttons);
  }

  button({ label, card, note }, place, names) {
    const key = h("kbd", { "aria-hidden": "true" }, place + 1);
    const parts = card ? [face(card), h("span", { class: "sd-note" }, key, note && ` ${note}`)] : [key, h("span", {}, label)];
    return h("button", {
      class: card ? "sd-choice is-card" : "sd-choice", type: "button", tabindex: place ? -1 : 0,
      "aria-label": card ? [names[card] ?? label, note].filter(Boolean).join(", ") : null,
      "aria-keyshortcuts": place + 1, onclick: () => this.choose(place),
    }, ...parts);
  }

  choose(place) {
    if (!this.judged && place < this.buttons.length) this.onAnswer(String(place));
  }

  /** Marks the buttons after the answer, or makes them ready for one. */
  show(result) {
    this.judged = Boolean(result);
    this.buttons.forEach((button, place) => {
      const mark = result?.marks[place];
      attr(button, "data-mark", mark);
      attr(button, "aria-disabled", result ? "true" : null);
      button.querySelector(".sd-mark")?.remove();
      if (mark) button.append(markBadge(this.words, mark));
      if (button.classList.contains("is-card")) {
        button.dataset.name ??= button.getAttribute("aria-label");
        attr(button, "aria-label", [button.dataset.name, mark && this.words.t(`mark_${mark}`)].filter(Boolean).join(", "));
      }
    });
  }

  onKey(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const here = this.buttons.indexOf(event.target.closest("button"));
    if (!step || here < 0 || !this.buttons[here + step]) return;
    event.preventDefault();
    attr(this.buttons[here], "tabindex", -1);
    attr(this.buttons[here + step], "tabindex", 0);
    this.buttons[here + step].focus();
  }

  /** A digit pressed anywhere in the drill. */
  digit(number) { this.choose(number - 1); }

  focus() { this.buttons.find((button) => button.tabIndex === 0)?.focus({ preventScroll: true }); }

  resize() {}

  hint({ choices }) { return this.words.t("keys_choice", { n: choices.length }); }
}
