import type { QueryField } from '../../query.ts';
import { fieldMark, markedField, readTokens } from '../index/forward-index.ts';
import type { ForwardIndex, TitleTokens } from '../index/forward-index.ts';
import type { Segment } from '../index/segment.ts';
import { formsOf } from '../index/term-dictionary.ts';
import type { ScoredDocs } from './scored-docs.ts';
import { termNumbersOf } from './term-lookup.ts';

/**
 * Up to four ranges of token numbers that count as one word of the query: start, length, start,
 * length.
 */
export type TokenRanges = readonly number[];

export function tokenRangesOf(segment: Segment, word: string, field: QueryField): TokenRanges {
  return termNumbersOf(segment, word, field).flatMap((term) => {
    const [from, to] = formsOf(segment.dictionary, term);
    return [from, to - from];
  });
}

/** Keeps the matches in which one text has the words side by side and in order. */
export function keepPhrases(
  matches: ScoredDocs,
  forward: ForwardIndex,
  words: readonly TokenRanges[],
  mask: number,
): void {
  const { docIds, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    if (!hasPhrase(readTokens(forward, docId), words, mask)) continue;
    docIds[kept] = docId;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

export function hasPhrase(
  { tokens, count }: TitleTokens,
  words: readonly TokenRanges[],
  mask: number,
): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words[0] as TokenRanges;
  let searched = false;
  for (let i = 0; i < count; i++) {
    // Signed, for integer arithmetic: marks become negative.
    const token = (tokens[i] as number) | 0;
    if (token < 0) searched = ((mask >>> markedField(token)) & 1) === 1;
    else if (
      // One unsigned comparison for each range: a token below the range wraps around to a large
      // number.
      (token - a) >>> 0 >= b &&
      (token - c) >>> 0 >= d &&
      (token - e) >>> 0 >= f &&
      (token - g) >>> 0 >= h
    )
      continue;
    else if (searched && follows(tokens, i, count, words, 1)) return true;
  }
  return false;
}

/** Whether the first text, which is the title proper if there is one, begins with the words. */
export function beginsWith({ tokens, count }: TitleTokens, words: readonly TokenRanges[]): boolean {
  return count > 0 && tokens[0] === fieldMark && follows(tokens, 1, count, words, 0);
}

/** The first word of the title proper; a mark where there is none. */
export function firstOfTitle({ tokens, count }: TitleTokens): number {
  return count > 1 && tokens[0] === fieldMark ? (tokens[1] as number) : fieldMark;
}

/** Whether the words stand at `at` and after; those before `first` are known to. */
function follows(
  tokens: Uint32Array,
  at: number,
  end: number,
  words: readonly TokenRanges[],
  first: number,
): boolean {
  if (at + words.length > end) return false;
  for (let i = first; i < words.length; i++) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words[i] as TokenRanges;
    const token = (tokens[at + i] as number) | 0;
    if (
      (token - a) >>> 0 >= b &&
      (token - c) >>> 0 >= d &&
      (token - e) >>> 0 >= f &&
      (token - g) >>> 0 >= h
    )
      return false;
  }
  return true;
}
