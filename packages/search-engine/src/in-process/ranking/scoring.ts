import { joinedTypedFor, seriesIn, wordsTypedFor } from '../../analysis/index.ts';
import type { Query } from '../../query.ts';
import { exactKey, nameHash, otherTitleHash, seriesHash } from '../index/name-hashes.ts';
import { maxDocs } from '../index/postings.ts';
import type { Segment } from '../index/segment.ts';
import { titleOrder } from '../index/title-index.ts';
import { advance } from '../postings/scored-docs.ts';
import type { DocIds, ScoredDocs } from '../postings/scored-docs.ts';

/** Boosts beyond what terms can add up to: the sum of 64 words stays below 2^23. */
const titlePrefixBoost = 2 ** 23;
const exactSubjectBoost = 2 ** 24;
const exactNameBoost = 2 ** 25;
const otherTitleBoost = 2 ** 26;
const exactTitleBoost = 2 ** 27;

/** The boosts of a score, in whole steps. */
export function tierOf(score: number): number {
  return Math.floor(score / titlePrefixBoost);
}

/** Whether what was typed is one of the title's whole names. */
export function isExactTitle(score: number): boolean {
  return score >= otherTitleBoost;
}

/** The part of a score that its terms make up. */
export function termScoreOf(score: number): number {
  return score % titlePrefixBoost;
}

/** Inverse document frequency as in BM25, in whole numbers from 1 to some 220. */
export function inverseDocumentFrequency(titles: number, withWord: number): number {
  const held = Math.min(withWord, titles);
  return Math.max(1, Math.round(16 * Math.log(1 + (titles - held + 0.5) / (held + 0.5))));
}

/** Titles and names that a query stands for if it is one of them as a whole. */
export interface ExactMatch {
  /** Titles as typed, and with their compounds joined. */
  readonly titles: readonly string[];
  /** Whether titles that begin so are boosted: a single word says too little. */
  readonly begins: boolean;
  /** Hashes of names, each with its boost, highest first; 0 is none. */
  readonly names: readonly (readonly [hash: number, by: number])[];
}

/** The titles among some that have a subject heading typed as a whole, ascending. */
export type ExactSubjectDocs = (segment: Segment, matches: DocIds) => Uint32Array;

export function exactMatchOf(query: Query): ExactMatch {
  const title = wordsTypedFor(query, 'title');
  const ways = [title, ...joinedTypedFor(query, 'title')];
  const series = seriesIn(wordsTypedFor(query, 'series'));
  return {
    titles: ways.map((words) => words.join(' ')).filter((text) => text !== ''),
    begins: title.length > 1,
    names: [
      ...ways.map((words) => [otherTitleHash(words), otherTitleBoost] as const),
      [nameHash(wordsTypedFor(query, 'author')), exactNameBoost],
      [seriesHash(series), exactNameBoost],
    ],
  };
}

export function boostExactMatches(
  matches: ScoredDocs,
  segment: Segment,
  exact: ExactMatch,
  subjectDocs: ExactSubjectDocs,
): void {
  const { titles, begins, names } = exact;
  const ranges = titles.map((title) => titleOrder.range(segment.titles, title, title));
  for (const [from, to] of ranges)
    boost(matches, segment.titles.order.slice(from, to), exactTitleBoost);
  for (const [hash, by] of names) if (hash !== 0) boost(matches, docsNamed(segment, hash), by);
  boostSorted(matches, subjectDocs(segment, matches), exactSubjectBoost);
  if (!begins) return;
  titles.forEach((title, i) => {
    // They follow the title itself: a space comes before every letter.
    const to = ranges[i]?.[1] ?? 0;
    const end = titleOrder.gallop(segment.titles, to, (text) => text.startsWith(`${title} `));
    boost(matches, segment.titles.order.slice(to, end), titlePrefixBoost);
  });
}

/** Boosts the matches among some titles, each once. */
function boost(matches: ScoredDocs, titles: Uint32Array, by: number): void {
  boostSorted(matches, titles.sort(), by);
}

function boostSorted(matches: ScoredDocs, titles: Uint32Array, by: number): void {
  const { docIds, scores, count } = matches;
  let place = 0;
  for (const docId of titles) {
    place = advance(matches, docId, place);
    if (place === count) return;
    const score = scores[place] as number;
    if (docIds[place] === docId && score < by) scores[place] = score + by;
  }
}

function docsNamed({ names }: Segment, hash: number): Uint32Array {
  const least = exactKey(hash, 0);
  const from = lowerBound(names, least);
  const to = lowerBound(names, least + maxDocs);
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
