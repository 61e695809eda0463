import { foldWords } from '../analysis/index.ts';
import { EditRows } from './edit-rows.ts';

/** Length of the shortest word that may have an edit; shorter ones are similar to too many others. */
export const fuzzyFrom = 5;

/** Most words that count; people who type more no longer wait for suggestions. */
const typedLimit = 12;

/** The first words of a text for which suggestions are requested, folded. */
export function typedWords(text: string): string[] {
  return foldWords(text.slice(0, 1_000)).slice(0, typedLimit);
}

/** Whether each typed word is a prefix of a word in a folded text. */
export function matchesPrefixes(folded: string, typed: readonly string[]): boolean {
  const text = ` ${folded}`;
  return typed.every((word) => text.includes(` ${word}`));
}

/** Whether the same holds but for one edit in one of the longer words typed. */
export function matchesWithOneEdit(folded: string, typed: readonly string[]): boolean {
  if (matchesPrefixes(folded, typed)) return false;
  const words = folded.split(' ');
  return typed.some(
    (word, i) =>
      word.length >= fuzzyFrom &&
      matchesPrefixes(folded, typed.toSpliced(i, 1)) &&
      words.some((one) => beginsWithinOneEdit(one, word)),
  );
}

function beginsWithinOneEdit(word: string, typed: string): boolean {
  const rows = new EditRows(typed);
  for (let i = 0; i < word.length; i++) {
    const certain = rows.read(word.charAt(i));
    if (rows.distance <= 1) return true;
    if (certain > 1) return false;
  }
  return false;
}

/** Whether enough is typed for suggestions. */
export function isSuggestible(typed: readonly string[]): boolean {
  return typed.join('').length > 1;
}

/** Suggestions of each kind, those first whose first is the whole text typed. */
export function typedFirst<T>(
  kinds: readonly { readonly suggestions: readonly T[]; readonly isTyped: boolean }[],
): (readonly T[])[] {
  return kinds
    .toSorted((a, b) => Number(b.isTyped) - Number(a.isTyped))
    .map(({ suggestions }) => suggestions);
}

/** The best of each kind in turn, and again. */
export function interleave<T>(kinds: readonly (readonly T[])[], limit: number): T[] {
  const longest = Math.max(0, ...kinds.map((kind) => kind.length));
  const turns = Array.from({ length: longest }, (_, turn) => kinds.map((kind) => kind[turn]));
  return turns
    .flat()
    .filter((one) => one !== undefined)
    .slice(0, limit);
}
