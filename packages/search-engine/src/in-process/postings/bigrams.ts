import type { QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import type { Segment } from '../index/segment.ts';
import { postingCount, postingListOf } from './posting-list.ts';
import type { PostingList } from './posting-list.ts';
import { termNumbersOf } from './term-lookup.ts';

/** Posting lists of the titles in which one word may be followed by another. */
export interface BigramPostings {
  readonly lists: readonly PostingList[];
  /** Whether it follows in every one of the titles. */
  readonly certain: boolean;
}

/** Least share of the titles for a word's bigrams; rarer words are quicker to look up one by one. */
const minWordShare = 1 / 64;

/**
 * The bigrams of a phrase, those of the fewest titles first; none where one of the words is so
 * rare that bigrams are not needed.
 */
export function bigramPostings(
  segment: Segment,
  words: readonly string[],
  field: QueryField,
): BigramPostings[] {
  const { common } = segment.bigrams;
  if (common.length === 0) return [];
  const titles = segment.ids.length;
  const terms = words.map((word) => termNumbersOf(segment, word, field));
  const rare = terms.some((some) => {
    const lists = some.map((term) => postingListOf(segment, term, field, noScores));
    return postingCount(lists) < titles * minWordShare;
  });
  if (rare) return [];
  const found = terms.slice(1).map((second, i): BigramPostings => {
    const first = terms[i] as readonly number[];
    const bigrams = first.flatMap((a) => second.map((b) => [a, b] as const));
    const certain = bigrams.every(([a, b]) => common.includes(a) && common.includes(b));
    const lists = bigrams.map(([a, b]) =>
      common.includes(a) && common.includes(b)
        ? bigramList(segment, a, b, field)
        : shorterList(segment, a, b, field),
    );
    return { lists, certain };
  });
  return found.sort((a, b) => postingCount(a.lists) - postingCount(b.lists));
}

function bigramList(
  { bigrams: { common, starts, entries } }: Segment,
  a: number,
  b: number,
  field: QueryField,
): PostingList {
  const bigram = (common.indexOf(a) + 1) * (common.length + 1) + common.indexOf(b) + 1;
  const postings = entries.subarray(starts[bigram], starts[bigram + 1]);
  const impacts = onesFor(postings.length);
  return {
    entries: postings,
    impacts,
    start: 0,
    end: postings.length,
    mask: maskOf(field),
    scoreOf: noScores,
  };
}

/** Scores of bigrams mean nothing, as long as there are any. */
const noScores = new Uint32Array(256).fill(1);

let ones = new Uint8Array(0);

function onesFor(length: number): Uint8Array {
  if (ones.length < length) ones = new Uint8Array(length).fill(1);
  return ones;
}

function shorterList(segment: Segment, a: number, b: number, field: QueryField): PostingList {
  const one = postingListOf(segment, a, field, noScores);
  const other = postingListOf(segment, b, field, noScores);
  return one.end - one.start < other.end - other.start ? one : other;
}
