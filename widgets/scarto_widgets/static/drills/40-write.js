// Answering by writing: one number, or the blanks of a score sheet.

/** A field for a number, with room for what was right. */
function numberField(label, { numeric, onEnter }) {
  return h("input", {
    type: "text", class: "sd-number", "aria-label": label, autocomplete: "off", spellcheck: "false", maxlength: 14,
    inputmode: numeric ? "numeric" : "text",
    onkeydown: (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onEnter(event.target);
    },
  });
}

class NumberAnswer {
  constructor(words, { onAnswer }) {
    this.words = words;
    this.field = numberField(words.t("your_answer"), { numeric: true, onEnter: () => this.send() });
    this.submit = h("button", { class: "sc-button is-main", type: "button", onclick: () => this.send() }, words.t("answer"));
    this.right = h("span", { class: "sd-right" });
    this.el = h("div", { class: "sd-write", role: "group" }, this.field, this.right, this.submit);
    this.onAnswer = onAnswer;
  }

  ask(question, label) {
    attr(this.el, "aria-label", label);
    this.field.value = "";
  }

  send() { if (!this.judged) this.onAnswer(this.field.value.trim()); }

  show(result) {
    this.judged = Boolean(result);
    this.submit.classList.toggle("is-done", this.judged);
    this.field.readOnly = this.judged;
    if (result) this.field.value = result.given;
    attr(this.field, "data-mark", result?.marks[0]);
    setText(this.right, result?.marks[0] === "wrong" ? result.numbers[0] ?? "" : "");
  }

  focus() { this.field.focus({ preventScroll: true }); }

  digit() {}

  get draft() { return this.field.value; }

  resume(text) { this.field.value = text; }

  resize() {}

  hint() { return this.words.t("keys_write"); }
}

class SheetAnswer {
  constructor(words, { onAnswer }) {
    this.words = words;
    this.onAnswer = onAnswer;
    this.paper = h("div", { class: "sd-paper" });
    this.submit = h("button", { class: "sc-button is-main", type: "button", onclick: () => this.send() }, words.t("answer"));
    this.controls = h("div", { class: "sd-controls" }, this.submit);
    this.el = h("div", { class: "sd-sheet", role: "group" }, this.paper, this.controls);
  }

  ask({ sheet }, label) {
    attr(this.el, "aria-label", label);
    this.fields = [];
    const head = (scope) => (text) => h("th", { scope }, text);
    this.paper.replaceChildren(h("table", { class: "sd-figures" },
      h("caption", { class: "sc-hidden" }, label),
      h("thead", {}, h("tr", {}, h("td", {}), ...sheet.columns.map(head("col")))),
      h("tbody", {}, ...sheet.rows.map((row, y) => h("tr", {}, head("row")(row),
        ...sheet.cells[y].map((cell, x) => (cell === null ? this.blank(`${row}, ${sheet.columns[x]}`) : h("td", {}, cell))))))));
  }

  blank(label) {
    const field = numberField(label, { onEnter: () => this.enter(field) });
    const right = h("span", { class: "sd-right" });
    this.fields.push({ field, right });
    return h("td", {}, field, right);
  }

  /** Enter goes to the next empty blank, and answers when there is none. */
  enter(field) {
    const here = this.fields.findIndex((entry) => entry.field === field);
    const order = [...this.fields.slice(here + 1), ...this.fields.slice(0, here + 1)];
    const empty = order.find((entry) => !entry.field.value.trim());
    if (empty) empty.field.focus();
    else this.send();
  }

  send() { if (!this.judged) this.onAnswer(this.fields.map(({ field }) => field.value.trim())); }

  show(result) {
    this.judged = Boolean(result);
    this.controls.classList.toggle("is-done", this.judged);
    this.fields.forEach(({ field, right }, place) => {
      const mark = result?.marks[place];
      field.readOnly = this.judged;
      if (result) field.value = result.given[place] ?? "";
      attr(field, "data-mark", mark);
      attr(field, "aria-invalid", mark === "wrong" ? "true" : null);
      setText(right, mark === "wrong" ? result.numbers[place] ?? "" : "");
    });
  }

  focus() { this.fields[0]?.field.focus({ preventScroll: true }); }

  digit() {}

  get draft() { return this.fields.map(({ field }) => field.value); }

  resume(texts) { this.fields.forEach(({ field }, place) => { field.value = texts[place]; }); }

  resize() {}

  hint() { return this.words.t("keys_write"); }
}
