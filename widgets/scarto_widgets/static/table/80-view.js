// One table on the page: builds the parts, draws a frame into them, sends what the person does.

const NO_ANSWER = 5000;    // milliseconds without an answer until the page says so
const HAND_PADDING = 12;   // pixels at both ends of the hand
const BUTTONS = ["new_hand", "same_deal", "last_trick", "coach", "record", "options"];

/** Plain keys pressed at the table are no commands for the notebook ("d d" deletes a cell); Ctrl+S still is one.
    JupyterLab looks for this mark on the element that has the focus, before anything else hears of the key. */
function keepFromJupyter(event, table) {
  if (table.contains(event.target)) {
    attr(event.target, "data-lm-suppress-shortcuts", event.ctrlKey || event.metaKey || event.altKey ? null : "true");
  }
}

const lastTrick = (frame) => frame.view.tricks[frame.taken - 1];

class TableView {
  constructor(model, words, deck, ratio) {
    Object.assign(this, { model, words, deck, picks: [], heard: 0, showLast: false, notice: "" });
    this.timeline = new Timeline((frame, what) => this.draw(frame, what));
    this.hand = new Hand(words, (card, event) => this.onCard(card, event));
    this.pile = new Pile(words);
    this.felt = new Felt(words);
    this.scarto = new Scarto(words, { onBack: (card) => this.pick(card), onConfirm: () => this.discard() });
    this.result = new Result(words, { onNext: () => this.send("new_hand"), onAgain: () => this.send("same_deal") });
    this.coach = new Coach(words);
    this.sheet = new Sheet(words);
    this.makeDialogs();
    this.build(ratio);
    this.listen();
  }

  makeDialogs() {
    this.throwIn = new Confirm(this.words, "throw_in", () => this.send("new_hand"));
    this.startOver = new Confirm(this.words, "start_over", () => this.send("same_deal"));
    this.record = new RecordDialog(this.words, {
      onCopy: () => this.send("copy_record"),
      onPaste: (text) => this.send("paste_record", { text }),
    });
    this.options = new Options(this.words, {
      onMatch: (choice) => this.send("new_match", choice),
      onSpeed: (speed) => this.timeline.setSpeed(speed),
      onDeck: (deck) => { remember("deck", deck); this.send("deck", { name: deck }); },
    });
  }

  build(ratio) {
    const { t } = this.words;
    this.buttons = Object.fromEntries(BUTTONS.map((key) => [key, this.barButton(key)]));
    attr(this.buttons.coach, "role", "switch");
    this.where = h("span", { class: "sc-where" });
    this.going = h("p", { class: "sc-going" });
    this.said = h("p", { class: "sc-said", role: "status", "aria-live": "polite" });
    this.log = h("div", { class: "sc-hidden", role: "log", "aria-live": "polite", "aria-label": t("log") });
    this.felt.el.addEventListener("click", () => this.timeline.finish());
    this.felt.middle.append(this.scarto.el, this.result.el);
    const bar = h("header", { class: "sc-bar" }, h("h2", { class: "sc-title" }, t("title")), this.where,
      h("div", { class: "sc-buttons", role: "group", "aria-label": t("controls") }, ...Object.values(this.buttons)));
    const side = h("aside", { class: "sc-side", "aria-label": t("papers") }, this.coach.el, this.sheet.el);
    this.table = h("div", { class: "sc-table" }, bar, this.felt.el, side,
      h("div", { class: "sc-status" }, this.going, this.said), this.hand.el, this.pile.el);
    this.el = h("section", { class: "scarto", "aria-label": t("table") },
      this.table, this.log, this.throwIn.el, this.startOver.el, this.record.el, this.options.el);
    this.el.style.setProperty("--ratio", ratio);
  }

  barButton(key) {
    return h("button", { class: "sc-tool", type: "button", "data-tool": key, onclick: () => this.onTool(key) }, this.words.t(key));
  }

  listen() {
    this.onState = () => this.receive(this.model.get("state"));
    this.onMessage = (message) => this.answer(message);
    this.onComm = () => { if (this.gone) this.warn(""); };
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
    clearTimeout(this.waiting);
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
    this.settle();
    if (last && last.hand_no !== state.hand_no) {
      this.heard = 0;
      this.showLast = false;
      if (this.record.el.open) this.record.close();
    }
    const same = last?.hand_no === state.hand_no && state.view.phase === "discard";
    if (!same) this.picks = [];
    this.notice = state.note;
    if (!last) this.heard = playsOf(state.view).length;
    this.timeline.update(state);
  }

  answer(message) {
    this.settle();
    if (message?.kind === "refused") {
      if (this.record.el.open) setText(this.record.note, message.text);
      else this.warn(message.text);
    } else if (message?.kind === "record") this.record.receive(message.text);
  }

  /** An answer came: stop waiting for one. */
  settle() {
    clearTimeout(this.waiting);
    this.pending = false;
  }

  // -- what the person does

  send(kind, values = {}) {
    if (this.pending) return;
    if (this.gone) return this.warn("");
    this.pending = true;
    this.waiting = setTimeout(() => {
      this.pending = false;
      this.warn(this.words.t("no_answer"));
    }, NO_ANSWER);
    try {
      this.model.send({ kind, hand: this.timeline.state.hand_no, ...values });
    } catch {
      this.settle();
      this.warn(this.words.t("kernel_gone"));
    }
  }

  /** A table without a deck of its own takes the one that this browser remembers. */
  askForDeck() {
    const deck = setting("deck");
    if (!this.timeline.state.options.deck && deck !== "piemontese") this.model.send({ kind: "deck", name: deck });
  }

  /** Whether the kernel is known to be gone: the deck's model hears of it. */
  get gone() { return this.deck?.comm_live === false; }

  onCard(card, event) {
    this.unwarn();
    if (!this.timeline.frame.live) {
      // All cards of the trick lie open and you lead next: the click takes the trick and plays.
      const { state, shown, frame } = this.timeline;
      const open = shown === playsOf(state.view).length && frame.view.to_act === frame.view.seat;
      this.timeline.finish();
      if (!open) return;
    }
    const { view, state } = this.timeline.frame;
    if (view.to_act !== view.seat) return this.warn(this.words.t("not_your_turn"));
    if (!view.legal.includes(card)) return this.warn(state.why[card] ?? this.words.t("not_now"));
    if (view.phase === "discard") return this.pick(card);
    if (event.detail > 1) return;      // the second half of a double click is no second card
    this.origin = this.hand.rect(card);
    this.send("play", { card, at: playsOf(view).length });
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
      record: () => this.record.show(),
      options: () => this.options.show(state, this.timeline.speed),
    };
    does[key]();
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
    this.coach.update(frame);
    this.sheet.update(frame);
    this.drawStatus(frame);
    dress(this.el, frame.state.options.deck);
    if (what === "card") this.felt.flyIn(frame, fan);
    if (what === "take") this.felt.carryOff({ winner: last.done.winner }, ghosts);
    if (frame.live) this.announce(frame);
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
    this.hand.update(frame.hand, (card) => ({
      allowed: mine && legal.has(card),
      barred: mine && !legal.has(card),
      picked: choosing ? this.picks.includes(card) : undefined,
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
    this.scarto.el.hidden = !choosing || this.showLast;
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
    attr(this.buttons.last_trick, "aria-pressed", String(this.showLast));
  }

  drawStatus(frame) {
    const said = this.showLast ? byWhom(this.words, frame.state, lastTrick(frame).winner, "took_last") : "";
    const notice = this.gone ? this.words.t("kernel_gone") : this.notice;
    const words = notice || said || prompt(this.words, frame, this.picks);
    const settled = frame.live || notice;
    const mine = frame.live && frame.view.to_act === frame.view.seat;
    this.said.classList.toggle("is-warning", Boolean(notice));
    this.said.classList.toggle("is-mine", mine);
    this.said.classList.toggle("sc-hidden", !settled);
    setText(this.going, settled ? "" : words);
    setText(this.said, settled ? words : "");
  }

  announce(frame) {
    const words = account(this.words, frame, this.heard);
    this.heard = playsOf(frame.view).length;
    if (words) this.log.append(h("p", {}, words));
    while (this.log.children.length > 4) this.log.firstChild.remove();
  }

  resize() {
    const width = this.el.clientWidth;
    if (!width) return;
    const card = Math.round(Math.min(98, Math.max(58, 47 + 0.0393 * width)));
    this.el.style.setProperty("--card", `${card}px`);
    this.hand.place(width - 2 * HAND_PADDING, card);
    if (this.timeline.state) this.pile.update(this.timeline.frame.live ? this.timeline.state.pile : [], this.hand.width, card);
    if (this.timeline.state) dress(this.el, this.timeline.state.options.deck);
    reachable(this.coach.el);
    reachable(this.sheet.el);
  }
}
