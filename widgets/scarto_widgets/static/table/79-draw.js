// Drawing a frame into the parts of the table.

class TableDrawing extends TableActs {
  draw(frame, what) {
    const hadFocus = this.el.contains(document.activeElement);
    const wasOver = !this.result.el.hidden;
    const last = this.last;
    this.last = frame;
    if (what) this.showLast = false;
    const ghosts = what === "take" ? this.felt.ghosts() : [];
    const fan = this.drawHand(frame);
    this.drawMiddle(frame);
    this.felt.update(frame, this.showLast ? lastTrick(frame) : null);
    if (!frame.state.foreseen) this.drawPapers(frame);
    this.drawProgress();
    this.drawStatus(frame);
    attr(this.el, "data-deck", frame.state.options.deck);
    dress(this.el, frame.state.options.deck);
    if (hadFocus) this.keepFocus(frame, wasOver);
    if (what === "card") this.felt.flyIn(frame, fan);
    if (what === "take") this.felt.carryOff({ winner: last.done.winner }, ghosts);
  }

  /** How far the thought has come that the table waits for: a player's in its place, the coach's on its paper. */
  drawProgress() {
    const { view, coach } = this.timeline.state;
    const { seat, share, plays } = this.progress ?? {};
    const mine = seat === view.seat;
    const lasts = plays === playsOf(view).length && seat === view.to_act && this.timeline.frame.live && (!mine || coach?.thinking);
    this.felt.plaques.forEach(({ progress }, place) => progress.show(lasts && !mine && place === seat ? share : null));
    for (const bar of this.coach.bars) bar.show(lasts && mine ? share : null);
  }

  /** What a foreseen card changes nothing of: the kernel's answer, which is on its way, does. */
  drawPapers(frame) {
    this.drawBar(frame);
    this.coach.update(frame, this.covered);
    this.sheet.update(frame);
  }

  /** Draws the hand and gives back where the card just played was, if it was one of its own. */
  drawHand(frame) {
    const { view, state } = frame;
    const mine = frame.live && view.to_act === view.seat;
    const choosing = mine && view.phase === "discard";
    attr(this.el, "data-phase", frame.live ? view.phase : "play");
    this.hand.el.classList.toggle("is-mine", mine);
    this.hand.el.classList.toggle("is-choosing", choosing);
    const legal = new Set(view.legal);
    this.hand.el.classList.toggle("is-covered", this.covered);
    const down = { name: this.words.t("face_down"), standing: "" };
    const marks = (card) => (this.covered ? down : {
      allowed: mine && legal.has(card),
      barred: mine && !legal.has(card),
      picked: choosing ? this.picks.includes(card) : undefined,
      lifted: card === this.lifted,
      place: this.words.place(card, state.places[card]),
      standing: mine ? this.words.t(legal.has(card) ? "legal" : "barred") : "",
      fresh: choosing && view.talon.includes(card),
      advised: mine && state.options.coach && state.coach?.suggest?.includes(card),
      why: mine ? state.why[card] : "",
    });
    const soon = state.foreseen && !state.waited;      // a card foreseen just now leaves the marks of the others as they are
    this.hand.update(frame.hand, soon ? null : marks, this.words.count("your_hand", frame.hand.length));
    this.hand.el.hidden = !frame.hand.length && view.phase === "done";
    this.pile.update(frame.live ? state.pile : [], this.hand.width, this.hand.cardWidth);
    const [seat] = frame.trick.at(-1) ?? [];
    const origin = seat === view.seat ? this.origin : null;
    if (seat === view.seat) this.origin = null;
    return origin;
  }

  drawMiddle(frame) {
    const { view, state } = frame;
    const choosing = frame.live && view.phase === "discard" && view.to_act === view.seat;
    const over = frame.live && view.phase === "done";
    this.scarto.el.hidden = !choosing || this.covered || this.showLast;
    this.result.el.hidden = !over || this.showLast;
    attr(this.felt.el, "data-middle", !this.result.el.hidden ? "result" : !this.scarto.el.hidden ? "scarto" : null);
    if (choosing) this.scarto.update(this.picks, view.discard_size);
    if (over) this.result.update(state);
  }

  /** The result gets the focus when it comes; the hand, when what had it has just been hidden or taken away. Done when
      all is drawn: to move the focus lays the page out. */
  keepFocus(frame, wasOver) {
    if (!this.result.el.hidden && !wasOver) return this.result.title.focus({ preventScroll: true });
    const lost = !this.el.contains(document.activeElement) || document.activeElement.closest("[hidden]");
    if (lost) (frame.hand.length ? this.hand : this.el).focus({ preventScroll: true });
  }

  drawBar({ state, view }) {
    const { t } = this.words;
    const rules = state.options.rulesets.find(({ name }) => name === view.rules.name)?.title ?? view.rules.name;
    const hand = state.counted ? t("hand_number", { n: state.match.hand }) : t("practice");
    setText(this.where, `${rules} · ${hand}`);
    setText(this.buttons.new_hand, t(state.match.over && view.phase === "done" ? "new_match" : "new_hand"));
    attr(this.buttons.coach, "aria-checked", String(state.options.coach));
    attr(this.buttons.hide_hand, "aria-pressed", String(this.covered));
    attr(this.buttons.last_trick, "aria-pressed", String(this.showLast));
  }

  /** What is wrong with the kernel, and what to do where there is no button that does it. */
  trouble() {
    const { line, words: { t } } = this;
    if (!line.dead) return "";
    return [t(line.gone ? "kernel_gone" : "no_answer"), startAgain(this.el) ? "" : t("run_again")].filter(Boolean).join(" ");
  }

  drawStatus(frame) {
    this.status.update(frame, {
      notice: this.trouble() || this.notice, again: this.line.dead && Boolean(startAgain(this.el)),
      looking: this.showLast ? lastTrick(frame) : null,
      left: this.left, lifted: this.lifted, covered: this.covered, waits: this.timeline.waits, picks: this.picks,
    });
  }

  resize() {
    const width = this.el.clientWidth;
    if (!width) return;
    const card = cardWidth(width, setting("look") === "projector");
    this.el.style.setProperty("--card", `${card}px`);
    this.hand.place(width - 2 * HAND_PADDING, card);
    if (this.timeline.state) this.pile.update(this.timeline.frame.live ? this.timeline.state.pile : [], this.hand.width, card);
    if (this.timeline.state) dress(this.el, this.timeline.state.options.deck);
    reachable(this.coach.el);
    reachable(this.sheet.el);
  }
}
