import type { QueryField } from '../../query.ts';
import { fieldMark, markedField } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import type { Segment } from '../index/segment.ts';
import type { Matches } from './scored-docs.ts';
import { termsOf } from './term-lookup.ts';

/** Ranges of words that count as one asked for, four at most: from, how many, from, how many. */
export type Forms = readonly number[];

export function wordForms(segment: Segment, word: string, field: QueryField): Forms {
  const { starts } = segment.vocabulary;
  return termsOf(segment, word, field).flatMap((term) => {
    const from = starts[term] as number;
    return [from, (starts[term + 1] as number) - from];
  });
}

/** Keeps the matches in which the words stand in order, one after the other, in one text. */
export function keepPhrases(
  matches: Matches,
  stream: TokenStream,
  words: readonly Forms[],
  mask: number,
): void {
  const { ordinals, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (!hasPhrase(stream, ordinal, words, mask)) continue;
    ordinals[kept] = ordinal;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

export function hasPhrase(
  { starts, tokens }: TokenStream,
  ordinal: number,
  words: readonly Forms[],
  mask: number,
): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words[0] as Forms;
  const end = starts[ordinal + 1] as number;
  let searched = false;
  for (let i = starts[ordinal] as number; i < end; i++) {
    // Signed, for integer arithmetic: marks are below 0.
    const token = (tokens[i] as number) | 0;
    if (token < 0) searched = ((mask >>> markedField(token)) & 1) === 1;
    else if (
      // One comparison for each range: what is below it is very large without a sign.
      (token - a) >>> 0 >= b &&
      (token - c) >>> 0 >= d &&
      (token - e) >>> 0 >= f &&
      (token - g) >>> 0 >= h
    )
      continue;
    else if (searched && follows(tokens, i, end, words, 1)) return true;
  }
  return false;
}

/** Whether the first text, the title proper where there is one, begins with the words. */
export function beginsWith(
  { starts, tokens }: TokenStream,
  ordinal: number,
  words: readonly Forms[],
): boolean {
  const start = starts[ordinal] as number;
  if (tokens[start] !== fieldMark) return false;
  return follows(tokens, start + 1, starts[ordinal + 1] as number, words, 0);
}

/** Whether the words stand at `at` and after, those before `first` being known to. */
function follows(
  tokens: Uint32Array,
  at: number,
  end: number,
  words: readonly Forms[],
  first: number,
): boolean {
  if (at + words.length > end) return false;
  for (let i = first; i < words.length; i++) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words[i] as Forms;
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
