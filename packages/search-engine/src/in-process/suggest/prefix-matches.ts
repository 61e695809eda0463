import { prefixRange } from '../index/strings.ts';
import type { WordIndex } from '../index/word-index.ts';
import { isAmong } from '../postings/scored-docs.ts';

/** Words from one place up to another, in the order of an index. */
export type WordRange = readonly [low: number, high: number];

/** By place, how many of the words typed it has so far; all zero between two uses. */
let marks = new Uint8Array(0);
const mostWords = 255;
/** In a list so many times longer, places are searched for one by one: each takes as long as so many marks. */
const searchFrom = 64;

/** Places of the texts in which each word typed begins a word; of one word one may come more than once. */
export function placesBeginning(index: WordIndex, asked: readonly string[]): Uint32Array {
  return placesInAll(
    index,
    asked.map((word) => [prefixRange(index.words, word)]),
  );
}

/** The same where any word of some ranges will do in place of each word typed. */
export function placesInAll(
  index: WordIndex,
  asked: readonly (readonly WordRange[])[],
): Uint32Array {
  const [rarest, ...others] = asked
    .slice(0, mostWords)
    .map((ranges) => ({ ranges, length: placesOf(index, ranges) }))
    .sort((a, b) => a.length - b.length);
  if (rarest === undefined || rarest.length === 0) return new Uint32Array(0);
  const fewest = listed(index, rarest.ranges, rarest.length);
  if (others.length === 0) return fewest;
  let highest = 0;
  for (let i = 0; i < fewest.length; i++) highest = Math.max(highest, fewest[i] as number);
  if (marks.length <= highest) marks = new Uint8Array(highest + 1);
  for (let i = 0; i < fewest.length; i++) marks[fewest[i] as number] = 1;
  others.forEach(({ ranges }, i) => {
    for (const range of ranges) markWords(index, range, fewest, i + 1);
  });
  return takeMarked(fewest, others.length + 1);
}

function placesOf({ starts }: WordIndex, ranges: readonly WordRange[]): number {
  return ranges.reduce(
    (sum, [low, high]) => sum + (starts[high] as number) - (starts[low] as number),
    0,
  );
}

function listed(
  { starts, places }: WordIndex,
  ranges: readonly WordRange[],
  length: number,
): Uint32Array {
  const [only] = ranges;
  if (ranges.length === 1 && only !== undefined)
    return places.subarray(starts[only[0]], starts[only[1]]);
  const all = new Uint32Array(length);
  let at = 0;
  for (const [low, high] of ranges) {
    const list = places.subarray(starts[low], starts[high]);
    all.set(list, at);
    at += list.length;
  }
  return all;
}

/** Raises the marks of the texts with one of the words, of those that have had all words before. */
function markWords(
  { starts, places }: WordIndex,
  [low, high]: WordRange,
  fewest: Uint32Array,
  before: number,
): void {
  let from = starts[low] as number;
  for (let word = low; word < high; word++) {
    const start = starts[word] as number;
    const end = starts[word + 1] as number;
    if (end - start <= searchFrom * fewest.length) continue;
    mark(places, from, start, before);
    markFound(fewest, places.subarray(start, end), before);
    from = end;
  }
  mark(places, from, starts[high] as number, before);
}

/** There is no branch to guess. */
function mark(places: Uint32Array, from: number, to: number, before: number): void {
  const all = marks;
  for (let i = from; i < to; i++) {
    const place = places[i] as number;
    if (place >= all.length) continue;
    const had = all[place] as number;
    // 1 where both are the same, else 0.
    all[place] = had + (((had ^ before) - 1) >>> 31);
  }
}

/** The same by looking for each of the few in a long list, which ascends. */
function markFound(few: Uint32Array, list: Uint32Array, before: number): void {
  const hits = { ordinals: list, count: list.length };
  for (let i = 0; i < few.length; i++) {
    const place = few[i] as number;
    if (marks[place] === before && isAmong(hits, place)) marks[place] = before + 1;
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
