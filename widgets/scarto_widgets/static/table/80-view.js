// One table on the page: builds the parts, draws a frame into them, sends what the person does.

const HAND_PADDING = 12;   // pixels at both ends of the hand
const BUTTONS = ["new_hand", "same_deal", "undo", "last_trick", "tricks", "coach", "hide_hand", "record", "options", "keys"];

/** Plain keys pressed at the table are no commands for the notebook ("d d" deletes a cell); Ctrl+S still is one.
    JupyterLab looks for this mark on the element that has the focus, before anything else hears of the key. */
function keepFromJupyter(event, table) {
  if (table.contains(event.target)) {
    attr(event.target, "data-lm-suppress-shortcuts", event.ctrlKey || event.metaKey || event.altKey ? null : "true");
  }
}

/** How wide the cards are at a table of some width. */
const cardWidth = (width, projector) => {
  const wide = Math.max(58, 47 + 0.0393 * width);
  return Math.round(projector ? Math.min(140, 1.1 * wide) : Math.min(98, wide));
};

const lastTrick = (frame) => frame.view.tricks[frame.taken - 1];

class TableView {
  constructor(model, words, deck, ratio) {
    Object.assign(this, { model, words, deck, picks: [], lifted: null, covered: false, left: null, showLast: false, notice: "" });
    this.timeline = new Timeline((frame, what) => this.draw(frame, what));
    this.line = new Line(model, deck, words, (text) => this.warn(text));
    this.hand = new Hand(words, (card, event) => this.onCard(card, event));
    this.pile = new Pile(words);
    this.felt = new Felt(words);
    this.scarto = new Scarto(words, { onBack: (card) => this.pick(card), onConfirm: () => this.discard() });
    this.result = new Result(words, { onNext: () => this.send("new_hand"), onAgain: () => this.send("same_deal"), onSeat: () => this.send("next_seat") });
    this.status = new StatusLine(words, { onAct: () => this.onAct() });
    this.coach = new Coach(words);
    this.sheet = new Sheet(words);
    this.makeDialogs();
    this.build(ratio);
    this.listen();
  }

  makeDialogs() {
    this.throwIn = new Confirm(this.words, "throw_in", () => this.send("new_hand"));
    this.startOver = new Confirm(this.words, "start_over", () => this.send("same_deal"));
    this.takeBack = new Confirm(this.words, "take_back", () => this.undo());
    this.record = new RecordDialog(this.words, {
      onCopy: () => this.send("copy_record"),
      onPaste: (text) => this.send("paste_record", { text }),
      onDeal: (deal) => this.send("play_deal", deal),
    });
    this.options = new Options(this.words, {
      onMatch: (choice) => this.send("new_match", choice),
      onSetting: (name, value) => this.set(name, value),
    });
    this.tricks = new TricksDialog(this.words);
    this.keys = new KeysDialog(this.words);
  }

  build(ratio) {
    const { t } = this.words;
    this.buttons = Object.fromEntries(BUTTONS.map((key) => [key, this.barButton(key)]));
    attr(this.buttons.coach, "role", "switch");
    this.where = h("span", { class: "sc-where" });
    this.felt.el.addEventListener("click", () => this.timeline.goOn());
    this.hand.el.addEventListener("pointerdown", (event) => { this.touched = event.pointerType === "touch"; });
    this.felt.middle.append(this.scarto.el, this.result.el);
    const bar = h("header", { class: "sc-bar" }, h("h2", { class: "sc-title" }, t("title")), this.where,
      h("div", { class: "sc-buttons", role: "group", "aria-label": t("controls") }, ...Object.values(this.buttons)));
    const side = h("aside", { class: "sc-side", "aria-label": t("papers") }, this.coach.el, this.sheet.el);
    this.table = h("div", { class: "sc-table" }, bar, this.felt.el, side,
      this.status.el, this.coach.tip, this.hand.el, this.pile.el);
    const dialogs = [this.throwIn, this.startOver, this.takeBack, this.record, this.options, this.tricks, this.keys];
    this.el = h("section", { class: "scarto", "aria-label": t("table"), lang: this.words.lang, onkeydown: (event) => this.onKey(event) },
      this.table, this.status.log, ...dialogs.map(({ el }) => el));
    this.el.style.setProperty("--ratio", ratio);
    attr(this.el, "data-look", setting("look"));
  }

  barButton(key) {
    return h("button", { class: "sc-tool", type: "button", "data-tool": key, onclick: () => this.onTool(key) }, this.words.t(key));
  }

  listen() {
    this.onState = () => this.receive(this.model.get("state"));
    this.onMessage = (message) => this.answer(message);
    this.onComm = () => { if (this.line.gone) this.warn(""); };
    this.model.on("change:state", this.onState);
    this.model.on("msg:custom", this.onMessage);
    this.onFrench = () => installSprite(this.deck.get("french"), "scarto-deck-french");
    this.deck?.on?.("comm_live_update", this.onComm);
    this.deck?.on?.("change:french", this.onFrench);
    if (this.deck?.get("french")) this.onFrench();
    this.onKeys = (event) => keepFromJupyter(event, this.el);
    addEventListener("keydown", this.onKeys, true);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.el);
  }

  remove() {
    this.timeline.stop();
    this.line.settle();
    this.sizes.disconnect();
    removeEventListener("keydown", this.onKeys, true);
    this.model.off("change:state", this.onState);
    this.model.off("msg:custom", this.onMessage);
    this.deck?.off?.("comm_live_update", this.onComm);
    this.deck?.off?.("change:french", this.onFrench);
    this.el.remove();
  }

  // -- what comes from the kernel

  receive(state) {
    const last = this.timeline.state;
    this.line.settle();
    if (last && last.hand_no !== state.hand_no) {
      this.status.heard = 0;
      this.showLast = false;
      if (this.record.el.open) this.record.close();
    }
    const same = last?.hand_no === state.hand_no && state.view.phase === "discard";
    if (!same) this.picks = [];
    this.lifted = null;
    this.left = leftBehind(state);
    keepTicket(state);
    this.notice = state.note;
    if (!last) this.status.heard = playsOf(state.view).length;
    this.timeline.update(state);
  }

  answer(message) {
    this.line.settle();
    if (message?.kind === "refused") {
      if (this.left) this.left = forgetTicket(this.timeline.state);
      if (this.record.el.open) this.record.refuse(message.text);
      else this.warn(message.text);
    } else if (message?.kind === "record") this.record.receive(message.text);
  }

  // -- what the person does

  send(kind, values = {}) {
    this.line.send(kind, { hand: this.timeline.state.hand_no, ...values });
  }

  /** A table without a deck or a language of its own takes those that this browser remembers. */
  askForDeck() {
    const deck = setting("deck");
    if (!this.timeline.state.options.deck && deck !== "piemontese") this.model.send({ kind: "deck", name: deck });
    askForLanguage(this.model, this.words, this.timeline.state.options.language);
  }

  onCard(card, event) {
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
    const byTouch = event.detail > 0 && this.touched;     // a key's click has no detail
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
    this.origin = this.hand.rect(card);
    this.send("play", { card, at: playsOf(this.timeline.state.view).length });
  }

  /** The button in the status line: goes on with a hand left behind, plays the lifted card, or takes the trick. */
  onAct() {
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
    remember(name, value);
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

  // -- drawing

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
      advised: mine && state.options.coach && state.coach?.suggest.includes(card),
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
    if (hadFocus && lost) this.hand.focus();
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

  drawStatus(frame) {
    this.status.update(frame, {
      notice: this.line.gone ? this.words.t("kernel_gone") : this.notice,
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
