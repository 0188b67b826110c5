// Answering by marking cards of a hand, which is the hand of the card table.

class PickAnswer {
  constructor(words, { onAnswer, onWarn }) {
    Object.assign(this, { words, onAnswer, onWarn, picks: [] });
    this.hand = new Hand(words, (card) => this.pick(card));
    this.hand.el.classList.add("is-mine", "is-choosing");
    this.counter = h("span", { class: "sd-counter" });
    this.submit = h("button", { class: "sc-button is-main", type: "button", onclick: () => this.send() }, words.t("answer"));
    this.controls = h("div", { class: "sd-controls" }, this.counter, this.submit);
    this.el = h("div", { class: "sd-pick", role: "group" }, this.hand.el, this.controls);
  }

  ask(question, label) {
    attr(this.el, "aria-label", label);
    this.question = question;
    this.picks = [];
    this.hand.current = question.hand[0];
    this.result = null;
  }

  pick(card) {
    if (this.result) return;
    const { count } = this.question;
    if (this.picks.includes(card)) this.picks = this.picks.filter((other) => other !== card);
    else if (count === null || this.picks.length < count) this.picks = [...this.picks, card];
    else return this.onWarn(this.words.t("enough_picked"));
    this.onWarn("");
    this.draw();
  }

  send() {
    this.onAnswer(this.question.hand.filter((card) => this.picks.includes(card)));
  }

  show(result) {
    this.result = result;
    if (result && Array.isArray(result.given)) this.picks = result.given;
    this.draw();
  }

  draw() {
    const { result, question, words } = this;
    this.controls.classList.toggle("is-done", Boolean(result));
    const counted = question.count === null
      ? words.count("marked", this.picks.length)
      : words.t("picked_of", { n: this.picks.length, size: question.count });
    setText(this.counter, counted);
    this.hand.update(question.hand, (card) => ({
      allowed: !result, picked: this.picks.includes(card), advised: Boolean(result?.advice.includes(card)),
    }), words.t("your_hand"));
    for (const card of question.hand) this.mark(card, result?.marks[card]);
  }

  mark(card, mark) {
    const node = this.hand.nodes.get(card);
    if (!node) return;
    attr(node, "data-mark", mark);
    node.querySelector(".sd-mark")?.remove();
    if (!mark) return;
    node.append(markBadge(this.words, mark));
    attr(node, "aria-label", `${node.getAttribute("aria-label")}, ${this.words.t(`mark_${mark}`)}`);
  }

  focus() { this.hand.focus(); }

  digit() {}

  get draft() { return this.picks; }

  resume(picks) {
    this.picks = picks;
    this.draw();
  }

  resize(width, card) { this.hand.place(width, card); }

  hint() { return this.words.t("keys_pick"); }
}
