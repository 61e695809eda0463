import { foldWords, wordLimit } from '../../analysis/index.ts';
import type { Query, QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import { readTokens } from '../index/forward-index.ts';
import type { Segment } from '../index/segment.ts';
import { beginsWith, firstOfTitle, hasPhrase, tokenRangesOf } from '../postings/phrase.ts';
import type { TokenRanges } from '../postings/phrase.ts';
import { termsOf } from '../postings/term-lookup.ts';
import { termScoreOf } from './scoring.ts';
import type { RankedDoc } from './top-k.ts';

/** Makes the bonus that the order of the words typed adds to a title's score. */
export function phraseBonus(query: Query): (found: RankedDoc) => number {
  const typed = mainWords(query);
  const words = typed === null ? [] : foldWords(typed.text).slice(0, wordLimit);
  if (typed === null || words.length === 0) return () => 0;
  const mask = maskOf(typed.field);
  if (words.length === 1) return wordBonus(words[0] as string, typed.field, mask);
  const ranges = rangesBySegment(words, typed.field);
  return (one) => bonus(one, ranges(one), mask);
}

/** The words of the query; its other parts have no order. */
function mainWords(query: Query): Extract<Query, { kind: 'words' }> | null {
  if (query.kind === 'words') return query;
  if (query.kind !== 'and') return null;
  return query.of.find((node) => node.kind === 'words') ?? null;
}

/** A title that begins with the word itself, not with another of its stem. */
function wordBonus(word: string, field: QueryField, mask: number): (found: RankedDoc) => number {
  if ((mask & maskOf('title')) === 0) return () => 0;
  const forms = bySegment(
    (segment) => new Set(termsOf(segment, word, field).flatMap(({ own }) => own)),
  );
  return (one) => {
    const first = firstOfTitle(readTokens(one.view.segment.forward, one.docId));
    return forms(one).has(first) ? termScoreOf(one.score) >>> 1 : 0;
  };
}

/** A title that begins with the words gets more than one that has them in order further on. */
function bonus(
  { view: { segment }, docId, score }: RankedDoc,
  ranges: readonly TokenRanges[],
  mask: number,
): number {
  const words = termScoreOf(score);
  const tokens = readTokens(segment.forward, docId);
  if ((mask & maskOf('title')) > 0 && beginsWith(tokens, ranges)) return words + (words >>> 1);
  const short = maskOf('title') | maskOf('author');
  if (hasPhrase(tokens, ranges, mask & short)) return words;
  return hasPhrase(tokens, ranges, mask & ~short) ? words >>> 1 : 0;
}

function rangesBySegment(
  words: readonly string[],
  field: QueryField,
): (found: RankedDoc) => readonly TokenRanges[] {
  return bySegment((segment) => words.map((word) => tokenRangesOf(segment, word, field)));
}

function bySegment<T extends object>(make: (segment: Segment) => T): (found: RankedDoc) => T {
  const known = new Map<Segment, T>();
  return ({ view: { segment } }) => {
    let made = known.get(segment);
    if (made === undefined) known.set(segment, (made = make(segment)));
    return made;
  };
}
