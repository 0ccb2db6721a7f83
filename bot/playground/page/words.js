// The page's texts in the reader's language, or in English if there are none.

const WORDS = await (await fetch("/page/words.json")).json();
const PLURALS = Object.fromEntries(Object.keys(WORDS).map((code) => [code, new Intl.PluralRules(code)])); // slow to make

/** The names of the page's languages by their locales. */
export const LANGUAGES = Object.fromEntries(Object.entries(WORDS).map(([code, words]) => [localeOf(code), words["language-name"]]));

/** Return the locale of the browser's first language that the page speaks, or undefined. */
export function preferred() {
  const code = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).find((one) => one in WORDS);
  return localeOf(code);
}

function localeOf(code) {
  return { en: "en-US" }[code] ?? code;
}

/** Return the language of the page's texts for a locale. */
export function languageOf(locale) {
  const code = locale.split("-")[0];
  return code in WORDS ? code : "en";
}

/** Return a text with its `{names}` filled in. `count` chooses between plural forms. */
export function say(locale, key, values = {}) {
  const code = languageOf(locale);
  const plural = `${key}.${PLURALS[code].select(values.count ?? 0)}`;
  return (WORDS[code][plural] ?? WORDS[code][key]).replace(/\{(\w+)\}/g, (name, word) => values[word] ?? name);
}

/** Return the reason for a refused request: the page's text for its code, or the server's sentence. */
export function refusal(locale, { code, error }) {
  const key = code ? `refused-${code}` : "refused";
  return (code || !error) && key in WORDS.en ? say(locale, key) : error;
}

/** Return the text for a message or composer after an interaction failed. */
export function failure(locale, answer) {
  if (answer.code === "failed" || !answer.error) return say(locale, "refused-failed");
  return say(locale, "refused-failed-because", { why: refusal(locale, answer) });
}
