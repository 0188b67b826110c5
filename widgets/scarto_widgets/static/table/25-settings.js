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
  try {
    const value = localStorage.getItem(`scarto-${name}`);
    return values.includes(value) ? value : values[0];
  } catch {
    return values[0];
  }
}

function remember(name, value) {
  try { localStorage.setItem(`scarto-${name}`, value); } catch { /* kept for this page only */ }
}
