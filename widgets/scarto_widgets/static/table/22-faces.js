// The drawings of the cards. They come as one sheet of symbols, and each is shown as a picture of its own: to the page a
// card is one thing then, and not a hundred shapes to be styled and laid out with every click.

/** The pictures by the names of their symbols, kept for all tables of the page. */
const pictures = () => (document.scartoPictures ??= new Map());

let shownDeck = "piemontese";
const symbolOf = (card) => `scarto-${shownDeck === "french" ? "french-" : ""}${card}`;

/** The drawing of a card, hidden from assistive technology: whoever holds it says its name. */
function face(card) {
  const node = h("img", { class: "sc-face", alt: "", "aria-hidden": "true", draggable: "false", "data-face": card });
  return show(node, symbolOf(card));
}

function show(node, symbol) {
  if (node.dataset.picture === symbol) return node;
  const picture = pictureOf(symbol);
  if (!picture) return node;       // the sheet is on its way
  node.dataset.picture = symbol;
  node.src = picture.src;
  return node;
}

/** A symbol as a loaded picture, made once: others of its address are there at once. */
function pictureOf(symbol) {
  if (!pictures().has(symbol)) {
    const node = document.getElementById(symbol);
    if (!node) return null;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([standing(node)], { type: "image/svg+xml" }));
    pictures().set(symbol, image);
  }
  return pictures().get(symbol);
}

/** The markup of a symbol that stands alone: with all the parts it uses, and the parts that those use. */
function standing(symbol) {
  const parts = new Map();
  const collect = (markup) => {
    for (const [, id] of markup.matchAll(/href="#([^"]+)"/g)) {
      if (parts.has(id)) continue;
      parts.set(id, document.getElementById(id)?.outerHTML ?? "");
      collect(parts.get(id));
    }
  };
  collect(symbol.innerHTML);
  const attributes = [...symbol.attributes].filter(({ name }) => name !== "id").map(({ name, value }) => `${name}="${value}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes.join(" ")}><defs>${[...parts.values()].join("")}</defs>`
    + `${symbol.innerHTML}</svg>`;
}

/** Makes the pictures of a sheet before they are needed, some whenever there is time: a card that is laid is then there
    in the same moment. */
function prepare(symbols) {
  const some = () => {
    for (const symbol of symbols.splice(0, 6)) pictureOf(symbol);
    if (symbols.length) later(some);
  };
  const later = (work) => (globalThis.requestIdleCallback ?? setTimeout)(work);
  later(some);
}

/** Shows all cards inside `root` as the cards of one deck, and covered ones from behind. */
function dress(root, deck) {
  shownDeck = deck;
  for (const node of root.querySelectorAll("img[data-face]")) {
    show(node, symbolOf(node.closest(".is-covered") ? "back" : node.dataset.face));
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
    prepare([...holder.querySelectorAll("symbol")].map((symbol) => symbol.id));
  }
  const box = holder.querySelector("symbol")?.getAttribute("viewBox")?.split(/[\s,]+/).map(Number);
  return box ? box[3] / box[2] : 1.8;
}
