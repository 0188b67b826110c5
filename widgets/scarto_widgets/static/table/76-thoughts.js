// What the bots thought, trick by trick, when the hand is over: asked for one trick at a time.

class ThoughtsDialog extends Dialog {
  constructor(words, { onAsk }) {
    super(words, words.t("thoughts"));
    const { t } = words;
    this.onAsk = onAsk;
    this.known = new Map();
    this.el.classList.add("is-wide", "sc-thoughts");
    this.back = this.button("before", () => this.turn(-1));
    this.next = this.button("after", () => this.turn(1));
    this.where = h("p", { class: "sc-thoughts-where", role: "status" });
    this.body = h("div", { class: "sc-thoughts-body" });
    this.content.append(h("p", { class: "sc-note" }, t("thoughts_about")),
      h("div", { class: "sc-thoughts-turn" }, this.back, this.where, this.next), this.body);
    this.buttons.append(this.button("close", () => this.close()));
  }

  show(state) {
    if (this.hand !== state.hand_no) this.known.clear();
    this.hand = state.hand_no;
    this.state = state;
    this.first = state.view.dealer === state.view.seat ? 1 : 0;     // your own scarto needs no explaining
    this.last = state.view.tricks.length;
    this.open();
    this.next.focus();
    this.go(this.first);
  }

  turn(step) { this.go(Math.min(Math.max(this.trick + step, this.first), this.last)); }

  go(trick) {
    this.trick = trick;
    if (!this.known.has(trick)) this.onAsk(trick);
    this.draw();
  }

  receive(message) {
    if (message.hand !== this.hand) return;
    this.known.set(message.trick, message);
    if (!this.known.has(this.trick)) this.onAsk(this.trick);      // turned on to before this answer came
    this.draw();
  }

  draw() {
    const { t } = this.words;
    setText(this.where, this.trick ? t("trick_of", { n: this.trick, size: this.last }) : t("scarto"));
    attr(this.back, "aria-disabled", this.trick === this.first ? "true" : null);
    attr(this.next, "aria-disabled", this.trick === this.last ? "true" : null);
    const { plays = [], thinking = true } = this.known.get(this.trick) ?? {};
    const said = new Map(plays.map((play) => [play.seat, play]));
    this.body.replaceChildren(...this.choices().map((choice) => this.row(choice, said.get(choice.seat), thinking)));
    dress(this.el, this.state.options.deck);
  }

  /** Who chose what in this trick, in order; of the scarto only what the dealer says is known here. */
  choices() {
    const { view } = this.state;
    if (this.trick) return view.tricks[this.trick - 1].cards.map(([seat, card]) => ({ seat, cards: [card] }));
    return [{ seat: view.dealer, cards: this.known.get(0)?.plays?.[0]?.chose ?? [] }];
  }

  row({ seat, cards }, said, thinking) {
    const { t, list, card } = this.words;
    const name = this.state.names[seat];
    const bot = seat !== this.state.view.seat;
    const words = list(cards.map(card));
    const chose = cards.length ? t(this.trick ? "plays_card" : "laid_cards", { name, card: words, cards: words }) : name;
    const silence = t(thinking ? "thinks" : "says_nothing", { name });
    return h("section", { class: "sc-thought" },
      h("span", { class: "sc-thought-cards" }, ...cards.map((one) => h("span", { class: "sc-small" }, face(one)))),
      h("div", {}, h("h4", {}, chose),
        ...(said ? this.says(said) : bot ? [h("p", { class: "sc-note" }, silence)] : [])));
  }

  /** The reason; what the bot would rather do now, where that is another card; and what it thought of the others. */
  says(said) {
    const { t, list, the, sentence } = this.words;
    const same = [...said.suggest].sort().join() === [...said.chose].sort().join();
    const rather = same ? null : h("p", {}, t("would_rather", { the_cards: list(said.suggest.map(the)) }));
    const others = said.prices.length || said.expected.length
      ? h("details", { class: "sc-prices" }, h("summary", {}, t("compare")), ...priceList(this.words, said)) : null;
    return [rather, said.reason ? h("p", {}, sentence(said.reason)) : null, others].filter(Boolean);
  }
}
