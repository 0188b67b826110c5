// The few helpers that make and change elements.

const SVG = "http://www.w3.org/2000/svg";

/** Sets an attribute only where it changes; null and false take it away. */
function attr(node, name, value) {
  if (value === null || value === undefined || value === false) return node.removeAttribute(name);
  const text = value === true ? "" : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** An element: attributes, `on…` listeners, then children. */
function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else attr(node, name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Changes a text only where it differs, so that live regions speak once. */
function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** The drawing of a card, hidden from assistive technology: whoever holds it says its name. */
function face(card) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "sc-face");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#scarto-${card}`);
  use.dataset.face = card;
  svg.append(use);
  return svg;
}

/** Makes `parent` hold one child for each key, in order, keeping the elements it has. */
function keyed(parent, kept, keys, make) {
  for (const [key, node] of kept) {
    if (!keys.includes(key)) { node.remove(); kept.delete(key); }
  }
  keys.forEach((key, place) => {
    if (!kept.has(key)) kept.set(key, make(key));
    const node = kept.get(key);
    if (parent.children[place] !== node) parent.insertBefore(node, parent.children[place] ?? null);
  });
}

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows all cards inside `root` as the cards of one deck, and covered ones from behind. */
function dress(root, deck) {
  const prefix = deck === "french" ? "#scarto-french-" : "#scarto-";
  for (const use of root.querySelectorAll("use[data-face]")) {
    attr(use, "href", prefix + (use.closest(".is-covered") ? "back" : use.dataset.face));
  }
}

/** Puts a deck's drawings into the document, once for all tables of the page. */
function installSprite(markup, id = "scarto-deck") {
  let holder = document.getElementById(id);
  if (!holder) {
    holder = h("div", { id, "aria-hidden": "true" });
    holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    holder.innerHTML = markup;
    document.body.append(holder);
  }
  const box = holder.querySelector("symbol")?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number);
  return box ? box[3] / box[2] : 1.8;
}
