/**
 * Initial articles by MARC language code. A preposition or name that looks the same ('A caminho',
 * 'Los Angeles') is filed wrongly by any such list, so where the indicator says zero only the
 * languages are trusted whose records most often leave it unset.
 */
const articles: Readonly<Record<string, ReadonlySet<string>>> = {
  por: new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas']),
  spa: new Set(['el', 'la', 'lo', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  eng: new Set(['the', 'a', 'an']),
  fre: new Set(['le', 'la', 'les', 'un', 'une', 'des']),
  ita: new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'uno', 'una']),
  ger: new Set(['der', 'die', 'das', 'ein', 'eine']),
  cat: new Set(['el', 'la', 'els', 'les', 'un', 'una']),
  glg: new Set(['o', 'a', 'os', 'as', 'un', 'unha']),
};
const despiteZero = new Set(['por', 'eng']);

const opening = /^["'“”‘’«¡¿([<…. ]+/u;
const firstWord = /^(\S+) +(?=\S)/u;
/** An indicator is believed where it ends at a word: after a space, apostrophe, hyphen or opening quote. */
const wordEnd = /[\s'’\-ʻ‘ʼ"“«([¿¡]$/u;

function byIndicator(title: string, count: number): string | undefined {
  const skipped = title.slice(0, count);
  return wordEnd.test(skipped) && count < title.length ? title.slice(count) : undefined;
}

function byArticle(title: string, language: string): string {
  const bare = title.replace(opening, '');
  const [whole, word] = firstWord.exec(bare) ?? [];
  if (!whole || !word || !articles[language]?.has(word.toLowerCase())) return bare;
  return bare.slice(whole.length);
}

/** The title from its first filing character on: MARC's non-filing indicator, else the language's articles. */
export function sortTitle(title: string, indicator: string, language: string): string {
  const count = '123456789'.indexOf(indicator) + 1;
  const said = count > 0 ? byIndicator(title, count) : undefined;
  if (said !== undefined) return said.replace(opening, '') || title;
  const guess = indicator !== '0' || despiteZero.has(language);
  return (guess ? byArticle(title, language) : title.replace(opening, '')) || title;
}
