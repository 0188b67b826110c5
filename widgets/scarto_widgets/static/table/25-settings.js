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

const ticketKey = (state) => `scarto-ticket ${location.pathname} ${state.table}`;

function keepTicket(state) {
  if (state.fresh) return;
  try {
    if (state.ticket) localStorage.setItem(ticketKey(state), state.ticket);
    else localStorage.removeItem(ticketKey(state));
  } catch { /* the hand does not outlive this page */ }
}

/** The ticket of a hand that was left, while nobody has played at this table. */
function leftBehind(state) {
  try { return state.fresh ? localStorage.getItem(ticketKey(state)) : null; } catch { return null; }
}

function forgetTicket(state) {
  try { localStorage.removeItem(ticketKey(state)); } catch { /* nothing was kept */ }
  return null;
}
