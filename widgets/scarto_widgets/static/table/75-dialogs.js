// The dialogs: options, record, and the questions before a hand is lost.

class Dialog {
  constructor(words, title) {
    this.words = words;
    this.title = h("h3", {}, title);
    this.content = h("div", { class: "sc-dialog-body" });
    this.buttons = h("div", { class: "sc-row-of-buttons" });
    this.el = h("dialog", { class: "sc-dialog", "aria-label": title, onclick: (event) => this.outside(event) },
      this.title, this.content, this.buttons);
  }

  open() { this.el.showModal(); }

  close() { this.el.close(); }

  outside(event) {
    if (event.target !== this.el) return;
    const box = this.el.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && event.detail) this.close();
  }

  button(key, onclick, main = false) {
    return h("button", { class: `sc-button${main ? " is-main" : ""}`, type: "button", onclick }, this.words.t(key));
  }
}

/** Asks before something is lost; `key` begins its four sentences in the catalogue. */
class Confirm extends Dialog {
  constructor(words, key, onYes) {
    super(words, words.t(`${key}_title`));
    this.content.append(h("p", {}, words.t(`${key}_about`)));
    this.buttons.append(
      this.button(`${key}_yes`, () => { this.close(); onYes(); }, true),
      this.button("play_on", () => this.close()));
  }
}

class RecordDialog extends Dialog {
  constructor(words, { onCopy, onPaste }) {
    super(words, words.t("record"));
    this.note = h("p", { class: "sc-note", role: "status" });
    this.box = h("textarea", { rows: 6, spellcheck: "false", "aria-label": words.t("record_text"), placeholder: words.t("record_hint") });
    this.content.append(h("p", {}, words.t("record_about")), this.box, this.note);
    this.buttons.append(
      this.button("copy_record", onCopy),
      this.button("paste_record", () => onPaste(this.box.value), true),
      this.button("close", () => this.close()));
  }

  show() {
    setText(this.note, "");
    this.open();
  }

  /** Shows a record that the kernel sent and puts it on the clipboard, where the browser allows it. */
  async receive(text) {
    this.box.value = text;
    this.box.select();
    try {
      await navigator.clipboard.writeText(text);
      setText(this.note, this.words.t("copied"));
    } catch {
      setText(this.note, this.words.t("copy_by_hand"));
    }
  }
}

class Options extends Dialog {
  constructor(words, { onMatch, onSpeed, onDeck }) {
    super(words, words.t("options"));
    this.onMatch = onMatch;
    this.rules = h("select", { onchange: () => this.describe() });
    this.about = h("p", { class: "sc-note" });
    this.game = h("select", { onchange: () => this.seats() });
    this.bots = [1, 2, 3].map(() => h("select"));
    this.speed = h("select", { onchange: () => onSpeed(this.speed.value) });
    this.deck = h("select", { onchange: () => onDeck(this.deck.value) });
    this.content.append(
      this.field("speed", this.speed), this.field("deck", this.deck),
      h("p", { class: "sc-note" }, words.t("deck_about")), h("hr"),
      this.field("rules", this.rules), this.about, this.field("game", this.game),
      ...this.bots.map((select, index) => this.field("player_of", select, index)),
      h("p", { class: "sc-note" }, words.t("options_about")));
    this.buttons.append(this.button("start_match", () => this.start(), true), this.button("close", () => this.close()));
    this.choices(this.speed, ["slow", "normal", "fast", "off"].map((speed) => [speed, words.t(`speed_${speed}`)]));
    this.choices(this.deck, SETTINGS.deck.map((deck) => [deck, words.t(`deck_${deck}`)]));
    this.choices(this.game, ["three", "four", "piccolo"].map((game) => [game, words.t(`game_${game}`)]));
  }

  field(key, control, index) {
    const label = h("label", { class: "sc-field" }, h("span", {}, this.words.t(key)), control);
    if (index !== undefined) control.caption = label.firstChild;
    return label;
  }

  choices(select, pairs) {
    select.replaceChildren(...pairs.map(([value, text]) => h("option", { value }, text)));
  }

  show(state, speed) {
    const { options } = state;
    this.state = state;
    this.choices(this.rules, options.rulesets.map(({ name, title }) => [name, title]));
    this.rules.value = options.ruleset;
    this.game.value = options.piccolo ? "piccolo" : options.players === 4 ? "four" : "three";
    this.bots.forEach((select, index) => {
      const bot = options.bots[index] ?? options.bots[0];
      const known = options.bots_known.map(({ name, title }) => [name, title]);
      this.choices(select, known.some(([name]) => name === bot) ? known : [[bot, bot], ...known]);
      select.value = bot;
      setText(select.caption, this.words.t("player_of", { name: options.names[index + 1] }));
    });
    this.speed.value = speed;
    this.deck.value = options.deck ?? setting("deck");
    this.describe();
    this.seats();
    this.open();
  }

  describe() {
    setText(this.about, this.state.options.rulesets.find(({ name }) => name === this.rules.value)?.note ?? "");
  }

  seats() {
    const four = this.game.value === "four";
    this.bots[2].closest("label").hidden = !four;
  }

  start() {
    const four = this.game.value === "four";
    this.close();
    this.onMatch({
      ruleset: this.rules.value, players: four ? 4 : 3, piccolo: this.game.value === "piccolo",
      bots: this.bots.slice(0, four ? 3 : 2).map((select) => select.value),
    });
  }
}
