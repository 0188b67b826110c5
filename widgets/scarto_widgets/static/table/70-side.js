// The papers beside the felt: the coach's and the score sheet.

/** Groups cards by suit for reading: "swords K Q 3". */
const ranksOf = (cards) => cards.map((card) => (card === "F" ? "F" : card.slice(1)));

/** A paper longer than its place scrolls, and then the keyboard must reach it. Looked at when the page is laid out
    anyway: to ask for its height now would have everything laid out twice. */
function reachable(paper) {
  requestAnimationFrame(() => attr(paper, "tabindex", paper.scrollHeight > paper.clientHeight + 1 ? 0 : null));
}

/** Every legal card with what it is thought to bring, the best first: searched for, or a club player's estimate. */
function priceList({ t, card, list, sentence, decimal }, { expected, prices }) {
  const row = (one, what) => h("li", {}, h("span", {}, sentence(one)), h("span", {}, what));
  const price = (n) => (n === 0 ? t("the_best") : t("price", { n: decimal(n, 1) }));
  const score = (mean, error) => t("expected", { n: signed(mean, decimal), error: decimal(error, 1) });
  const rows = expected.length ? expected.map(([cards, mean, error]) => row(list(cards.map(card)), score(mean, error)))
    : prices.map(([one, n]) => row(card(one), price(n)));
  return [h("p", { class: "sc-note" }, t(expected.length ? "expected_about" : "estimate")), h("ul", {}, ...rows)];
}

const signed = (n, decimal) => `${n < 0 ? "−" : n > 0 ? "+" : ""}${decimal(Math.abs(n), 1)}`;

/** The coach: a paper beside the felt, and a slim line above the hand where there is no room for it in sight. */
class Coach {
  constructor(words) {
    this.words = words;
    this.bars = [new Progress(words.t("coach_thinks")), new Progress(words.t("coach_thinks"))];      // on the paper, and in the line
    this.said = h("p");
    this.list = h("div");
    this.prices = h("details", { class: "sc-prices", hidden: true, ontoggle: () => this.compare() },
      h("summary", {}, words.t("compare")), this.list);
    this.facts = h("div");
    this.body = h("div", { class: "sc-coach-body" }, this.said, this.prices, this.facts);
    this.tip = h("p", { class: "sc-tip" });
    this.el = h("section", { class: "sc-paper sc-coach", "aria-label": words.t("coach") }, h("h3", {}, words.t("coach")), this.body);
  }

  update(frame, covered) {
    const { state, view } = frame;
    this.el.hidden = this.tip.hidden = !state.options.coach || view.phase === "done" || covered;
    if (this.el.hidden) return;
    const key = JSON.stringify([state.seq, state.hand_no, frame.live]);
    if (key === this.key) return;
    this.key = key;
    const coach = frame.live ? state.coach : null;
    this.tip.replaceChildren(...this.advice(view, coach), this.bars[1].el);
    this.said.className = coach ? "sc-advice" : "sc-advice is-quiet";
    this.said.replaceChildren(...this.advice(view, coach), this.bars[0].el);
    this.coach = coach;
    this.prices.hidden = !coach?.prices?.length && !coach?.expected?.length;
    this.compare();
    this.facts.replaceChildren(...this.trumps(view), ...this.known(state));
  }

  advice(view, coach) {
    const { t, list, the, sentence } = this.words;
    if (!coach) return [t("coach_waits")];
    if (coach.thinking) return [t("coach_thinks")];
    const key = view.phase === "discard" ? "suggest_discard" : "suggest_play";
    return [h("strong", {}, t(key, { the_cards: list(coach.suggest.map(the)) })), " ", sentence(coach.reason ?? ""), ...this.hopes(coach),
      coach.meanwhile ? ` ${t("coach_meanwhile")}` : ""];
  }

  /** The score that can be expected, where it has been searched for. */
  hopes({ expected }) {
    const { t, decimal } = this.words;
    if (!expected.length) return [];
    const [[, mean, error]] = expected;
    return [" ", t("expected_best", { n: signed(mean, decimal), error: decimal(error, 1) })];
  }

  /** What is thought of every legal card, written for whoever has it open. */
  compare() {
    this.list.replaceChildren(...(this.prices.open && !this.prices.hidden ? priceList(this.words, this.coach) : []));
    reachable(this.el);
  }

  trumps(view) {
    const { t } = this.words;
    const out = ranksOf(view.unseen.filter((card) => card[0] === "T")).map(Number).sort((a, b) => b - a);
    const fool = view.unseen.includes("F") ? [t("the_fool")] : [];
    return [this.fact(t("trumps_out", { n: out.length }), [...out, ...fool].join(" ") || t("none_out"), "sc-numbers")];
  }

  /** What the others' play has shown; one line while it has shown nothing. */
  known({ view, names }) {
    const rows = names.flatMap((name, seat) => {
      const facts = seat === view.seat ? "" : this.shownBy(view, seat);
      return facts ? [this.fact(name, facts)] : [];
    });
    return rows.length ? rows : [this.fact(this.words.t("voids"), this.words.t("nothing_shown"))];
  }

  /** A label and what is known under it; no list of terms, to which the pages round us give columns of their own. */
  fact(label, words, kind = "") {
    return h("p", { class: `sc-fact ${kind}` }, h("span", { class: "sc-label" }, label), " ", h("span", {}, words));
  }

  shownBy(view, seat) {
    const { t, suit, the } = this.words;
    const limit = view.no_trump_above[seat];
    return [
      ...view.voids[seat].map((one) => t("void_in", { suit: suit(one) })),
      limit && !view.voids[seat].includes("T") ? t("no_trump_above", { the_card: the(limit) }) : "",
    ].filter(Boolean).join(", ");
  }
}

class Sheet {
  constructor(words) {
    this.words = words;
    this.body = h("div", { class: "sc-sheet-body" });
    this.goal = h("p", { class: "sc-goal" });
    this.el = h("section", { class: "sc-paper sc-sheet", "aria-label": words.t("score_sheet") },
      h("div", { class: "sc-sheet-head" }, h("h3", {}, words.t("score_sheet")), this.goal), this.body);
  }

  update({ state, live }) {
    const { match, names, bots } = state;
    const rows = live ? match.sheet : this.rows ?? match.sheet;
    const key = JSON.stringify([rows, names, match.target, match.hands]);
    if (key === this.key) return;
    this.key = key;
    this.rows = rows;
    const { t } = this.words;
    const body = rows.map(({ scores }, index) => ({ cells: [String(index + 1), ...scores.map((score) => mixed(score, true))] }));
    const totals = { best: true, cells: [t("total"), ...(live ? match.totals : names.map(() => "0")).map((score) => mixed(score, true))] };
    this.body.replaceChildren(figures(t("score_sheet"), [t("hand_column"), ...names], [...body, totals]));
    setText(this.goal, match.hands ? this.words.count("for_hands", match.hands) : t("to_target", { n: mixed(match.target) }));
    reachable(this.el);
  }
}
