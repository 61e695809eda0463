import { prefixRange } from './strings.ts';
import type { WordIndex } from './word-index.ts';

/** By place, how many of the words typed it has so far; all zero between two uses. */
let marks = new Uint8Array(0);
const mostWords = 255;

/** Places of the texts in which each word typed begins a word; of one word one may come more than once. */
export function placesBeginning(
  { words, starts, places }: WordIndex,
  asked: readonly string[],
): Uint32Array {
  const lists = asked
    .slice(0, mostWords)
    .map((word) => prefixRange(words, word))
    .map(([low, high]) => places.subarray(starts[low], starts[high]))
    .sort((a, b) => a.length - b.length);
  const [fewest, ...others] = lists;
  if (fewest === undefined || fewest.length === 0) return new Uint32Array(0);
  return others.length === 0 ? fewest : inAll(fewest, others);
}

function inAll(fewest: Uint32Array, others: readonly Uint32Array[]): Uint32Array {
  let highest = 0;
  for (let i = 0; i < fewest.length; i++) highest = Math.max(highest, fewest[i] as number);
  if (marks.length <= highest) marks = new Uint8Array(highest + 1);
  for (let i = 0; i < fewest.length; i++) marks[fewest[i] as number] = 1;
  others.forEach((list, i) => mark(list, i + 1));
  return takeMarked(fewest, others.length + 1);
}

/** Raises the marks of those that have had all words before; there is no branch to guess. */
function mark(list: Uint32Array, before: number): void {
  const all = marks;
  for (let i = 0; i < list.length; i++) {
    const place = list[i] as number;
    if (place >= all.length) continue;
    const had = all[place] as number;
    // 1 where both are the same, else 0.
    all[place] = had + (((had ^ before) - 1) >>> 31);
  }
}

/** Those with all words, each once; leaves no mark. */
function takeMarked(places: Uint32Array, words: number): Uint32Array {
  // One spare cell, for the loop that writes before it knows whether it counts.
  const taken = new Uint32Array(places.length + 1);
  const all = marks;
  let count = 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    taken[count] = place;
    count += (((all[place] as number) ^ words) - 1) >>> 31;
    all[place] = 0;
  }
  return taken.subarray(0, count);
}
