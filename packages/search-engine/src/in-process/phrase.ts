import type { Matches } from './matches.ts';
import { fieldMark } from './segment.ts';
import type { TokenStream } from './segment.ts';

/** Term numbers a word may stand as, four at most; -1 is none. */
export type Forms = readonly number[];

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
  const [a = -1, b = -1, c = -1, d = -1] = words[0] as Forms;
  const end = starts[ordinal + 1] as number;
  let searched = false;
  for (let i = starts[ordinal] as number; i < end; i++) {
    const token = tokens[i] as number;
    if (token >= fieldMark) searched = ((mask >>> (token - fieldMark)) & 1) === 1;
    else if (token !== a && token !== b && token !== c && token !== d) continue;
    else if (searched && follows(tokens, i, end, words)) return true;
  }
  return false;
}

function follows(tokens: Uint32Array, at: number, end: number, words: readonly Forms[]): boolean {
  if (at + words.length > end) return false;
  for (let i = 1; i < words.length; i++) {
    const [a = -1, b = -1, c = -1, d = -1] = words[i] as Forms;
    const token = tokens[at + i] as number;
    if (token !== a && token !== b && token !== c && token !== d) return false;
  }
  return true;
}
