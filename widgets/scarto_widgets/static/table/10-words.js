// Words: everything the page says comes from the catalogue that the kernel sent.

const FRACTIONS = {
  "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/6": "⅙", "5/6": "⅚",
};

/** "59/3" as a mixed number, 19⅔; with `signed`, + before what is above zero. */
function mixed(fraction, signed = false) {
  const [over, under = 1] = String(fraction).split("/").map(Number);
  const size = Math.abs(over);
  const whole = Math.floor(size / under);
  const rest = size % under;
  const part = rest ? FRACTIONS[`${rest}/${under}`] ?? `${whole ? " " : ""}${rest}/${under}` : "";
  const sign = over < 0 ? "−" : signed && over > 0 ? "+" : "";
  return sign + (whole || !part ? whole : "") + part;
}

/** The group a card stands in: its suit, the Fool with the trumps. */
const groupOf = (card) => (card === "F" ? "T" : card[0]);

/** The language of one table: `t` fills a sentence, `card`, `the` (with its article), `suit` and `list` name things. */
function makeWords({ lang, languages, text, cards, the, suits, ordinals = [] }) {
  const t = (key, values = {}) =>
    (text[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  const count = (key, n, values = {}) => t(n === 1 ? `${key}_one` : `${key}_many`, { n, ...values });
  const list = (items) =>
    items.length < 2 ? items.join("")
      : t("list_and", { first: items.slice(0, -1).join(", "), last: items.at(-1) });
  const sentence = (words) => words.charAt(0).toUpperCase() + words.slice(1);
  const place = (card, n) =>
    n === 1 ? t("place_first", { suit: suits[card[0]] })
      : n ? t("place", { nth: ordinals[n - 1], suit: suits[card[0]] }) : "";
  const formats = new Map();       // made once: to make one takes longer than to draw a hand
  const decimal = (number, digits) => {
    if (!formats.has(digits)) {
      formats.set(digits, new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }));
    }
    return formats.get(digits).format(number);
  };
  return {
    lang, languages, t, count, list, sentence, place, decimal,
    card: (card) => cards[card] ?? card,
    the: (card) => the[card] ?? card,
    suit: (suit) => suits[suit] ?? suit,
  };
}

/** "Bruna takes" for a player, "You take" for the person at the bottom. */
const byWhom = (words, state, seat, key, values = {}) =>
  words.t(seat === state.view.seat ? `you_${key}` : `they_${key}`, { name: state.names[seat], ...values });
