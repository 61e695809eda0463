import type { Asked } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import type { Segment } from '../index/segment.ts';
import { beginningWith } from './prefix-terms.ts';
import type { WordsOfTerm } from './prefix-terms.ts';
import { termsOf } from './term-lookup.ts';

/**
 * The loops in which searches spend their time. A run is one term's postings, from `start` to
 * `end`; entries whose fields do not meet `mask` are passed over. Each kernel sees one kind of
 * array only, which the compiler turns into plain loads.
 */
export interface Run {
  readonly entries: Uint32Array;
  readonly impacts: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly mask: number;
  /** Rarity of the word, by which impacts count. */
  readonly weight: number;
}

type Word = Extract<Asked, { kind: 'word' }>;
type Prefix = Extract<Asked, { kind: 'prefix' }>;

/** What is looked up in the dictionary. */
export type Sought = Word | Prefix;

/** Rarity of what is sought, over the whole index. */
export type WeightOf = (sought: Sought) => number;

export function runOf({ postings }: Segment, term: number, field: QueryField, weight: number): Run {
  const { starts, entries, impacts } = postings;
  const [start, end] = [starts[term] as number, starts[term + 1] as number];
  return { entries, impacts, start, end, mask: maskOf(field), weight };
}

export function runsOf(segment: Segment, { word, field }: Word, weight: number): Run[] {
  return termsOf(segment, word, field).map((term) => runOf(segment, term, field, weight));
}

/** Words that begin so, by term. All of them are looked at: together they pass the index once. */
export function wordsBeginning(segment: Segment, { prefix }: Prefix): WordsOfTerm[] {
  return beginningWith(segment.vocabulary, prefix);
}

/** Titles with what is sought, deleted ones and those of several forms more than once. */
export function postingsFor(segment: Segment, sought: Sought): number {
  const { starts } = segment.postings;
  const terms =
    sought.kind === 'word'
      ? termsOf(segment, sought.word, sought.field)
      : wordsBeginning(segment, sought).map(({ term }) => term);
  return terms.reduce(
    (sum, term) => sum + (starts[term + 1] as number) - (starts[term] as number),
    0,
  );
}

export function lengthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { start, end }) => sum + end - start, 0);
}
