import { KnownTexts } from '../../analysis/index.ts';
import { fieldMark } from '../index/forward-index.ts';
import type { TokenStream } from '../index/forward-index.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import { inverse, share } from '../index/permutations.ts';
import { shared } from '../index/shared-arrays.ts';
import { StringsBuilder, reorderStrings, sortedOrder } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import type { UncountedTerms } from '../index/term-dictionary.ts';
import { isStem } from '../index/terms.ts';

/** Gathers terms and their surface forms, both numbered in the order they come. */
export class TermDictionaryBuilder {
  readonly #terms = new Map<string, number>();
  readonly #termTexts = new StringsBuilder();
  readonly #words = new Map<string, number>();
  /** Forms that are terms as they stand: names and numbers, which are the most. */
  readonly #plain = new KnownTexts();
  readonly #wordTexts = new StringsBuilder();
  #termCount = 0;
  readonly #termOf = uint32Builder();

  number(term: string, word: string): number {
    return term === word ? this.#plainNumber(word) : this.#number(term, word);
  }

  #plainNumber(word: string): number {
    const known = this.#plain.find(word);
    if (known >= 0) return known;
    const number = this.#add(word, this.#addTerm(word));
    this.#plain.add(number, word);
    return number;
  }

  #number(term: string, word: string): number {
    const key = `${term}\0${word}`;
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const number = this.#add(word, this.#term(term));
    this.#words.set(key, number);
    return number;
  }

  #add(word: string, term: number): number {
    this.#wordTexts.push(word);
    this.#termOf.push(term);
    return this.#termOf.length - 1;
  }

  #term(term: string): number {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    const number = this.#addTerm(term);
    this.#terms.set(term, number);
    return number;
  }

  #addTerm(term: string): number {
    this.#termTexts.push(term);
    return this.#termCount++;
  }

  /** The dictionary without counts, and the place of each form by its number. */
  finish(): {
    readonly dictionary: UncountedTerms;
    readonly places: Uint32Array;
  } {
    const termTexts = this.#termTexts.view();
    const termOrder = sortedOrder(termTexts);
    const wordTexts = this.#wordTexts.view();
    const byText = sortedOrder(wordTexts);
    const { starts, byTerm } = groupByTerm(byText, this.#termOf.view(), inverse(termOrder));
    const places = inverse(byTerm);
    const stemCount = stemsIn(termTexts, termOrder);
    return {
      dictionary: {
        stems: reorderStrings(termTexts, termOrder.subarray(0, stemCount)),
        words: reorderStrings(wordTexts, byTerm),
        starts: share(starts.subarray(0, stemCount + 1)),
        order: share(byText.map((number) => places[number] as number)),
      },
      places,
    };
  }
}

/** Counts the terms that are stems, which stand before the others. */
function stemsIn(terms: Strings, order: Uint32Array): number {
  const { bytes, offsets } = terms;
  const firstPlain = order.findIndex(
    (term) => !isStem(bytes.subarray(offsets[term], offsets[term + 1])),
  );
  return firstPlain < 0 ? order.length : firstPlain;
}

/** Stable, so that the forms of one term stay in the order of bytes. */
function groupByTerm(
  order: Uint32Array,
  termOf: Uint32Array,
  termPlaces: Uint32Array,
): { starts: Uint32Array; byTerm: Uint32Array } {
  const starts = new Uint32Array(termPlaces.length + 1);
  for (const term of termOf) {
    const at = (termPlaces[term] as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let i = 0; i < termPlaces.length; i++)
    starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const cursor = starts.slice();
  const byTerm = new Uint32Array(order.length);
  for (const number of order) {
    const term = termPlaces[termOf[number] as number] as number;
    const place = cursor[term] as number;
    byTerm[place] = number;
    cursor[term] = place + 1;
  }
  return { starts, byTerm };
}

export function countWords({ tokens }: TokenStream, words: number): Uint32Array {
  const counts = shared.uint32(words);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (token < fieldMark) counts[token] = (counts[token] as number) + 1;
  }
  return counts;
}
