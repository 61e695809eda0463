import { headingKey } from '@estante/marc';
import { stem, stemmedLanguages } from '@estante/search-engine';

/** Words of an extent as it is asked for or described: '7,1 m lineares' is 7, 1, m and lineares. */
export function extentWords(text: string): string[] {
  return headingKey(text).split(' ').filter(Boolean);
}

/**
 * Whether each word asked for begins one of the extent's, in any order, or is the same in singular or plural: 'caixas'
 * finds '1 caixa'. Figures are whole: a reader who asks for 3 boxes does not want 30.
 */
export function hasExtent(extent: string, wanted: readonly string[]): boolean {
  const words = extentWords(extent);
  return wanted.every((word) => words.some((one) => isSame(one, word)));
}

function isSame(word: string, wanted: string): boolean {
  if (/^\d/.test(wanted)) return word === wanted;
  return (
    word.startsWith(wanted) ||
    stemmedLanguages.some((language) => stem(word, language) === stem(wanted, language))
  );
}

/** Finds a text that begins one word of every extent with these words: figures, or what no plural changes. */
export function commonStart(wanted: readonly string[]): string {
  const [longest = ''] = wanted.toSorted((a, b) => b.length - a.length);
  return /^\d/.test(longest) ? longest : longest.slice(0, 3);
}
