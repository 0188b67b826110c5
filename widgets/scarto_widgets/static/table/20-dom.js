// The few helpers that make and change elements.

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

/** How far somebody's thought has come: a thin bar, there only while a long one lasts. */
class Progress {
  constructor(label = "") {
    this.bar = h("i");
    this.el = h("span", { class: "sc-progress", role: "progressbar", "aria-label": label, hidden: true }, this.bar);
  }

  /** Shows a share from 0 to 1; null where nobody thinks. */
  show(share) {
    this.el.hidden = share === null;
    if (share === null) return;
    attr(this.el, "aria-valuenow", Math.round(100 * share));
    this.bar.style.scale = `${share} 1`;
  }
}

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
