// The bar of a drill: how it goes, and the time, which is shown and never judged.

class Score {
  constructor(words) {
    this.words = words;
    this.clock = h("span", { class: "sd-clock", "aria-hidden": "true" });
    this.streak = h("span", { class: "sd-streak" });
    this.facts = h("span", { class: "sc-where" });
    this.level = h("span", { class: "sd-level", role: "img" });
    this.el = h("div", { class: "sd-score", role: "group", "aria-label": words.t("score") },
      this.clock, this.level, this.facts, this.streak);
  }

  update({ asked, right, streak, level, levels, seconds, due }) {
    const { t } = this.words;
    const facts = [
      asked && t("right_of", { right, asked }),
      seconds !== null && t("seconds_each", { n: this.words.decimal(seconds, seconds < 10 ? 1 : 0) }),
      due && t("due", { n: due }),
    ];
    setText(this.facts, facts.filter(Boolean).join(" · "));
    this.streak.replaceChildren(h("b", {}, streak), ` ${t("streak")}`);
    attr(this.level, "aria-label", t("level", { n: level, all: levels }));
    attr(this.level, "title", t("level", { n: level, all: levels }));
    this.level.replaceChildren(...Array.from({ length: levels }, (_, n) => h("i", n < level ? { class: "is-on" } : {})));
  }
}

/** Counts the seconds of a question from the moment it can be seen. */
class Clock {
  constructor(node, onTick) {
    this.onTick = onTick;
    this.seen = false;
    this.watch = new IntersectionObserver((entries) => {
      if (this.seen || !entries.some((entry) => entry.isIntersecting)) return;
      this.seen = true;
      if (this.waiting) this.start();
    }, { threshold: 0.3 });
    this.watch.observe(node);
  }

  start() {
    clearInterval(this.timer);
    this.waiting = !this.seen;
    this.began = this.seen ? performance.now() : null;
    if (this.seen) this.timer = setInterval(() => this.onTick(this.elapsed() / 1000), 100);
    this.onTick(0);
  }

  elapsed() { return this.began === null ? 0 : performance.now() - this.began; }

  /** Milliseconds since the question could be seen; null if it never could. */
  stop() {
    clearInterval(this.timer);
    this.waiting = false;
    return this.began === null || this.began === undefined ? null : Math.round(this.elapsed());
  }

  remove() {
    clearInterval(this.timer);
    this.watch.disconnect();
  }
}
