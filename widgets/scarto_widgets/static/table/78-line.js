// The line to the kernel: one question at a time, and a word when no answer comes.

const NO_ANSWER = 5000;    // milliseconds without an answer until the page says so

class Line {
  constructor(model, deck, words, warn) {
    Object.assign(this, { model, deck, words, warn, pending: false, silent: false });
  }

  /** Whether the kernel is known to be gone: the deck's model hears of it. */
  get gone() { return this.deck?.comm_live === false; }

  /** Whether there is no kernel to play with, as far as can be told: it is gone, or has not answered. */
  get dead() { return this.gone || this.silent; }

  /** Asks the kernel; false where a question is open, or nobody is there to answer. */
  send(kind, values) {
    if (this.pending) return false;
    if (this.gone) {
      this.warn("");
      return false;
    }
    this.pending = true;
    this.waiting = setTimeout(() => {
      this.pending = false;
      this.silent = true;
      this.warn("");
    }, NO_ANSWER);
    try {
      this.model.send({ kind, ...values });
      return true;
    } catch {
      this.settle();
      this.silent = true;
      this.warn("");
      return false;
    }
  }

  /** An answer came: stop waiting for one. */
  settle() {
    clearTimeout(this.waiting);
    this.pending = this.silent = false;
  }
}

/** What brings a new kernel: on a page of its own, loading it again; in a notebook, the notebook's own button for it.
    Null where neither is there. The hand that was left is then offered. */
function startAgain(el) {
  const panel = el.closest(".jp-NotebookPanel");
  if (!panel) return () => location.reload();
  const item = panel.querySelector('[data-jp-item-name="restart-and-run"]');
  const button = item?.querySelector("jp-button, button") ?? item;
  return button ? () => press(button) : null;
}

/** Presses a button of JupyterLab's toolbar as a mouse does: most of them act when it goes down, and hear no click. */
function press(button) {
  button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  button.click();
}
