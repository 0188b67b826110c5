// One drill, quiz or tray on the page: draws what the kernel says, sends what the person does.

const NO_ANSWER = 5000;    // milliseconds without an answer until the page says so
const ONE_AT_A_TIME = { answer: 1, next: 1, again: 1, tray: 1 };
const SIDE = 16;           // pixels beside the hand
const ANSWERS = { choice: ChoiceAnswer, pick: PickAnswer, number: NumberAnswer, sheet: SheetAnswer };

/** What every board has: a connection to the kernel that says when it is silent. */
class Line {
  constructor(model, deck, words, onWarn) {
    Object.assign(this, { model, deck, words, onWarn });
  }

  /** Sends a message; a second answer while the first is on its way is none, but cards may follow each other fast. */
  send(kind, values = {}) {
    if (this.waiting && kind in ONE_AT_A_TIME) return false;
    clearTimeout(this.waiting);
    if (this.deck?.comm_live === false) return this.gone();
    this.waiting = setTimeout(() => { this.settle(); this.onWarn(this.words.t("no_answer")); }, NO_ANSWER);
    try {
      this.model.send({ kind, ...values });
      return true;
    } catch {
      this.settle();
      return this.gone();
    }
  }

  gone() {
    this.onWarn(this.words.t("kernel_gone"));
    return false;
  }

  settle() {
    clearTimeout(this.waiting);
    this.waiting = null;
  }
}

class Board {
  constructor(model, words, deck, ratio) {
    Object.assign(this, { model, words, deck });
    this.line = new Line(model, deck, words, (text) => this.warn(text));
    this.tray = new Tray(words, {
      onPlace: (card, trio) => this.line.send("place", { card, trio }),
      onBack: (card) => this.line.send("back", { card }),
      onFill: () => this.line.send("fill"),
      onClear: () => this.line.send("clear"),
    });
    this.build(model.get("state"));
    this.el.style.setProperty("--ratio", ratio);
    this.listen();
  }

  build({ board, title }) {
    const { t } = this.words;
    this.score = new Score(this.words);
    this.stage = new Stage(this.words);
    this.again = h("span", { class: "sd-again" }, t("repeat"));
    this.prompt = h("h3", { class: "sd-prompt" });
    this.note = h("p", { class: "sd-note" });
    this.place = h("div", { class: "sd-answer" });
    this.trayButton = h("button", { class: "sc-tool sd-tray-button", type: "button", onclick: () => this.toggleTray() });
    this.verdict = h("p", { class: "sd-verdict-line", role: "status", "aria-live": "polite" });
    this.next = h("button", { class: "sc-button is-main sd-next", type: "button", onclick: () => this.goOn() });
    this.keys = h("p", { class: "sd-keys" });
    this.feedback = h("div", { class: "sd-feedback" }, this.keys, this.verdict, this.next);
    const label = board === "drill" ? t("drill", { title }) : t(board === "tray" ? "count_tray" : "quiz");
    this.bar = board === "drill"
      ? h("header", { class: "sc-bar sd-bar" }, h("h2", { class: "sc-title" }, title), this.score.el, this.languages())
      : h("h2", { class: "sc-hidden" }, label);
    this.el = h("section", { class: "scarto sd", "aria-label": label, lang: this.words.lang, "data-board": board, "data-lm-suppress-shortcuts": "true", onkeydown: (event) => this.onKey(event) },
      h("div", { class: "sd-board" }, this.bar,
        h("div", { class: "sd-question" }, this.again, this.prompt, this.note), this.stage.el, this.place,
        this.trayButton, this.tray.el, this.feedback));
    this.clock = new Clock(this.el, (seconds) => this.tick(seconds));
  }

  /** The choice of a language, kept by the browser for all drills and tables. */
  languages() {
    const { lang, languages, t } = this.words;
    const pick = h("select", { class: "sd-language", "aria-label": t("language"), onchange: () => this.speak(pick.value) },
      ...Object.entries(languages).map(([code, name]) => h("option", { value: code, lang: code }, name)));
    pick.value = lang;
    this.pick = pick;
    return pick;
  }

  speak(code) {
    rememberLanguage(code);
    this.line.send("language", { name: code });
  }

  listen() {
    this.onState = () => this.receive(this.model.get("state"));
    this.onMessage = (message) => {
      this.line.settle();
      if (message?.kind === "refused") this.warn(message.text);
    };
    this.onComm = () => { if (this.deck?.comm_live === false) this.line.gone(); };
    this.model.on("change:state", this.onState);
    this.model.on("msg:custom", this.onMessage);
    this.deck?.on?.("comm_live_update", this.onComm);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.el);
  }

  remove() {
    this.line.settle();
    this.clock.remove();
    this.sizes.disconnect();
    this.model.off("change:state", this.onState);
    this.model.off("msg:custom", this.onMessage);
    this.deck?.off?.("comm_live_update", this.onComm);
    this.el.remove();
  }

  // -- what comes from the kernel

  receive(state) {
    this.line.settle();
    const last = this.state;
    this.state = state;
    const hadFocus = this.el.contains(document.activeElement);
    this.notice = "";
    if (state.question && last?.seq !== state.seq) this.ask(state);
    if (state.question) this.draw(state, last, hadFocus);
    this.drawTray(state, last);
    this.drawVerdict();
    if (hadFocus) this.bringIntoView(state, last);
  }

  /** After an answer its verdict is in sight, and then the next question. */
  bringIntoView({ result, seq }, last) {
    const news = result && !last?.result ? this.feedback : seq !== last?.seq ? this.prompt : null;
    news?.scrollIntoView({ block: "nearest" });
  }

  ask({ question, board, repeat }) {
    const kind = ANSWERS[question.kind];
    if (!(this.answer instanceof kind)) {
      this.answer = new kind(this.words, { onAnswer: (answer) => this.send(answer), onWarn: (text) => this.warn(text) });
      this.place.replaceChildren(this.answer.el);
    }
    attr(this.el, "data-kind", question.kind);
    attr(this.el, "data-clock", question.clock && board === "drill" ? "yes" : null);
    this.again.hidden = !repeat;
    setText(this.prompt, question.prompt);
    setText(this.note, question.note);
    this.stage.update(question);
    setText(this.keys, this.answer.hint(question));
    this.answer.ask(question, [repeat && this.words.t("repeat_said"), question.prompt, question.note].filter(Boolean).join(" "));
    this.resize();
    this.clock.start();
  }

  draw({ question, result, score }, last, hadFocus) {
    if (score) this.score.update(score);
    this.answer.show(result);
    if (result?.reveal.length && !last?.result) this.stage.update({ ...question, cards: result.reveal });
    if (result) this.clock.stop();
    const goesOn = result && (score || !result.correct);
    this.next.hidden = !goesOn;
    setText(this.next, this.words.t(score ? "next" : "again"));
    attr(this.el, "data-result", result ? (result.correct ? "right" : "wrong") : null);
    if (!hadFocus || !last) return;
    if (result && !last.result && goesOn) this.next.focus({ preventScroll: true });
    if (!result && last.seq !== this.state.seq) this.answer.focus();
  }

  drawTray({ tray, board, question }, last) {
    const offered = board !== "tray" && question?.tray;
    this.trayButton.hidden = !offered;
    setText(this.trayButton, this.words.t(tray ? "tray_close" : "tray_open"));
    attr(this.trayButton, "aria-expanded", String(Boolean(tray)));
    this.tray.el.hidden = !tray;
    this.stage.el.classList.toggle("sd-away", Boolean(tray) && board !== "tray");
    if (tray) this.tray.update(tray);
    if (tray && last && !last.tray && board !== "tray") this.tray.focus();
  }

  drawVerdict() {
    const result = this.state?.result;
    this.feedback.classList.toggle("is-warning", Boolean(this.notice));
    this.feedback.classList.toggle("is-empty", !this.notice && !result);
    this.keys.hidden = Boolean(this.notice || result);
    if (this.notice || !result) return setText(this.verdict, this.notice ?? "");
    const { heading, reason } = result;
    if (this.verdict.textContent !== `${heading} ${reason}`) this.verdict.replaceChildren(h("b", {}, heading), ` ${reason}`);
    return undefined;
  }

  // -- what the person does

  send(answer) {
    this.warn("");
    this.line.send("answer", { seq: this.state.seq, answer, ms: this.clock.stop() });
  }

  goOn() {
    this.line.send(this.state.score ? "next" : "again", { seq: this.state.seq });
  }

  toggleTray() {
    this.line.send("tray", { seq: this.state.seq, on: !this.state.tray });
  }

  /** A digit anywhere chooses; letters belong to fields. */
  onKey(event) {
    // Enter held down answers once: its repeats must not press the button for the next question.
    if (event.key === "Enter" && event.repeat) return event.preventDefault();
    if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (!/^[1-9]$/.test(event.key) || !this.answer || this.state.result) return undefined;
    return this.answer.digit(Number(event.key));
  }

  warn(text) {
    this.notice = text;
    this.drawVerdict();
  }

  tick(seconds) {
    setText(this.score.clock, this.words.t("seconds", { n: this.words.decimal(seconds, 1) }));
  }

  resize() {
    const width = this.el.clientWidth;
    if (!width) return;
    const card = Math.round(Math.min(104, Math.max(62, 50 + 0.042 * width)));
    this.el.style.setProperty("--card", `${card}px`);
    this.answer?.resize(width - 2 * SIDE, card);
    if (this.state?.result && this.answer) this.answer.show(this.state.result);
  }
}
