// The one sentence that says what is going on or what to do: pure functions of a frame.

function prompt(words, frame, picks) {
  const { state, view } = frame;
  if (frame.done) return takes(words, frame);
  if (!frame.live) return begins(frame) ? opening(words, state) : byWhom(words, state, frame.turn, "to_play");
  if (view.phase === "done") return state.pile.length ? words.count("hand_over", state.pile.length) : words.t("hand_over_none");
  if (view.to_act === null) return "";       // your card fills the trick, and the kernel has not said who takes it
  if (view.to_act !== view.seat) return byWhom(words, state, view.to_act, "to_play");
  if (view.phase === "discard") return scartoPrompt(words, view, picks);
  return [begins(frame) ? opening(words, state) : "", playPrompt(words, frame)].filter(Boolean).join(" ");
}

/** Before the first card of a hand. */
const begins = (frame) => frame.taken === 0 && frame.trick.length === 0;

function takes(words, { state, done }) {
  const best = done.cards.find(([seat]) => seat === done.winner)[1];
  const fate = done.fool ? ` ${words.t(`fool_${done.fool.fate}`)}` : "";
  return byWhom(words, state, done.winner, "take", { the_card: words.the(best) }) + fate;
}

function scartoPrompt(words, view, picks) {
  const missing = view.discard_size - picks.length;
  return missing ? words.count("pick", missing) : words.t("ready");
}

/** What the trick asks of your hand, told from which cards are legal. */
function playPrompt(words, { view, led, trick }) {
  if (!trick.length) return view.hand.length === 1 ? words.t("last_card") : words.t("you_lead");
  if (!led) return words.t("fool_led");
  const legal = view.legal.filter((card) => card !== "F");
  const suit = words.suit(led[0]);
  if (legal.length && legal.every((card) => card[0] === led[0])) {
    const held = view.hand.filter((card) => card[0] === led[0]);
    return words.t(held.length > legal.length ? "follow_over" : "follow", { suit });
  }
  if (legal.length && legal.every((card) => card[0] === "T")) {
    const held = view.hand.filter((card) => card[0] === "T");
    return words.t(held.length > legal.length ? "must_overtrump" : "must_trump", { suit });
  }
  return words.t("throw_off", { suit });
}

/** How a hand begins, in words: who deals, who laid cards away, who leads. */
function opening(words, { view, names }) {
  const key = view.dealer === view.seat ? "you_laid_away" : "dealer_laid_away";
  return words.count(key, view.discard_size, { name: names[view.dealer] });
}

/** Everything that has been shown and a listener has not heard yet, in one announcement. */
function account(words, frame, heard) {
  const { state, view, shown } = frame;
  const parts = heard === 0 && shown ? [opening(words, state)] : [];
  let place = 0;
  const say = (trick) => {
    for (const [seat, card] of trick.cards) {
      if (place >= heard && place < shown && seat !== view.seat) parts.push(words.t("plays_card", { name: state.names[seat], card: words.card(card) }) + ".");
      place += 1;
    }
    if (trick.winner !== undefined && place > heard && place <= shown) parts.push(takes(words, { state, done: trick }));
  };
  view.tricks.forEach(say);
  say({ cards: view.trick });
  return parts.filter(Boolean).join(" ");
}
