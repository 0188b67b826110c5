// A table in another language: a new view takes the place of the old one, in the same moment of the same hand.

const STAYS = ["picks", "covered", "lifted", "left", "showLast"];
const MOMENT = ["state", "before", "shown", "taken", "leap", "known"];

/** Puts `next` where `old` is, and returns it. The old one's words are forgotten, what the person was doing is not. */
function sitDown(next, old) {
  const choosing = old.options.el.open;
  for (const name of STAYS) next[name] = old[name];
  for (const name of MOMENT) next.timeline[name] = old.timeline[name];
  next.status.heard = old.status.heard;
  old.el.replaceWith(next.el);
  old.remove();
  next.resize();
  next.draw(next.timeline.frame);
  next.timeline.schedule();
  next.onComm();
  if (choosing) {
    const { options: button } = next.buttons;
    (button.checkVisibility() ? button : next.menu.button).focus();      // where the focus goes when the dialog is closed
    next.options.show(next.timeline.state);
    next.options.language.focus();
  }
  return next;
}
