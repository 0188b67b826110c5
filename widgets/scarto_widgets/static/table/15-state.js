// The state as the kernel packs it for the way (wire.py), unpacked for everybody who reads it here.

const cardsIn = (text) => (text ? text.split(" ") : []);

function unpackTrick([leader, cards, winner, fate, debtPaid], players) {
  return {
    cards: cardsIn(cards).map((card, place) => [(leader + place) % players, card]),
    winner, fool: fate && { fate }, debt_paid: debtPaid,
  };
}

/** The state of a table: what changes with every click, and the options, which do not. */
function unpackState(now, options) {
  const { view } = now;
  const lists = ["hand", "legal", "talon", "discards", "unseen"];
  return {
    ...now,
    options,
    pile: cardsIn(now.pile),
    places: Object.fromEntries(cardsIn(now.places).map((pair) => pair.split(":")).map(([card, n]) => [card, Number(n)])),
    why: Object.fromEntries(Object.entries(now.why).flatMap(([why, cards]) => cardsIn(cards).map((card) => [card, why]))),
    view: {
      ...view,
      ...Object.fromEntries(lists.map((name) => [name, cardsIn(view[name])])),
      tricks: view.tricks.map((trick) => unpackTrick(trick, view.players)),
    },
  };
}
