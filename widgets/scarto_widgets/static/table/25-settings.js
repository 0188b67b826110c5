// What a browser remembers of how its person likes the table, for all tables and pages of this address.

/** Each setting with its possible values, the first of which holds until another is chosen. */
const SETTINGS = {
  "speed": ["normal", "slow", "fast", "off"],
  "pause": ["same", "slow", "normal", "fast", "click"],
  "taps": ["two", "one"],
  "look": ["screen", "projector"],
  "deck": ["piemontese", "french"],
};

/** The remembered value of a setting, or its first possible one. */
function setting(name) {
  const values = SETTINGS[name];
  const value = remembered(name);
  return values.includes(value) ? value : values[0];
}

function remembered(name) {
  try { return localStorage.getItem(`scarto-${name}`); } catch { return null; }
}

function remember(name, value) {
  try { localStorage.setItem(`scarto-${name}`, value); } catch { /* kept for this page only */ }
}

// The ticket of the hand on the table: sealed by the kernel, opened by none but the same user's. So a hand outlives a
// reload that starts a new kernel, and the page still knows no hidden card.

// Tables that are laid alike have one name: the first on the page keeps it, the others get a number, so that none writes
// over another's hand. The names are the document's, since each table brings this code along for itself.
const claims = () => (document.scartoTables ??= new Map());

/** The place of a table's ticket in the browser's memory; `owner` is the table's model, however often it is shown. */
function ticketKey(state, owner) {
  const name = `scarto-ticket ${location.pathname} ${state.table}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? name : `${name} ${number}`;
    const taken = claims().get(key);
    if (taken === undefined || taken === owner) {
      claims().set(key, owner);
      return key;
    }
  }
}

/** A table that leaves the page makes room for the next of its name. */
function releaseTicket(owner) {
  for (const [key, taken] of claims()) if (taken === owner) claims().delete(key);
}

function keepTicket(state, owner) {
  if (state.fresh) return;
  const key = ticketKey(state, owner);
  try {
    if (state.ticket) localStorage.setItem(key, state.ticket);
    else localStorage.removeItem(key);
  } catch { /* the hand does not outlive this page */ }
}

/** The ticket of a hand that was left, while nobody has played at this table. */
function leftBehind(state, owner) {
  const key = ticketKey(state, owner);
  try { return state.fresh ? localStorage.getItem(key) : null; } catch { return null; }
}

function forgetTicket(state, owner) {
  try { localStorage.removeItem(ticketKey(state, owner)); } catch { /* nothing was kept */ }
  return null;
}
