import { fieldMark, markedField } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { growingUint32 } from '../index/growing-numbers.ts';
import { fieldBits } from '../index/postings.ts';
import type { Pairs, Postings } from '../index/postings.ts';
import { shared } from '../index/shared-arrays.ts';

/** Terms of this share of the titles are common: a phrase of such alone is in few of many titles. */
const commonFrom = 1 / 40;
const mostCommon = 255;

/**
 * Postings of every two common terms that stand side by side, so that phrases of common words need
 * not be looked for in every title that has them.
 */
export function pairTerms(
  stream: TokenStream,
  termOf: Uint32Array,
  { starts }: Pick<Postings, 'starts'>,
): Pairs {
  const numbers = commonTerms(starts, stream.starts.length - 1);
  const size = numbers.common.length + 1;
  const [pairOf, entryOf] = [growingUint32(), growingUint32()];
  eachPair(stream, termOf, numbers.numberOf, size, (pair, entry) => {
    pairOf.push(pair);
    entryOf.push(entry);
  });
  return { common: numbers.common, ...grouped(pairOf.view(), entryOf.view(), size * size) };
}

interface CommonTerms {
  readonly common: Uint32Array;
  /** By term, its place in `common` and one more; 0 for all others. */
  readonly numberOf: Uint8Array;
}

function commonTerms(starts: Uint32Array, titles: number): CommonTerms {
  const held = (term: number): number => (starts[term + 1] as number) - (starts[term] as number);
  const found: number[] = [];
  for (let term = 0; term + 1 < starts.length; term++)
    if (held(term) >= titles * commonFrom) found.push(term);
  const kept = found.sort((a, b) => held(b) - held(a)).slice(0, mostCommon);
  const common = shared.uint32(kept.length);
  common.set(kept.sort((a, b) => a - b));
  const numberOf = new Uint8Array(starts.length - 1);
  common.forEach((term, i) => (numberOf[term] = i + 1));
  return { common, numberOf };
}

/** Visits each pair of a title once for each field it stands in. */
function eachPair(
  { starts, tokens }: TokenStream,
  termOf: Uint32Array,
  numberOf: Uint8Array,
  size: number,
  visit: (pair: number, entry: number) => void,
): void {
  for (let ordinal = 0; ordinal + 1 < starts.length; ordinal++) {
    const end = starts[ordinal + 1] as number;
    let before = 0;
    let field = 0;
    for (let i = starts[ordinal] as number; i < end; i++) {
      const token = tokens[i] as number;
      if (token >= fieldMark) {
        field = markedField(token);
        before = 0;
        continue;
      }
      const number = numberOf[termOf[token] as number] as number;
      if (before > 0 && number > 0)
        visit(before * size + number, ((ordinal << fieldBits) | (1 << field)) >>> 0);
      before = number;
    }
  }
}

/** By pair; of a title that has a pair twice, one entry with the fields of both. */
function grouped(
  pairOf: Uint32Array,
  entryOf: Uint32Array,
  pairs: number,
): Pick<Pairs, 'starts' | 'entries'> {
  const starts = shared.uint32(pairs + 1);
  for (const pair of pairOf) starts[pair + 1] = (starts[pair + 1] as number) + 1;
  for (let pair = 0; pair < pairs; pair++)
    starts[pair + 1] = (starts[pair + 1] as number) + (starts[pair] as number);
  const cursor = starts.slice(0, pairs);
  const dealt = new Uint32Array(pairOf.length);
  for (let i = 0; i < pairOf.length; i++) {
    const pair = pairOf[i] as number;
    const at = cursor[pair] as number;
    dealt[at] = entryOf[i] as number;
    cursor[pair] = at + 1;
  }
  return joinedEntries(starts, dealt);
}

function joinedEntries(starts: Uint32Array, dealt: Uint32Array): Pick<Pairs, 'starts' | 'entries'> {
  let length = 0;
  for (let pair = 0; pair + 1 < starts.length; pair++) {
    const [from, to] = [starts[pair] as number, starts[pair + 1] as number];
    starts[pair] = length;
    for (let i = from; i < to; i++) {
      const entry = dealt[i] as number;
      const last = length - 1;
      const same = length > (starts[pair] as number) && sameTitle(dealt[last] as number, entry);
      if (same) dealt[last] = ((dealt[last] as number) | entry) >>> 0;
      else dealt[length++] = entry;
    }
  }
  starts[starts.length - 1] = length;
  const entries = shared.uint32(length);
  entries.set(dealt.subarray(0, length));
  return { starts, entries };
}

function sameTitle(a: number, b: number): boolean {
  return a >>> fieldBits === b >>> fieldBits;
}

export const noPairs = (): Pairs => ({
  common: shared.uint32(0),
  starts: shared.uint32(2),
  entries: shared.uint32(0),
});
