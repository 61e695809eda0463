import { seriesIn, wordsTypedFor } from '../analysis/index.ts';
import type { Query } from '../query.ts';
import { placeOf } from './matches.ts';
import type { Matches } from './matches.ts';
import { exactKey, segmentLimit } from './segment.ts';
import type { Segment } from './segment.ts';
import { nameHash, otherTitleHash, seriesHash } from './terms.ts';
import { foldedTitle } from './titles.ts';

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
  for (const ordinal of titles.order.subarray(from, to)) raise(matches, ordinal, exactTitle);
  for (const [hash, by] of names)
    if (hash !== 0) for (const ordinal of named(segment, hash)) raise(matches, ordinal, by);
  if (!begins) return;
  // They follow the title itself: a space comes before every letter.
  const end = foldedTitle.after(titles, to, (text) => text.startsWith(`${title} `));
  for (const ordinal of titles.order.subarray(to, end)) raise(matches, ordinal, titleBegun);
}

function raise(matches: Matches, ordinal: number, by: number): void {
  const { scores } = matches;
  const place = placeOf(matches, ordinal);
  if (place >= 0 && (scores[place] as number) < by) scores[place] = (scores[place] as number) + by;
}

function named({ names }: Segment, hash: number): number[] {
  const least = exactKey(hash, 0);
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((names[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  const ordinals: number[] = [];
  while (low < names.length && (names[low] as number) < least + segmentLimit) {
    ordinals.push((names[low++] as number) - least);
  }
  return ordinals;
}
