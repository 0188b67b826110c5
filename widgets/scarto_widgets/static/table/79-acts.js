// What the person does at the table: cards, keys, buttons, settings.

const MARKS_WAIT = 120;     // milliseconds

class TableActs {
  send(kind, values = {}) {
    return this.line.send(kind, { hand: this.timeline.state.hand_no, ...values });
  }

  /** A table without a deck of its own takes the one that this browser remembers. */
  askForDeck() {
    const deck = setting("deck");
    if (!this.timeline.state.options.deck && deck !== "piemontese") this.model.send({ kind: "deck", name: deck });
  }

  onCard(card, event) {
    const byTouch = event.detail > 0 && this.touched;     // a key's click has no detail
    if (event.detail > 1 && !byTouch && this.line.pending) return;      // the second half of a double click
    this.left = null;
    this.unwarn();
    if (!this.timeline.frame.live) {
      // All cards of the trick lie open and you lead next: the click takes the trick and plays.
      const { state, shown, frame } = this.timeline;
      const open = shown === playsOf(state.view).length && frame.view.to_act === frame.view.seat;
      if (!open || this.timeline.waits) return this.timeline.goOn();
      this.timeline.finish();
    }
    const { view, state } = this.timeline.frame;
    if (view.to_act !== view.seat) return this.warn(this.words.t("not_your_turn"));
    if (this.covered) return this.warn(this.words.t("hand_covered"));
    if (!view.legal.includes(card)) return this.warn(this.whyNot(card, byTouch));
    if (view.phase === "discard") return this.pick(card);
    if (byTouch && setting("taps") === "two" && this.lifted !== card) return this.lift(card);
    if (event.detail > 1 && !byTouch) return;      // the second half of a double click is no second card
    this.play(card);
  }

  /** Why a card is barred; to a finger, which has no tooltip, with the card's name. */
  whyNot(card, byTouch) {
    const why = this.timeline.state.why[card] ?? this.words.t("not_now");
    return byTouch ? `${this.words.sentence(this.words.card(card))}. ${why}` : why;
  }

  /** The first tap of a finger: the card is named and stands out until it is tapped again. */
  lift(card) {
    this.lifted = card;
    this.draw(this.timeline.frame);
  }

  play(card) {
    if (!this.send("play", { card, at: playsOf(this.timeline.state.view).length })) return;
    this.origin = this.hand.rect(card);
    this.lifted = null;
    this.timeline.foresee(card);
    this.lookAgain(this.timeline.state);
  }

  /** The marks of the other cards wait for the kernel's answer, which is there in a moment; they do not wait long. */
  lookAgain(foreseen) {
    setTimeout(() => {
      if (this.timeline.state !== foreseen) return;
      foreseen.waited = true;
      this.draw(this.timeline.frame);
    }, MARKS_WAIT);
  }

  /** The button in the status line: starts a new kernel, goes on with a hand left behind, plays the lifted card, or
      takes the trick. */
  onAct() {
    if (this.line.dead) return startAgain(this.el)?.();
    if (this.left) {
      this.timeline.leap = true;
      this.send("resume", { ticket: this.left });
    } else if (this.lifted) this.play(this.lifted);
    else this.timeline.goOn();
    this.hand.focus();
  }

  onKey(event) {
    const command = keyCommand(event);
    if (!command) return;
    event.preventDefault();
    if (command === "only") this.playOnly(event);
    else this.onTool(command);
  }

  /** Plays the card when only one may be played. */
  playOnly(event) {
    const { legal, phase } = this.timeline.state.view;
    if (phase === "play" && legal.length === 1) return this.onCard(legal[0], event);
    this.warn(this.words.t(legal.length ? "more_than_one" : "not_your_turn"));
  }

  set(name, value) {
    if (name === "language") rememberLanguage(value);
    else remember(name, value);
    if (name === "look") {
      attr(this.el, "data-look", value);
      this.resize();
    } else if (name === "deck" || name === "language") this.send(name, { name: value });
    else if (name in this.timeline) this.timeline[name] = value;
  }

  pick(card) {
    const { view } = this.timeline.state;
    this.unwarn();
    if (this.picks.includes(card)) this.picks = this.picks.filter((other) => other !== card);
    else if (this.picks.length < view.discard_size) this.picks = [...this.picks, card];
    else return this.warn(this.words.t("enough_picked"));
    this.draw(this.timeline.frame);
  }

  discard() {
    const { view } = this.timeline.state;
    const missing = view.discard_size - this.picks.length;
    if (missing) return this.warn(this.words.count("pick", missing));
    this.send("discard", { cards: this.picks });
    this.hand.focus();
  }

  onTool(key) {
    const { state } = this.timeline;
    const over = state.view.phase === "done";
    this.menu.close();
    this.unwarn();
    const does = {
      new_hand: () => (over ? this.send("new_hand") : this.throwIn.open()),
      same_deal: () => (over ? this.send("same_deal") : this.startOver.open()),
      last_trick: () => this.toggleLast(),
      coach: () => this.send("coach", { on: !state.options.coach }),
      hide_hand: () => this.cover(!this.covered),
      undo: () => (state.counted && !over ? this.takeBack.open() : this.undo()),
      record: () => this.record.show(state),
      options: () => this.options.show(state),
      tricks: () => this.tricks.show(this.timeline.frame, this.covered),
      keys: () => this.keys.open(),
    };
    does[key]();
  }

  /** Turns your own cards face down, or up again, for a class that watches. */
  cover(covered) {
    this.covered = covered;
    this.lifted = null;
    this.draw(this.timeline.frame);
  }

  /** Taking back shows the moment itself, not the way there. */
  undo() {
    this.timeline.leap = true;
    this.send("undo");
  }

  toggleLast() {
    this.timeline.finish();
    const { frame } = this.timeline;
    if (!frame.taken) return this.warn(this.words.t("no_last_trick"));
    this.showLast = !this.showLast;
    this.draw(frame);
  }

  warn(text) {
    this.notice = text;
    if (this.timeline.state) this.drawStatus(this.timeline.frame);
  }

  unwarn() {
    if (this.notice) this.warn("");
  }
}
