/** What tells one title from another when both bear the same number. */
export interface TitleIdentity {
  /** Words of the title as `titleKey` writes them: no capitals, accents or punctuation. */
  readonly titleKey: string;
  /** ISBNs of 13 digits. */
  readonly isbns: readonly string[];
}

/** Of the shorter title's words, the part that must stand in the other. */
const enoughOfShorter = 0.6;
/** Of the longer title's words: 'Atlas' and 'Atlas of the birds of northern Brazil' are two titles. */
const enoughOfLonger = 0.3;
const inflection = 2;
const shortWord = 2;

/**
 * Whether two records under one number tell of the same title. An edited title must pass (a
 * subtitle more, a misprint put right), another title under a recycled number must not.
 */
export function sameTitle(a: TitleIdentity, b: TitleIdentity): boolean {
  return sharesIsbn(a, b) || similarTitles(a.titleKey, b.titleKey);
}

export function sharesIsbn(a: TitleIdentity, b: TitleIdentity): boolean {
  return a.isbns.some((isbn) => b.isbns.includes(isbn));
}

/** Equal titles, or titles with most of their words in common. */
export function similarTitles(a: string, b: string): boolean {
  if (a === b) return true;
  const [shorter, longer] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length);
  if (!shorter?.length || !longer) return false;
  const shared = Math.min(countShared(shorter, longer), countShared(longer, shorter));
  return shared / shorter.length >= enoughOfShorter && shared / longer.length >= enoughOfLonger;
}

/** Distinct words; articles and prepositions ('de', 'a', 'of') say little and are left out. */
function wordsOf(titleKey: string): string[] {
  const words = [...new Set(titleKey.split(' ').filter(Boolean))];
  const telling = words.filter((word) => word.length > shortWord);
  return telling.length > 0 ? telling : words;
}

function countShared(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.some((other) => similarWords(word, other))).length;
}

/** 'postuma' and 'postumas', 'casmuro' and 'casmurro': alike but for the last two letters. */
function similarWords(a: string, b: string): boolean {
  if (a === b) return true;
  const stem = Math.max(a.length, b.length) - inflection;
  return stem >= 4 && a.slice(0, stem) === b.slice(0, stem);
}
