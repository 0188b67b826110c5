// The status line: one sentence, sometimes a button, and the one live region that tells a listener anything.

class StatusLine {
  constructor(words, { onAct }) {
    this.words = words;
    this.heard = 0;       // how many cards of the hand a listener has been told of
    this.going = h("p", { class: "sc-going" });
    this.said = h("p", { class: "sc-said" });
    this.act = h("button", { class: "sc-button is-main sc-act", type: "button", onclick: onAct });
    this.el = h("div", { class: "sc-status" }, h("div", { class: "sc-saying" }, this.going, this.said, this.act));
    this.log = h("div", { class: "sc-hidden", role: "log", "aria-live": "polite", "aria-label": words.t("log") });
  }

  /** What is said, most urgent first: a notice, the trick looked at again, the lifted card, what the hand asks. */
  update(frame, { notice, again, looking, left, lifted, covered, waits, picks }) {
    const { t } = this.words;
    const last = looking && byWhom(this.words, frame.state, looking.winner, "took_last");
    const words = notice || last || (left && t("left")) || this.ask(lifted, covered && frame) || prompt(this.words, frame, picks);
    const settled = frame.live || notice;
    this.said.classList.toggle("is-warning", Boolean(notice));
    this.said.classList.toggle("is-mine", frame.live && frame.view.to_act === frame.view.seat);
    this.said.classList.toggle("sc-hidden", !settled);
    setText(this.going, settled ? "" : words);
    setText(this.said, settled ? words : "");
    this.act.hidden = !again && !left && !lifted && !waits;
    setText(this.act, again ? t("start_again") : left ? t("resume") : lifted ? t("play") : t("go_on"));
    if (!frame.state.foreseen) this.announce(frame, settled ? words : "");
  }

  /** What the lifted card is, and how it is played; or that the hand has to be turned up first. */
  ask(lifted, covered) {
    const { card, sentence, t } = this.words;
    if (covered && covered.live && covered.view.to_act === covered.view.seat) return t("hand_covered");
    return lifted && t("tap_again", { card: sentence(card(lifted)) });
  }

  /** Tells the cards as they are laid, who takes them, and then what there is to do. */
  announce(frame, asked) {
    const news = account(this.words, frame, this.heard);
    this.heard = frame.shown;
    const words = [news, news || asked !== this.asked ? asked : ""].filter(Boolean).join(" ");
    if (words) this.asked = asked;
    if (words) this.log.append(h("p", {}, words));
    while (this.log.children.length > 6) this.log.firstChild.remove();
  }
}
