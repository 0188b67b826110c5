// What is shown, and when. The kernel answers a click with one state that already holds the
// other players' cards; the timeline walks there card by card. `shown` counts the cards laid
// so far, `taken` the tricks already carried off.

const CARD_PACE = { slow: 1000, normal: 550, fast: 220, off: 0 };      // milliseconds until the next card
const TRICK_PACE = { slow: 2600, normal: 1500, fast: 700, off: 0, click: Infinity };

const playsOf = (view) => [...view.tricks.flatMap((trick) => trick.cards), ...view.trick];

/** One moment of a hand, as the page shows it: the state as it was after `shown` cards. */
function frameAt(state, before, shown, taken) {
  const { view } = state;
  const plays = playsOf(view);
  const ahead = plays.slice(shown);
  const trick = plays.slice(taken * view.players, shown);
  const done = taken < view.tricks.length && trick.length === view.players ? view.tricks[taken] : null;
  const settled = taken === view.tricks.length;
  const live = settled && ahead.length === 0;
  const counts = settled || !before ? view : before;
  const owed = (seat) => ahead.filter(([player]) => player === seat).length;
  return {
    state, view, live, trick, done, taken, shown,
    hand: view.hand,
    sizes: view.sizes.map((size, seat) => size + owed(seat)),
    points: counts.points,
    captured: counts.captured,
    debt: counts.debt,
    turn: live ? view.to_act : done ? null : ahead[0]?.[0] ?? null,
    led: trick.map(([, card]) => card).find((card) => card !== "F") ?? null,
  };
}

class Timeline {
  constructor(onFrame) {
    this.onFrame = onFrame;
    this.state = null;
    this.leap = false;       // whether the next hand is shown as it is, without the way there
    this.before = null;
    this.speed = setting("speed");
    this.pause = setting("pause");
  }

  get frame() { return frameAt(this.state, this.before, this.shown, this.taken); }

  /** Shows your own card as played before the kernel has answered; what follows from it only the kernel knows. */
  foresee(card) {
    const { state } = this;
    const { view } = state;
    const trick = [...view.trick, [view.seat, card]];
    const next = trick.length < view.players ? (view.seat + 1) % view.players : null;
    const hand = view.hand.filter((other) => other !== card);
    const sizes = view.sizes.map((size, seat) => (seat === view.seat ? size - 1 : size));
    this.update({ ...state, foreseen: true, why: {}, view: { ...view, hand, trick, sizes, legal: [], to_act: next } });
    this.known = state;
  }

  /** The kernel did not take the card: back to the last state that it sent. */
  unforesee() {
    if (!this.known) return;
    this.state = this.known;
    this.known = null;
    this.jump();
  }

  /** Takes a new state: the first one, and one from the middle of a hand, are shown as they are. */
  update(state) {
    const last = this.state;
    this.known = null;       // the state that the kernel sent, while one that was foreseen is shown
    if (last && this.frame.live) this.before = last.view;
    this.state = state;
    if (!last) return this.jump();
    if (last.hand_no !== state.hand_no) {
      const { leap } = this;
      this.leap = false;
      if (leap || state.view.tricks.length) return this.jump();
      this.before = null;
      this.shown = this.taken = 0;
    }
    this.walk();
  }

  /** How long a full trick stays; for ever where it waits for a click. */
  get rest() { return TRICK_PACE[this.pause] ?? TRICK_PACE[this.speed]; }

  /** Whether a full trick lies there and waits for a click. */
  get waits() { return this.rest === Infinity && Boolean(this.frame.done); }

  /** Shows the present at once. */
  jump() {
    clearTimeout(this.timer);
    this.shown = playsOf(this.state.view).length;
    this.taken = this.state.view.tricks.length;
    this.onFrame(this.frame, "jump");
  }

  /** What a click in the middle of a walk does: takes the trick that waits for it, or shows all cards laid so far. */
  goOn() {
    if (this.waits) this.advance();
    else this.finish();
  }

  /** Shows all cards laid so far. */
  finish() {
    if (!this.frame.live) this.jump();
  }

  /** Your own card is shown at once, every other card after a pause. */
  walk() {
    clearTimeout(this.timer);
    if (this.speed === "off" && this.rest === 0) return this.jump();
    const { view } = this.state;
    const next = playsOf(view)[this.shown];
    if (next && next[0] === view.seat && !this.frame.done) this.advance();
    else {
      this.onFrame(this.frame, "wait");
      this.schedule();
    }
  }

  schedule() {
    const { frame } = this;
    if (frame.live || this.waits) return;
    this.timer = setTimeout(() => this.advance(), frame.done ? this.rest : CARD_PACE[this.speed]);
  }

  advance() {
    clearTimeout(this.timer);
    const what = this.frame.done ? "take" : "card";
    if (what === "take") this.taken += 1;
    else this.shown += 1;
    this.onFrame(this.frame, what);
    this.schedule();
  }

  stop() { clearTimeout(this.timer); }
}
