// The papers beside the felt: the coach's and the score sheet.

/** Groups cards by suit for reading: "swords K Q 3". */
const ranksOf = (cards) => cards.map((card) => (card === "F" ? "F" : card.slice(1)));

/** A paper longer than its place scrolls, and then the keyboard must reach it. */
function reachable(paper) {
  attr(paper, "tabindex", paper.scrollHeight > paper.clientHeight + 1 ? 0 : null);
}

class Coach {
  constructor(words) {
    this.words = words;
    this.body = h("div", { class: "sc-coach-body" });
    this.el = h("section", { class: "sc-paper sc-coach", "aria-label": words.t("coach") }, h("h3", {}, words.t("coach")), this.body);
  }

  update(frame) {
    const { state, view } = frame;
    this.el.hidden = !state.options.coach || view.phase === "done";
    if (this.el.hidden) return;
    const key = JSON.stringify([state.seq, frame.live]);
    if (key === this.key) return;
    this.key = key;
    this.body.replaceChildren(this.advice(frame), h("dl", {}, ...this.trumps(view), ...this.known(state)));
    reachable(this.el);
  }

  advice({ state, live }) {
    const { t, list, card, sentence } = this.words;
    const coach = live && state.coach;
    if (!coach) return h("p", { class: "sc-advice is-quiet" }, t("coach_waits"));
    const cards = list(coach.suggest.map(card));
    const key = state.view.phase === "discard" ? "suggest_discard" : "suggest_play";
    return h("div", { class: "sc-advice" },
      h("p", {}, h("strong", {}, t(key, { cards })), " ", sentence(coach.reason ?? "")));
  }

  trumps(view) {
    const { t } = this.words;
    const out = ranksOf(view.unseen.filter((card) => card[0] === "T")).map(Number).sort((a, b) => b - a);
    const fool = view.unseen.includes("F") ? [t("the_fool")] : [];
    const text = [...out, ...fool].join(" ") || t("none_out");
    return [h("dt", {}, t("trumps_out", { n: out.length })), h("dd", { class: "sc-numbers" }, text)];
  }

  /** What the others' play has shown; one line while it has shown nothing. */
  known({ view, names }) {
    const rows = names.flatMap((name, seat) => {
      const facts = seat === view.seat ? "" : this.shownBy(view, seat);
      return facts ? [h("dt", {}, name), h("dd", {}, facts)] : [];
    });
    return rows.length ? rows : [h("dt", {}, this.words.t("voids")), h("dd", {}, this.words.t("nothing_shown"))];
  }

  shownBy(view, seat) {
    const { t, suit, card } = this.words;
    const limit = view.no_trump_above[seat];
    return [
      ...view.voids[seat].map((one) => t("void_in", { suit: suit(one) })),
      limit && !view.voids[seat].includes("T") ? t("no_trump_above", { card: card(limit) }) : "",
    ].filter(Boolean).join(", ");
  }
}

class Sheet {
  constructor(words) {
    this.words = words;
    this.body = h("div", { class: "sc-sheet-body" });
    this.goal = h("p", { class: "sc-goal" });
    this.el = h("section", { class: "sc-paper sc-sheet", "aria-label": words.t("score_sheet") },
      h("h3", {}, words.t("score_sheet")), this.body, this.goal);
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
