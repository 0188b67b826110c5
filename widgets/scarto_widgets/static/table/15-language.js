// The language of a table or a drill: asked for where the browser remembers another, changed without losing anything.

/** Asks the kernel for the language that this browser remembers, unless the notebook has chosen one (`own`). */
function askForLanguage(model, words, own) {
  const code = remembered("language");
  if (!own && code !== words.lang && code in words.languages) model.send({ kind: "language", name: code });
}
