// Hands that come and go: records as text and as files, and deals by their numbers.

const LONGEST_FILE = 20000;    // bytes; a record takes about 1,500

class RecordDialog extends Dialog {
  constructor(words, { onCopy, onPaste, onDeal }) {
    super(words, words.t("record"));
    const { t } = words;
    Object.assign(this, { onCopy, onPaste, onDeal });
    this.note = h("p", { class: "sc-note", role: "status" });
    this.box = h("textarea", { rows: 5, spellcheck: "false", "aria-label": t("record_text"), placeholder: t("record_hint") });
    this.file = h("input", { type: "file", accept: ".json,application/json", hidden: true, onchange: () => this.openFile() });
    this.number = h("input", { type: "text", inputmode: "numeric", maxlength: 15 });
    this.dealer = h("select");
    this.content.append(
      h("p", {}, t("record_about")), this.box, this.file,
      h("div", { class: "sc-row-of-buttons" },
        this.button("copy_record", () => this.ask("clipboard")), this.button("save_file", () => this.ask("file")),
        this.button("open_file", () => this.file.click()), this.button("paste_record", () => onPaste(this.box.value), true)),
      this.note, h("hr"), h("p", {}, t("deal_about")),
      field(t("deal_number"), this.number), field(t("deal_dealer"), this.dealer));
    this.buttons.append(this.button("play_deal", () => this.deal(), true), this.button("close", () => this.close()));
  }

  show({ names, view, deal }) {
    setText(this.note, "");
    choices(this.dealer, names.map((name, seat) => [String(seat), name]));
    this.dealer.value = String(view.dealer);
    if (deal !== null) this.number.value = String(deal);
    this.open();
  }

  refuse(text) { setText(this.note, text); }

  ask(where) {
    this.where = where;
    this.onCopy();
  }

  deal() {
    const digits = this.number.value.trim();
    if (!/^\d{1,15}$/.test(digits)) return this.refuse(this.words.t("deal_digits"));
    this.onDeal({ number: Number(digits), dealer: Number(this.dealer.value) });
  }

  async openFile() {
    const [file] = this.file.files;
    this.file.value = "";
    if (!file) return;
    if (file.size > LONGEST_FILE) return this.refuse(this.words.t("file_long"));
    this.box.value = await file.text();
    this.onPaste(this.box.value);
  }

  /** Shows a record that the kernel sent, and saves it or puts it on the clipboard, where the browser allows that. */
  async receive(text) {
    this.box.value = text;
    if (this.where === "file") return this.save(text);
    this.box.select();
    try {
      await navigator.clipboard.writeText(text);
      setText(this.note, this.words.t("copied"));
    } catch {
      setText(this.note, this.words.t("copy_by_hand"));
    }
  }

  save(text) {
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href, download: "scarto-hand.json" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10000);
    setText(this.note, this.words.t("saved"));
  }
}
