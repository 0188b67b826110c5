// The line to the kernel: one question at a time, and a word when no answer comes.

const NO_ANSWER = 5000;    // milliseconds without an answer until the page says so

class Line {
  constructor(model, deck, words, warn) {
    Object.assign(this, { model, deck, words, warn, pending: false });
  }

  /** Whether the kernel is known to be gone: the deck's model hears of it. */
  get gone() { return this.deck?.comm_live === false; }

  send(kind, values) {
    if (this.pending) return;
    if (this.gone) return this.warn("");
    this.pending = true;
    this.waiting = setTimeout(() => {
      this.pending = false;
      this.warn(this.words.t("no_answer"));
    }, NO_ANSWER);
    try {
      this.model.send({ kind, ...values });
    } catch {
      this.settle();
      this.warn(this.words.t("kernel_gone"));
    }
  }

  /** An answer came: stop waiting for one. */
  settle() {
    clearTimeout(this.waiting);
    this.pending = false;
  }
}
