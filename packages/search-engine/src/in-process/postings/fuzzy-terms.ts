import { EditRows } from '../../spelling/edit-rows.ts';
import { countOf, sharePrefix, stringAt } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';

/** Words, and their numbers in the order of bytes; null where they are stored in it. */
export interface SortedWords {
  readonly words: Strings;
  readonly order: Uint32Array | null;
}

/** Length of the longest word with misspellings; edit distances of longer ones would not fit a byte. */
const longestWord = 64;

/** Places of the words within an edit distance of `typed`, with the distance of each. */
export function wordsWithinEdits(
  words: SortedWords,
  typed: string,
  most: number,
): { readonly place: number; readonly distance: number }[] {
  const found: { place: number; distance: number }[] = [];
  walk(words, typed, most, (rows, place, whole) => {
    if (whole && rows.distance <= most) found.push({ place, distance: rows.distance });
    return false;
  });
  return found;
}

/** Ranges of the words of which some beginning is within an edit distance of `typed`. */
export function prefixesWithinEdits(
  words: SortedWords,
  typed: string,
  most: number,
): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  walk(words, typed, most, (rows, place, _whole, end) => {
    if (rows.distance > most) return false;
    found.push([place, end()]);
    return true;
  });
  return found;
}

type Visit = (rows: EditRows, place: number, whole: boolean, end: () => number) => boolean;

/**
 * Visits beginnings of words that may still be near enough; where the visitor returns true, the
 * words with that beginning are passed over.
 */
function walk(words: SortedWords, typed: string, most: number, visit: Visit): void {
  if (typed.length > longestWord) return;
  const rows = new EditRows(typed);
  const length = countOf(words.words);
  for (let place = 0; place < length;) {
    const word = wordAt(words, place).slice(0, longestWord + most);
    let next = place + 1;
    const known = rows.rewind(word);
    // The word is the same as the one before.
    if (known === word.length) visit(rows, place, true, () => next);
    for (let depth = known; depth < word.length; depth++) {
      const certain = rows.read(word.charAt(depth));
      const end = (): number => afterPrefix(words, place, word.slice(0, depth + 1));
      const taken = visit(rows, place, depth + 1 === word.length, end);
      if (!taken && certain <= most) continue;
      next = end();
      break;
    }
    place = next;
  }
}

export function wordAt({ words, order }: SortedWords, place: number): string {
  return stringAt(words, numberAt(order, place));
}

function numberAt(order: Uint32Array | null, place: number): number {
  return order === null ? place : (order[place] as number);
}

/**
 * The first place after the words that begin with a text, as the word at `from` does: it is
 * usually near.
 */
function afterPrefix({ words, order }: SortedWords, from: number, prefix: string): number {
  const length = countOf(words);
  const bytes = Buffer.byteLength(prefix);
  const first = numberAt(order, from);
  const begins = (place: number): boolean =>
    sharePrefix(words, first, numberAt(order, place), bytes);
  let step = 1;
  while (from + step < length && begins(from + step)) step *= 2;
  let low = from + Math.max(1, Math.floor(step / 2));
  let high = Math.min(from + step, length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (begins(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
