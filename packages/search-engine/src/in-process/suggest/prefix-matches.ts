import { prefixRange } from '../index/strings.ts';
import type { WordIndex } from '../index/word-index.ts';
import { containsDoc } from '../postings/scored-docs.ts';

/** A range of words, in the order of the index. */
export type WordRange = readonly [low: number, high: number];

/** Number of typed words that each text has matched so far; all zero between two calls. */
let marks = new Uint8Array(0);
const mostWords = 255;
/**
 * A list this many times longer is searched for single places: each search takes as long as so
 * many marks.
 */
const searchFrom = 64;

/**
 * Places of the texts that match each typed word as a prefix; for a single word a place may come
 * twice.
 */
export function placesWithPrefixes(index: WordIndex, typed: readonly string[]): Uint32Array {
  return placesWithAll(
    index,
    typed.map((word) => [prefixRange(index.words, word)]),
  );
}

/** Places of the texts that match a word of some of these ranges for each typed word. */
export function placesWithAll(
  index: WordIndex,
  typed: readonly (readonly WordRange[])[],
): Uint32Array {
  const [rarest, ...others] = typed
    .slice(0, mostWords)
    .map((ranges) => ({ ranges, length: placesOf(index, ranges) }))
    .sort((a, b) => a.length - b.length);
  if (rarest === undefined || rarest.length === 0) return new Uint32Array(0);
  const fewest = placesIn(index, rarest.ranges, rarest.length);
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

function placesIn(
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

/**
 * Raises the marks of the texts that have one of the words, if they have matched all words
 * before.
 */
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

/** Raises the marks of places, without a branch to mispredict. */
function mark(places: Uint32Array, from: number, to: number, before: number): void {
  const all = marks;
  for (let i = from; i < to; i++) {
    const place = places[i] as number;
    if (place >= all.length) continue;
    const had = all[place] as number;
    // 1 where both are equal, else 0.
    all[place] = had + (((had ^ before) - 1) >>> 31);
  }
}

/** Raises the marks of the few places that a long ascending list has, by searching it for each. */
function markFound(few: Uint32Array, list: Uint32Array, before: number): void {
  const hits = { docIds: list, count: list.length };
  for (let i = 0; i < few.length; i++) {
    const place = few[i] as number;
    if (marks[place] === before && containsDoc(hits, place)) marks[place] = before + 1;
  }
}

/** The places that matched all words, each once; clears the marks. */
function takeMarked(places: Uint32Array, words: number): Uint32Array {
  // The spare cell is for the loop that writes before it knows whether the write counts.
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
