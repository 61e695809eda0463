import { fieldMark, markedField } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import { fieldBits } from '../index/postings.ts';
import type { Bigrams, Postings } from '../index/postings.ts';
import { shared } from '../index/shared-arrays.ts';
import { postingsByBigram } from './bigram-postings.ts';

/**
 * Terms of this share of the titles are common: phrases of common terms alone are rare among
 * their many titles.
 */
const commonFrom = 1 / 40;
const mostCommon = 255;

/**
 * Posting lists of every two common terms that stand side by side, so that a phrase of common
 * words need not be tested in every title that has them.
 */
export function buildBigrams(
  stream: TokenStream,
  termOf: Uint32Array,
  { starts }: Pick<Postings, 'starts'>,
): Bigrams {
  const numbers = commonTerms(starts, stream.starts.length - 1);
  const size = numbers.common.length + 1;
  const [bigramOf, entryOf] = [uint32Builder(), uint32Builder()];
  eachBigram(stream, termOf, numbers.numberOf, size, (bigram, entry) => {
    bigramOf.push(bigram);
    entryOf.push(entry);
  });
  return {
    common: numbers.common,
    ...postingsByBigram(bigramOf.view(), entryOf.view(), size * size),
  };
}

interface CommonTerms {
  readonly common: Uint32Array;
  /** Place of each term in `common` plus one; 0 for all others. */
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

/** Visits each bigram of a title once for each time it occurs, with its field. */
function eachBigram(
  { starts, tokens }: TokenStream,
  termOf: Uint32Array,
  numberOf: Uint8Array,
  size: number,
  visit: (bigram: number, entry: number) => void,
): void {
  for (let docId = 0; docId + 1 < starts.length; docId++) {
    const end = starts[docId + 1] as number;
    let before = 0;
    let field = 0;
    for (let i = starts[docId] as number; i < end; i++) {
      const token = tokens[i] as number;
      if (token >= fieldMark) {
        field = markedField(token);
        before = 0;
        continue;
      }
      const number = numberOf[termOf[token] as number] as number;
      if (before > 0 && number > 0)
        visit(before * size + number, ((docId << fieldBits) | (1 << field)) >>> 0);
      before = number;
    }
  }
}

export const noBigrams = (): Bigrams => ({
  common: shared.uint32(0),
  starts: shared.uint32(2),
  entries: shared.uint32(0),
});
