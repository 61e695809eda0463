import type { PlanNode } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import { uniformImpactScoreTable, impactScoreTable } from '../index/impacts.ts';
import type { Segment } from '../index/segment.ts';
import { termsWithPrefix } from './prefix-terms.ts';
import type { PrefixTerm } from './prefix-terms.ts';
import { termNumbersOf, termsOf } from './term-lookup.ts';

/**
 * The posting list of one term: a range of a segment's postings, of which those count whose
 * fields meet `mask`.
 */
export interface PostingList {
  readonly entries: Uint32Array;
  readonly impacts: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly mask: number;
  /** The score of each impact: the term's inverse document frequency is in it. */
  readonly scoreOf: Uint32Array;
}

type Word = Extract<PlanNode, { kind: 'word' }>;
type Prefix = Extract<PlanNode, { kind: 'prefix' }>;

/** A look-up in the term dictionary. */
export type TermQuery = Word | Prefix;

/** Inverse document frequency over the whole index. */
export type WeightOfTerm = (termQuery: TermQuery) => number;

export function postingListOf(
  { postings }: Segment,
  term: number,
  field: QueryField,
  scoreOf: Uint32Array,
): PostingList {
  const { starts, entries, impacts } = postings;
  const [start, end] = [starts[term] as number, starts[term + 1] as number];
  return { entries, impacts, start, end, mask: maskOf(field), scoreOf };
}

export function postingListsOf(
  segment: Segment,
  { word, field }: Word,
  weight: number,
): PostingList[] {
  return termsOf(segment, word, field).map(({ term, shares }) =>
    postingListOf(
      segment,
      term,
      field,
      shares.length === 1 ? uniformImpactScoreTable(weight, 1) : impactScoreTable(weight, shares),
    ),
  );
}

/** Score tables of terms whose form classes all count alike. */
export function uniformScoreTables(
  { postings }: Segment,
  weight: number,
): (term: number) => Uint32Array {
  return (term) => uniformImpactScoreTable(weight, postings.classes[term] as number);
}

/** The terms of all words with a prefix. There is no limit: together they pass the index once. */
export function prefixTermsOf(segment: Segment, { prefix }: Prefix): PrefixTerm[] {
  return termsWithPrefix(segment.dictionary, prefix);
}

/**
 * Document frequency: deleted titles count, and titles with several of the terms count more than
 * once.
 */
export function documentFrequency(segment: Segment, termQuery: TermQuery): number {
  const { starts } = segment.postings;
  const terms =
    termQuery.kind === 'word'
      ? termNumbersOf(segment, termQuery.word, termQuery.field)
      : prefixTermsOf(segment, termQuery).map(({ term }) => term);
  return terms.reduce(
    (sum, term) => sum + (starts[term + 1] as number) - (starts[term] as number),
    0,
  );
}

export function postingCount(lists: readonly PostingList[]): number {
  return lists.reduce((sum, { start, end }) => sum + end - start, 0);
}
