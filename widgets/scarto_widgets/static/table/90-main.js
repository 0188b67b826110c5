// The widget: waits for the deck, which all tables of a kernel share, then draws the table.

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
  await speakRemembered(model, model.get("options").language);
  const lay = () => new TableView(model, makeWords(model.get("words")), deck, ratio);
  let view = lay();
  el.append(view.el);
  view.resize();
  view.onState();
  view.onComm();
  view.askForDeck();
  const onWords = () => { view = sitDown(lay(), view); };
  model.on("change:words", onWords);
  const unfollow = followThePage(model);
  return () => {
    unfollow();
    model.off("change:words", onWords);
    view.remove();
  };
}

export default { render };
