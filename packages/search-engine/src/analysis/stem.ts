import snowball from 'snowball-stemmers';

export const stemmedLanguages = ['pt', 'en', 'es'] as const;
export type StemmedLanguage = (typeof stemmedLanguages)[number];

/**
 * Endings of plurals in Portuguese, without accents, and their singular. Snowball takes 'ação' and
 * 'ações' for two words and needs the accents that people leave out.
 */
const portuguesePlurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)(?:oes|aes|aos)$/, 'ao'],
  [/(?<=..)ais$/, 'al'],
  // 'fóssil', 'fósseis' and 'civil', 'civis': all end in -el here, which no reader sees.
  [/(?<=..)(?:eis|il)$/, 'el'],
  [/(?<=.)ois$/, 'ol'],
  [/(?<=..)uis$/, 'ul'],
  [/(?<=.)ns$/, 'm'],
  [/(?<=[rsz])es$/, ''],
  [/(?<=..[^aeiou])is$/, 'el'],
  [/(?<=..[aeiou])s$/, ''],
];
const unchangedPortuguese = new Set([
  'mais',
  'dois',
  'depois',
  'pois',
  'seis',
  'tres',
  'pais',
  'lapis',
  'tenis',
  'gratis',
  'oasis',
  'virus',
]);
const irregularPortuguese = new Map([
  ['leis', 'lei'],
  ['reis', 'rei'],
  ['males', 'mal'],
]);

export function portugueseSingular(word: string): string {
  if (unchangedPortuguese.has(word)) return word;
  const irregular = irregularPortuguese.get(word);
  if (irregular !== undefined) return irregular;
  for (const [ending, singular] of portuguesePlurals) {
    if (ending.test(word)) return word.replace(ending, singular);
  }
  return word;
}

const algorithms: Readonly<Record<StemmedLanguage, (word: string) => string>> = {
  pt: (() => {
    const stemmer = snowball.newStemmer('portuguese');
    return (word) => stemmer.stem(portugueseSingular(word));
  })(),
  en: (() => {
    const stemmer = snowball.newStemmer('english');
    return (word) => stemmer.stem(word);
  })(),
  es: (() => {
    const stemmer = snowball.newStemmer('spanish');
    return (word) => stemmer.stem(word);
  })(),
};

const cacheLimit = 200_000;
const known: Record<StemmedLanguage, Map<string, string>> = {
  pt: new Map(),
  en: new Map(),
  es: new Map(),
};

/** The stem of a folded word. Folding comes first, so that missing accents change nothing. */
export function stem(word: string, language: StemmedLanguage): string {
  const cache = known[language];
  const found = cache.get(word);
  if (found !== undefined) return found;
  if (cache.size >= cacheLimit) cache.clear();
  const computed = /^[a-z]{3,}$/.test(word) ? algorithms[language](word) : word;
  cache.set(word, computed);
  return computed;
}
