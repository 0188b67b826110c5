// The buttons of the bar; where the table is narrow they lie in a menu, out of the way of the cards.

class Menu {
  constructor(words, buttons) {
    this.el = h("div", { class: "sc-buttons", role: "group", "aria-label": words.t("controls") }, ...buttons);
    this.button = h("button", { class: "sc-tool sc-menu", type: "button", "aria-expanded": "false", onclick: () => this.toggle() }, words.t("menu"));
    this.el.addEventListener("keydown", (event) => { if (event.key === "Escape") this.close(); });
    this.el.addEventListener("focusout", (event) => {
      if (event.relatedTarget && !this.el.contains(event.relatedTarget) && event.relatedTarget !== this.button) this.show(false);
    });
  }

  get isOpen() { return this.el.classList.contains("is-open"); }

  show(open) {
    this.el.classList.toggle("is-open", open);
    attr(this.button, "aria-expanded", String(open));
  }

  toggle() {
    this.show(!this.isOpen);
    if (this.isOpen) this.el.querySelector("button").focus();
  }

  /** Closes an open menu, and gives the focus back to what opened it. */
  close() {
    if (!this.isOpen) return;
    this.button.focus();
    this.show(false);
  }
}
