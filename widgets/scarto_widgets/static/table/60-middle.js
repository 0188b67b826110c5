// What lies in the middle of the felt when no trick does: the scarto, or the result.

/** The three places of the scarto, the counter and the button that lays the cards away. */
class Scarto {
  constructor(words, { onBack, onConfirm }) {
    this.words = words;
    this.onBack = onBack;
    this.slots = h("div", { class: "sc-slots" });
    this.counter = h("span", { class: "sc-counter" });
    this.confirm = h("button", { class: "sc-button is-main", type: "button", onclick: onConfirm }, words.t("lay_away"));
    this.el = h("section", { class: "sc-scarto", "aria-label": words.t("scarto") },
      h("h3", {}, words.t("scarto_title")),
      h("p", { class: "sc-legend" }, words.t("talon_legend")),
      this.slots,
      h("div", { class: "sc-row-of-buttons" }, this.counter, this.confirm));
  }

  update(picks, size) {
    setText(this.counter, this.words.t("picked", { n: picks.length, size }));
    attr(this.confirm, "aria-disabled", picks.length === size ? null : "true");
    const key = `${size} ${picks.join()}`;
    if (key === this.key) return;
    this.key = key;
    const empty = Array.from({ length: size - picks.length }, () => h("span", { class: "sc-slot", "aria-hidden": "true" }));
    this.slots.replaceChildren(...picks.map((card) => this.filled(card)), ...empty);
  }

  filled(card) {
    const label = this.words.t("take_back", { the_card: this.words.the(card) });
    const back = () => this.onBack(card);
    return h("button", { class: "sc-slot is-filled", type: "button", "aria-label": label, title: label, tabindex: -1, onclick: back }, face(card));
  }
}

/** A table of figures with a caption for those who hear it. */
function figures(caption, heads, rows) {
  const cell = (tag, scope) => (text) => h(tag, scope ? { scope } : {}, text);
  return h("table", { class: "sc-figures" },
    h("caption", { class: "sc-hidden" }, caption),
    h("thead", {}, h("tr", {}, ...heads.map(cell("th", "col")))),
    h("tbody", {}, ...rows.map(({ best, cells: [first, ...rest] }) =>
      h("tr", best ? { class: "is-best" } : {}, cell("th", "row")(first), ...rest.map(cell("td"))))));
}

/** The end of a hand: one sentence, then counts, scores and chips. */
class Result {
  constructor(words, { onNext, onAgain, onSeat, onThoughts }) {
    this.words = words;
    this.title = h("h3", { tabindex: -1 });
    this.sentence = h("p", {});
    this.body = h("div", {});
    this.next = h("button", { class: "sc-button is-main", type: "button", onclick: onNext });
    this.again = h("button", { class: "sc-button", type: "button", onclick: onAgain }, words.t("same_again"));
    this.seat = h("button", { class: "sc-button", type: "button", onclick: onSeat }, words.t("next_seat"));
    this.thoughts = h("button", { class: "sc-button", type: "button", onclick: onThoughts }, words.t("thoughts"));
    this.deal = h("p", { class: "sc-note" });
    this.el = h("section", { class: "sc-result", "aria-label": words.t("result") },
      this.title, this.sentence, this.body, h("div", { class: "sc-row-of-buttons" }, this.next, this.again, this.seat, this.thoughts), this.deal);
  }

  update(state) {
    if (this.shown === state) return;
    this.shown = state;
    const { t } = this.words;
    const { view, names, match } = state;
    setText(this.title, resultTitle(this.words, state));
    setText(this.sentence, resultSentence(this.words, state));
    setText(this.next, t(match.over ? "new_match" : "new_hand"));
    this.thoughts.hidden = !state.explains;
    setText(this.deal, dealtBy(this.words, state));
    const best = bestOf(view.scores);
    const heads = ["player", "counted", "score", "chips"].map((key) => t(key));
    const rows = names.map((name, seat) => ({
      best: best.includes(seat),
      cells: [name, mixed(view.counts[seat]), mixed(view.scores[seat], true), mixed(view.payments[seat], true)],
    }));
    this.body.replaceChildren(figures(t("result"), heads, rows));
  }
}

const asNumber = (fraction) => {
  const [over, under = 1] = String(fraction).split("/").map(Number);
  return over / under;
};

function bestOf(fractions) {
  const numbers = fractions.map(asNumber);
  const top = Math.max(...numbers);
  return numbers.flatMap((number, seat) => (number > top - 1e-9 ? [seat] : []));
}

function resultTitle(words, { view, names, match, counted }) {
  const winners = counted && match.over ? match.winners : bestOf(view.scores);
  const what = counted && match.over ? "match" : "hand";
  if (winners.length > 1) {
    return words.t(`${what}_shared`, { names: words.list(winners.map((seat) => names[seat])) });
  }
  return words.t(winners[0] === view.seat ? `you_win_${what}` : `they_win_${what}`, { name: names[winners[0]] });
}

/** The number by which the deal can be played again; a deal from a record has none. */
const dealtBy = (words, state) =>
  state.deal === null ? "" : byWhom(words, state, state.view.dealer, "dealt", { number: state.deal });

function resultSentence(words, { view, counted }) {
  const score = asNumber(view.scores[view.seat]);
  const values = {
    count: mixed(view.counts[view.seat]), par: mixed(view.par),
    score: mixed(view.scores[view.seat].replace("-", "")),
  };
  const key = score > 0 ? "above_par" : score < 0 ? "below_par" : "at_par";
  return words.t(key, values) + (counted ? "" : ` ${words.t("not_counted")}`);
}
