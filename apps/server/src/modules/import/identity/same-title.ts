/** Features that tell one title from another when both bear the same number. */
export interface TitleIdentity {
  /** Words of the title as `titleKey` writes them: no capitals, accents or punctuation. */
  readonly titleKey: string;
  /** ISBNs of 13 digits. */
  readonly isbns: readonly string[];
}

/** Part of the shorter title's words, from 0 to 1, that must stand in the longer one. */
const enoughOfShorter = 0.6;
/**
 * Part of the longer title's words, from 0 to 1, that must stand in the shorter one: 'Atlas' and
 * 'Atlas of the birds of northern Brazil' are two titles.
 */
const enoughOfLonger = 0.3;
const inflection = 2;
const shortWord = 2;

/**
 * Whether two records tell of the same title as far as its words and ISBN go. An edited title must
 * pass (a subtitle more, a misprint put right), another title under a recycled number must not.
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
  const [shorter, longer] = byLength(wordsOf(a), wordsOf(b));
  if (shorter.length === 0) return false;
  const shared = Math.min(countShared(shorter, longer), countShared(longer, shorter));
  return shared / shorter.length >= enoughOfShorter && shared / longer.length >= enoughOfLonger;
}

/**
 * Whether two titles are one written again: misprints put right, or words more at its end, as a
 * subtitle stands. 'História da arte no Brasil' is no edited 'História do Brasil'.
 */
export function editedTitle(a: string, b: string): boolean {
  if (a === b) return true;
  const [shorter, longer] = byLength(wordsOf(a), wordsOf(b));
  return shorter.length > 0 && shorter.every((word, at) => nearlySameWord(word, longer[at] ?? ''));
}

/** Whether each title has numerals and none of the other's: 'volume 1' and 'volume 2'. */
export function otherNumerals(a: string, b: string): boolean {
  const [ours, theirs] = [numeralsOf(a), numeralsOf(b)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((word) => theirs.includes(word));
}

function numeralsOf(titleKey: string): string[] {
  return titleKey.split(' ').filter((word) => /\d/.test(word));
}

function byLength(a: string[], b: string[]): readonly [string[], string[]] {
  return a.length <= b.length ? [a, b] : [b, a];
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

const longEnoughForMisprint = 5;

/** Similar, or with one letter wrong, missing or too many, as misprints have it. */
export function nearlySameWord(a: string, b: string): boolean {
  if (similarWords(a, b)) return true;
  if (Math.min(a.length, b.length) < longEnoughForMisprint) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
