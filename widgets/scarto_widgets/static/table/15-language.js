// The language of a table or a drill: that which the browser remembers, or the page round it speaks, unless the notebook
// has chosen one.

const LANGUAGE_WAIT = 500;    // milliseconds that the first drawing waits for other words; a busy kernel sends them later

/** Asks the kernel for the language that this browser remembers, and waits until its words are there. */
async function speakRemembered(model, own) {
  const code = remembered("language") ?? document.documentElement.dataset.speaks;
  const { lang, languages } = model.get("words");
  if (own || code === lang || !(code in languages)) return;
  await new Promise((done) => {
    const heard = () => {
      clearTimeout(timer);
      model.off("change:words", heard);
      done();
    };
    const timer = setTimeout(heard, LANGUAGE_WAIT);
    model.on("change:words", heard);
    try { model.send({ kind: "language", name: code }); } catch { heard(); }
  });
}

/** Remembers a language that was chosen here, and tells the page round it, which speaks it as well. */
function rememberLanguage(code) {
  remember("language", code);
  dispatchEvent(new CustomEvent("scarto-spoken", { detail: code }));
}

/** Asks the kernel for each language that is chosen on the page; returns what ends that. */
function followThePage(model) {
  const onSpeak = ({ detail }) => { if (detail !== model.get("words").lang) model.send({ kind: "language", name: detail }); };
  addEventListener("scarto-speak", onSpeak);
  return () => removeEventListener("scarto-speak", onSpeak);
}
