import { seriesIn, wordsTypedFor } from '../../analysis/index.ts';
import type { Query } from '../../query.ts';
import { exactKey, nameHash, otherTitleHash, seriesHash } from '../index/name-hashes.ts';
import { segmentLimit } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { foldedTitle } from '../index/titles.ts';
import { placeFrom } from '../postings/scored-docs.ts';
import type { Matches } from '../postings/scored-docs.ts';

/** Raises above what words can reach: a sum of 64 words stays under 2^23. */
const titleBegun = 2 ** 23;
const exactName = 2 ** 24;
const otherTitle = 2 ** 25;
const exactTitle = 2 ** 26;

/** What a title is raised for, in whole steps. */
export function rankOf(score: number): number {
  return Math.floor(score / titleBegun);
}

/** Whether what is typed is the whole of a title's name. */
export function isCalledSo(score: number): boolean {
  return score >= otherTitle;
}

/** What its words weigh. */
export function wordsOf(score: number): number {
  return score % titleBegun;
}

/** Rarity by BM25, in whole numbers from 1 to some 220. */
export function rarity(titles: number, withWord: number): number {
  const held = Math.min(withWord, titles);
  return Math.max(1, Math.round(16 * Math.log(1 + (titles - held + 0.5) / (held + 0.5))));
}

/** What a query looks like when it is a title or a name and nothing else. */
export interface Exact {
  readonly title: string;
  /** Whether a title that begins so is likely meant: one word says too little. */
  readonly begins: boolean;
  /** Hashes, each with what it raises by, highest first; 0 is none. */
  readonly names: readonly (readonly [hash: number, by: number])[];
}

export function exactOf(query: Query): Exact {
  const title = wordsTypedFor(query, 'title');
  const series = seriesIn(wordsTypedFor(query, 'series'));
  return {
    title: title.join(' '),
    begins: title.length > 1,
    names: [
      [otherTitleHash(title), otherTitle],
      [nameHash(wordsTypedFor(query, 'author')), exactName],
      [seriesHash(series), exactName],
    ],
  };
}

export function raiseExact(matches: Matches, segment: Segment, exact: Exact): void {
  const { title, begins, names } = exact;
  const { titles } = segment;
  const [from, to] = title === '' ? [0, 0] : foldedTitle.range(titles, title, title);
  raise(matches, titles.order.slice(from, to), exactTitle);
  for (const [hash, by] of names) if (hash !== 0) raise(matches, named(segment, hash), by);
  if (!begins) return;
  // They follow the title itself: a space comes before every letter.
  const end = foldedTitle.after(titles, to, (text) => text.startsWith(`${title} `));
  raise(matches, titles.order.slice(to, end), titleBegun);
}

/** Raises those of some titles that are among the matches, once each. */
function raise(matches: Matches, titles: Uint32Array, by: number): void {
  const { ordinals, scores, count } = matches;
  let place = 0;
  for (const ordinal of titles.sort()) {
    place = placeFrom(matches, ordinal, place);
    if (place === count) return;
    const score = scores[place] as number;
    if (ordinals[place] === ordinal && score < by) scores[place] = score + by;
  }
}

function named({ names }: Segment, hash: number): Uint32Array {
  const least = exactKey(hash, 0);
  const from = lowerBound(names, least);
  const to = lowerBound(names, least + segmentLimit);
  return Uint32Array.from(names.subarray(from, to), (key) => key - least);
}

function lowerBound(sorted: Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
