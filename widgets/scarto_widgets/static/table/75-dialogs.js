// What a dialog is, and the questions before a hand is lost.

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

/** A label with its control beside it. */
function field(text, control) {
  return h("label", { class: "sc-field" }, h("span", {}, text), control);
}

/** The choices of a select, as pairs of value and text. */
function choices(select, pairs) {
  select.replaceChildren(...pairs.map(([value, text]) => h("option", { value }, text)));
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
