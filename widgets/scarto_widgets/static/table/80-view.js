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
  const wide = 47 + 0.0393 * width;
  return Math.round(Math.max(58, Math.min(projector ? Math.min(140, 1.1 * wide) : Math.min(98, wide), tallest(projector))));
};

/** The widest card with which felt and hand of a wide table fit into the window, a heading above them. */
const tallest = (projector) => (innerHeight - (projector ? 200 : 260)) / 5.15;

const lastTrick = (frame) => frame.view.tricks[frame.taken - 1];

class TableView extends TableDrawing {
  constructor(model, words, deck, ratio) {
    super();
    Object.assign(this, { model, words, deck, picks: [], lifted: null, covered: false, left: null, showLast: false, notice: "" });
    this.timeline = new Timeline((frame, what) => this.draw(frame, what));
    this.line = new Line(model, deck, words, () => this.lostLine());
    this.hand = new Hand(words, (card, event) => this.onCard(card, event));
    this.pile = new Pile(words);
    this.felt = new Felt(words);
    this.scarto = new Scarto(words, { onBack: (card) => this.pick(card), onConfirm: () => this.discard() });
    this.result = new Result(words, {
      onNext: () => this.send("new_hand"), onAgain: () => this.send("same_deal"), onSeat: () => this.send("next_seat"),
      onThoughts: () => this.thoughts.show(this.timeline.state),
    });
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
      onAdviser: (name) => this.send("adviser", { name }),
    });
    this.thoughts = new ThoughtsDialog(this.words, { onAsk: (trick) => this.send("thoughts", { trick }) });
    this.tricks = new TricksDialog(this.words);
    this.keys = new KeysDialog(this.words);
  }

  build(ratio) {
    const { t } = this.words;
    this.buttons = Object.fromEntries(BUTTONS.map((key) => [key, this.barButton(key)]));
    attr(this.buttons.coach, "role", "switch");
    this.menu = new Menu(this.words, Object.values(this.buttons));
    this.where = h("span", { class: "sc-where" });
    this.felt.el.addEventListener("click", () => this.timeline.goOn());
    this.hand.el.addEventListener("pointerdown", (event) => { this.touched = event.pointerType === "touch"; });
    this.felt.middle.append(this.scarto.el, this.result.el);
    const bar = h("header", { class: "sc-bar" }, h("h2", { class: "sc-title" }, t("title")), this.where,
      this.menu.button, this.menu.el);
    const side = h("aside", { class: "sc-side", "aria-label": t("papers") }, this.coach.el, this.sheet.el);
    this.table = h("div", { class: "sc-table" }, bar, this.felt.el, side,
      this.status.el, this.coach.tip, this.hand.el, this.pile.el);
    const dialogs = [this.throwIn, this.startOver, this.takeBack, this.record, this.options, this.tricks, this.thoughts, this.keys];
    this.el = h("section", { class: "scarto", tabindex: -1, "aria-label": t("table"), lang: this.words.lang,
      onkeydown: (event) => this.onKey(event) },
      this.table, this.status.log, ...dialogs.map(({ el }) => el));
    this.el.style.setProperty("--ratio", ratio);
    attr(this.el, "data-look", setting("look"));
  }

  barButton(key) {
    return h("button", { class: "sc-tool", type: "button", "data-tool": key, onclick: () => this.onTool(key) }, this.words.t(key));
  }

  listen() {
    this.onState = () => this.receive(unpackState(this.model.get("now"), this.model.get("options")));
    this.onMessage = (message) => this.answer(message);
    this.onComm = () => { if (this.line.gone) this.warn(""); };
    this.model.on("change:now", this.onState);
    this.model.on("msg:custom", this.onMessage);
    this.onFrench = () => {
      installSprite(this.deck.get("french"), "scarto-deck-french");
      if (this.timeline.state) dress(this.el, this.timeline.state.options.deck);
    };
    this.deck?.on?.("comm_live_update", this.onComm);
    this.deck?.on?.("change:french", this.onFrench);
    if (this.deck?.get("french")) this.onFrench();
    this.onKeys = (event) => keepFromJupyter(event, this.el);
    addEventListener("keydown", this.onKeys, true);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.el);
    this.onWindow = () => this.resize();
    addEventListener("resize", this.onWindow);
  }

  remove() {
    this.timeline.stop();
    releaseTicket(this.owner);
    this.line.settle();
    this.sizes.disconnect();
    removeEventListener("keydown", this.onKeys, true);
    removeEventListener("resize", this.onWindow);
    this.model.off("change:now", this.onState);
    this.model.off("msg:custom", this.onMessage);
    this.deck?.off?.("comm_live_update", this.onComm);
    this.deck?.off?.("change:french", this.onFrench);
    this.el.remove();
  }

  /** The table behind this view, by a name that all its views on the page share. */
  get owner() { return this.model.get("options").id; }

  // -- what comes from the kernel

  receive(state) {
    const last = this.timeline.state;
    this.line.settle();
    if (last && last.hand_no !== state.hand_no) {
      this.status.heard = 0;
      this.showLast = false;
      for (const { el } of [this.record, this.thoughts]) if (el.open) el.close();
    }
    const moved = last?.hand_no !== state.hand_no || last.view.phase !== state.view.phase
      || playsOf(last.view).length !== playsOf(state.view).length;
    if (moved) {
      this.picks = [];
      this.lifted = null;
    }
    this.left = leftBehind(state, this.owner);
    keepTicket(state, this.owner);
    if (moved || state.note) this.notice = state.note;
    if (!last) this.status.heard = playsOf(state.view).length;
    this.timeline.update(state);
  }

  /** Somebody's thought goes on; that is no answer to anything. */
  hearProgress({ hand, seat, share }) {
    const { state } = this.timeline;
    if (hand !== state?.hand_no) return;
    this.progress = { seat, share, plays: playsOf(state.view).length };
    this.drawProgress();
  }

  /** Nobody answers: the card that was played is no card played. */
  lostLine() {
    this.timeline.unforesee();
    this.warn("");
  }

  answer(message) {
    if (message?.kind === "progress") return this.hearProgress(message);
    this.line.settle();
    if (message?.kind === "refused") {
      this.timeline.unforesee();
      if (this.left) this.left = forgetTicket(this.timeline.state, this.owner);
      if (this.record.el.open) this.record.refuse(message.text);
      else this.warn(message.text);
    } else if (message?.kind === "record") this.record.receive(message.text);
    else if (message?.kind === "thoughts") this.thoughts.receive(message);
  }
}
