// The page's words, in the language of whoever reads them. English stands in for a language that has none.

const LANGUAGES = ["en", "it"];
const WORDS = Object.fromEntries(await Promise.all(LANGUAGES.map(async (code) => [code, await (await fetch(`/page/words/${code}.json`)).json()])));
const PLURALS = Object.fromEntries(LANGUAGES.map((code) => [code, new Intl.PluralRules(code)])); // slow to make

/** The first of the browser's languages that is one of the page's, as Discord's locale; nothing where none is. */
export function preferred() {
  const code = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase()).find((one) => one in WORDS);
  return { en: "en-US" }[code] ?? code;
}

/** The language of the page's words for a person's locale. */
export function languageOf(locale) {
  const code = locale.split("-")[0];
  return code in WORDS ? code : "en";
}

/** What a key says, its `{names}` filled in; a `count` chooses between the plurals of a key that has some. */
export function say(locale, key, values = {}) {
  const code = languageOf(locale);
  const plural = `${key}.${PLURALS[code].select(values.count ?? 0)}`;
  return (WORDS[code][plural] ?? WORDS[code][key]).replace(/\{(\w+)\}/g, (name, word) => values[word] ?? name);
}

/** Why the server or the connection refused something: by its code, else in its own words. */
export function refusal(locale, { code, error }) {
  const key = code ? `refused-${code}` : "refused";
  return (code || !error) && key in WORDS.en ? say(locale, key) : error;
}

/** What stands under a message or the composer when the bot was asked in vain. */
export function failure(locale, answer) {
  if (answer.code === "failed" || !answer.error) return say(locale, "refused-failed");
  return say(locale, "refused-failed-because", { why: refusal(locale, answer) });
}
