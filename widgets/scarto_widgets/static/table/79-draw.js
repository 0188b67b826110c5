// Drawing a frame into the parts of the table.

class TableDrawing extends TableActs {
  draw(frame, what) {
    const hadFocus = this.el.contains(document.activeElement);
    const last = this.last;
    this.last = frame;
    if (what) this.showLast = false;
    const ghosts = what === "take" ? this.felt.ghosts() : [];
    const fan = this.drawHand(frame);
    this.drawMiddle(frame, hadFocus);
    this.felt.update(frame, this.showLast ? lastTrick(frame) : null);
    this.drawBar(frame);
    this.coach.update(frame, this.covered);
    this.sheet.update(frame);
    this.drawStatus(frame);
    dress(this.el, frame.state.options.deck);
    if (what === "card") this.felt.flyIn(frame, fan);
    if (what === "take") this.felt.carryOff({ winner: last.done.winner }, ghosts);
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
    this.hand.update(frame.hand, (card) => (this.covered ? down : {
      allowed: mine && legal.has(card),
      barred: mine && !legal.has(card),
      picked: choosing ? this.picks.includes(card) : undefined,
      lifted: card === this.lifted,
      place: this.words.place(card, state.places[card]),
      standing: mine ? this.words.t(legal.has(card) ? "legal" : "barred") : "",
      fresh: choosing && view.talon.includes(card),
      advised: mine && state.options.coach && state.coach?.suggest?.includes(card),
      why: mine ? state.why[card] : "",
    }), this.words.count("your_hand", frame.hand.length));
    this.hand.el.hidden = !frame.hand.length && view.phase === "done";
    this.pile.update(frame.live ? state.pile : [], this.hand.width, this.hand.cardWidth);
    const [seat] = frame.trick.at(-1) ?? [];
    const origin = seat === view.seat ? this.origin : null;
    if (seat === view.seat) this.origin = null;
    return origin;
  }

  drawMiddle(frame, hadFocus) {
    const { view, state } = frame;
    const choosing = frame.live && view.phase === "discard" && view.to_act === view.seat;
    const over = frame.live && view.phase === "done";
    const wasOver = !this.result.el.hidden;
    this.scarto.el.hidden = !choosing || this.covered || this.showLast;
    this.result.el.hidden = !over || this.showLast;
    if (choosing) this.scarto.update(this.picks, view.discard_size);
    if (over) this.result.update(state);
    if (hadFocus && over && !wasOver && !this.showLast) this.result.title.focus({ preventScroll: true });
    // What had the focus may just have been hidden or taken away: the hand gets it.
    const lost = !this.el.contains(document.activeElement) || document.activeElement.closest("[hidden]");
    if (hadFocus && lost) (frame.hand.length ? this.hand : this.el).focus({ preventScroll: true });
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
