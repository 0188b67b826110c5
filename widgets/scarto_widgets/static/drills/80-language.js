// A drill in another language: a new board takes the place of the old one, and nothing is answered by that.

/** Puts `next` where `old` is, and returns it. */
function takePlace(next, old) {
  const chose = document.activeElement === old.pick;
  const draft = old.state.result ? undefined : old.answer?.draft;      // what was picked or written, and not sent yet
  old.el.replaceWith(next.el);
  old.remove();
  next.resize();
  next.receive(next.model.get("state"));
  next.onComm();
  if (draft !== undefined) next.answer.resume(draft);
  if (chose) next.pick.focus();
  return next;
}
