// The options: how this browser's person likes the table, and another match.

class Options extends Dialog {
  constructor(words, { onMatch, onSetting, onAdviser }) {
    super(words, words.t("options"));
    this.onMatch = onMatch;
    this.rules = h("select", { onchange: () => this.describe() });
    this.about = h("p", { class: "sc-note" });
    this.game = h("select", { onchange: () => this.seats() });
    this.bots = [1, 2, 3].map(() => h("select"));
    this.settings = Object.keys(SETTINGS).map((name) => this.setting(name, onSetting));
    this.adviser = h("select", { onchange: () => onAdviser(this.adviser.value) });
    this.language = h("select", { onchange: () => onSetting("language", this.language.value) });
    choices(this.language, Object.entries(words.languages));
    this.content.append(
      field(words.t("set_language"), this.language),
      field(words.t("coach"), this.adviser),
      ...this.settings.map(([name, select]) => field(words.t(`set_${name}`), select)),
      h("p", { class: "sc-note" }, words.t("deck_about")), h("hr"),
      field(words.t("rules"), this.rules), this.about, field(words.t("game"), this.game),
      ...this.bots.map((select) => field("", select)),
      h("p", { class: "sc-note" }, words.t("options_about")));
    this.buttons.append(this.button("start_match", () => this.start(), true), this.button("close", () => this.close()));
    choices(this.game, ["three", "four", "piccolo"].map((game) => [game, words.t(`game_${game}`)]));
  }

  setting(name, onSetting) {
    const select = h("select", { onchange: () => onSetting(name, select.value) });
    choices(select, SETTINGS[name].map((value) => [value, this.words.t(`set_${name}_${value}`)]));
    return [name, select];
  }

  show(state) {
    const { options } = state;
    this.state = state;
    choices(this.rules, options.rulesets.map(({ name, title }) => [name, title]));
    this.rules.value = options.ruleset;
    this.game.value = options.piccolo ? "piccolo" : options.players === 4 ? "four" : "three";
    this.bots.forEach((select, index) => {
      const bot = options.bots[index] ?? options.bots[0];
      const known = options.bots_known.map(({ name, title }) => [name, title]);
      choices(select, known.some(([name]) => name === bot) ? known : [[bot, bot], ...known]);
      select.value = bot;
      setText(select.previousSibling, this.words.t("player_of", { name: options.names[index + 1] }));
    });
    for (const [name, select] of this.settings) select.value = setting(name);
    this.language.value = this.words.lang;
    if (options.deck) this.settings.at(-1)[1].value = options.deck;
    const { adviser, advisers } = options;
    const own = advisers.some(({ name }) => name === adviser) ? [] : [[adviser, adviser]];
    choices(this.adviser, [...own, ...advisers.map(({ name, title }) => [name, title])]);
    this.adviser.value = adviser;
    this.adviser.closest("label").hidden = this.adviser.length < 2;
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
