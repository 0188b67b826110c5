// The count tray: a heap of cards that are dragged, tapped or keyed into trios.

const DRAG_STARTS = 6;     // pixels a pointer moves before a tap becomes a drag

class Tray {
  constructor(words, { onPlace, onBack, onFill, onClear }) {
    Object.assign(this, { words, onPlace, onBack });
    const { t } = words;
    const button = (key, call) => h("button", { class: "sc-tool", type: "button", onclick: call }, t(key));
    this.heapTitle = h("h3", {});
    this.heap = h("div", { class: "sd-heap", role: "group", "data-drop": "heap" });
    this.trios = h("div", { class: "sd-trios", role: "group", "aria-label": t("trios") });
    this.fill = button("fill", onFill);
    this.clear = button("clear", onClear);
    this.sums = h("div", { class: "sd-sums" });
    this.said = h("p", { class: "sd-verdict", role: "status" });
    this.el = h("div", { class: "sd-tray", onpointerdown: (event) => this.press(event), onkeydown: (event) => this.onKey(event) },
      h("div", { class: "sd-tray-bar" }, this.heapTitle, h("div", { class: "sc-buttons" }, this.fill, this.clear)),
      this.heap, this.trios, h("div", { class: "sd-reckoning" }, this.sums, this.said));
    this.el.addEventListener("click", (event) => this.onClick(event));
  }

  update(tray) {
    this.tray = tray;
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    const at = focused?.dataset.card;
    const wasHeap = focused && this.heap.contains(focused);
    const place = wasHeap ? [...this.heap.children].indexOf(focused) : -1;
    this.drawHeap(tray);
    this.drawTrios(tray);
    this.drawSums(tray);
    if (focused) this.refocus(at, wasHeap, place);
  }

  drawHeap({ heap }) {
    const { t, count } = this.words;
    setText(this.heapTitle, heap.length ? count("heap_left", heap.length) : t("heap_empty"));
    attr(this.heap, "aria-label", this.heapTitle.textContent);
    this.heap.hidden = !heap.length;
    attr(this.fill, "aria-disabled", heap.length ? null : "true");
    this.heap.replaceChildren(...heap.map((card, place) => this.card(card, place, "to_trio", {})));
  }

  card(card, place, key, values) {
    const name = this.words.card(card);
    const label = this.words.sentence(this.words.t(key, { card: name, ...values }));
    return h("button", { class: "sd-tray-card", type: "button", "data-card": card, "aria-label": label, title: this.words.sentence(name), tabindex: place ? -1 : 0 }, face(card));
  }

  drawTrios({ trios, heap }) {
    const { t } = this.words;
    const open = heap.length ? [h("div", { class: "sd-trio is-new", "data-drop": trios.length }, h("span", {}, t("trio_new")))] : [];
    this.trios.hidden = !trios.length && !open.length;
    this.trios.replaceChildren(...trios.map((trio, place) => this.trio(trio, place)), ...open);
  }

  trio({ cards, values, less, count, full }, place) {
    const n = place + 1;
    const label = full ? this.words.t("trio", { n }) : this.words.t("trio_open", { n, room: 3 - cards.length });
    const took = less === "0" ? "" : ` − ${less}`;
    const sum = values.length > 1 ? `${values.join(" + ")}${took} = ` : "";
    return h("div", { class: full ? "sd-trio is-full" : "sd-trio", role: "group", "aria-label": label, "data-drop": place },
      h("div", { class: "sd-trio-cards" }, ...cards.map((card, index) => this.card(card, place + index, "to_heap", { n })),
        ...Array.from({ length: 3 - cards.length }, () => h("span", { class: "sd-place" }))),
      h("p", { class: "sd-trio-sum" }, sum, h("b", {}, count)));
  }

  drawSums({ trios, sum, less, by_trios, by_sum, agree, placed, down, done }) {
    const { t } = this.words;
    const counts = trios.map(({ count }) => count);
    const ways = [
      ["by_trios", counts.length > 1 && counts.length <= 12 ? `${counts.join(" + ")} =` : "", by_trios],
      ["by_sum", t(down ? "two_thirds_down" : "two_thirds", { sum, less, n: placed }), by_sum],
    ];
    this.sums.hidden = !placed;
    this.sums.replaceChildren(h("dl", {}, ...ways.flatMap(([key, how, result]) =>
      [h("dt", {}, t(key)), h("dd", {}, h("span", {}, how), h("b", {}, ` ${result}`))])));
    attr(this.said, "data-agree", placed ? String(agree) : null);
    setText(this.said, !placed ? t("tray_start") : !agree ? t("disagree") : done ? `${t("tray_done", { n: by_trios })} ${t("agree")}` : t("agree"));
  }

  // -- taps and keys

  onClick(event) {
    const button = event.target.closest("[data-card]");
    if (!button || this.dragged) return;
    if (this.heap.contains(button)) this.onPlace(button.dataset.card, null);
    else this.onBack(button.dataset.card);
  }

  cards() { return [...this.el.querySelectorAll("[data-card]")]; }

  onKey(event) {
    const button = event.target.closest("[data-card]");
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!button || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const all = this.cards();
    this.rove(all[all.indexOf(button) + step]);
  }

  rove(button) {
    if (!button) return;
    const group = this.heap.contains(button) ? this.heap : this.trios;
    for (const other of group.querySelectorAll("[data-card]")) attr(other, "tabindex", other === button ? 0 : -1);
    button.focus({ preventScroll: true });
  }

  /** After a card moved the focus stays in the heap, on the card that took its place. */
  refocus(card, wasHeap, place) {
    const heap = [...this.heap.children];
    if (wasHeap && heap.length) return this.rove(heap[Math.min(place, heap.length - 1)]);
    const same = this.cards().find((button) => button.dataset.card === card);
    if (same) return this.rove(same);
    if (!this.el.contains(document.activeElement)) (this.cards()[0] ?? this.clear).focus({ preventScroll: true });
  }

  // -- dragging, with a mouse, a finger or a pen

  press(event) {
    const button = event.target.closest("[data-card]");
    this.dragged = false;
    if (!button || event.button) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (now) => this.drag(button, from, now);
    const stop = new AbortController();
    const end = (now) => { stop.abort(); this.drop(button, now); };
    addEventListener("pointermove", move, { signal: stop.signal });
    addEventListener("pointerup", end, { signal: stop.signal });
    addEventListener("pointercancel", () => { stop.abort(); this.drop(button, null); }, { signal: stop.signal });
  }

  drag(button, from, now) {
    const [x, y] = [now.clientX - from.x, now.clientY - from.y];
    if (!this.dragged && Math.hypot(x, y) < DRAG_STARTS) return;
    this.dragged = true;
    button.classList.add("is-dragged");
    button.style.translate = `${x}px ${y}px`;
    this.mark(this.under(now));
  }

  under({ clientX, clientY }) {
    const found = document.elementsFromPoint(clientX, clientY).map((node) => node.closest?.("[data-drop]"));
    return found.find((node) => node && this.el.contains(node)) ?? null;
  }

  mark(target) {
    for (const node of this.el.querySelectorAll(".is-target")) if (node !== target) node.classList.remove("is-target");
    target?.classList.add("is-target");
  }

  drop(button, event) {
    const target = event && this.dragged ? this.under(event) : null;
    this.mark(null);
    button.classList.remove("is-dragged");
    button.style.translate = "";
    if (!target) return;
    const card = button.dataset.card;
    if (target.dataset.drop === "heap") { if (!this.heap.contains(button)) this.onBack(card); return; }
    const trio = Number(target.dataset.drop);
    if (this.tray.trios[trio]?.cards.includes(card)) return;
    this.onPlace(card, trio);
  }

  focus() { this.cards()[0]?.focus({ preventScroll: true }); }
}
