// The widget: waits for the deck, which all widgets of a kernel share, then draws the board.

async function sharedDeck(model) {
  const id = String(model.get("deck") ?? "").replace("IPY_MODEL_", "");
  try {
    return await model.widget_manager.get_model(id);
  } catch {
    return null;
  }
}

async function render({ model, el }) {
  const deck = await sharedDeck(model);
  const ratio = installSprite(deck?.get("sprite") ?? "");
  await speakRemembered(model, model.get("state").language);
  const lay = () => new Board(model, makeWords(model.get("words")), deck, ratio);
  let board = lay();
  el.append(board.el);
  board.resize();
  board.receive(model.get("state"));
  board.onComm();
  const onWords = () => { board = takePlace(lay(), board); };
  model.on("change:words", onWords);
  const unfollow = followThePage(model);
  return () => {
    unfollow();
    model.off("change:words", onWords);
    board.remove();
  };
}

export default { render };
