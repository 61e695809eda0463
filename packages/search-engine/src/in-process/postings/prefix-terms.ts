import { compareAt, utf8 } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import { formsOf, termOfForm } from '../index/term-dictionary.ts';
import type { TermDictionary } from '../index/term-dictionary.ts';

/** The forms of one term that begin with a prefix: they stand side by side. */
export interface PrefixTerm {
  readonly term: number;
  readonly from: number;
  readonly to: number;
  /** Whether these are all forms of the term. */
  readonly whole: boolean;
}

export function termsWithPrefix(dictionary: TermDictionary, prefix: string): PrefixTerm[] {
  const { order } = dictionary;
  const wanted = utf8(prefix);
  const after = new Uint8Array([...wanted, 0xff]);
  const numbers = order.slice(bound(dictionary, wanted), bound(dictionary, after)).sort();
  const found: PrefixTerm[] = [];
  for (let i = 0; i < numbers.length;) {
    const from = numbers[i] as number;
    const term = termOfForm(dictionary, from);
    const [start, end] = formsOf(dictionary, term);
    while (i < numbers.length && (numbers[i] as number) < end) i++;
    const to = (numbers[i - 1] as number) + 1;
    found.push({ term, from, to, whole: from === start && to === end });
  }
  return found;
}

/** The first place, in the order of bytes, whose form is not before `wanted`. */
function bound({ words, order }: TermDictionary, wanted: Uint8Array): number {
  const target: Strings = { bytes: wanted, offsets: new Uint32Array([0, wanted.length]) };
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(words, order[middle] as number, target, 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
