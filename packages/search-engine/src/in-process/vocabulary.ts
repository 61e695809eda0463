import { KnownTexts } from '../analysis/index.ts';
import { growingUint32 } from './growing.ts';
import type { TokenStream } from './segment.ts';
import { fieldMark } from './segment.ts';
import { shared } from './shared.ts';
import { StringsBuilder, compareAt, countOf, reordered, sortedOrder, utf8 } from './strings.ts';
import type { Strings } from './strings.ts';
import { inverse, share } from './values.ts';

/**
 * Words as they stand in the texts of a segment, folded. A word that stands for two terms (a stem
 * and a name, say) is there twice.
 */
export interface Vocabulary {
  /** By term, then by bytes. */
  readonly words: Strings;
  /** The words of term t are those from `starts[t]` to `starts[t + 1]`. */
  readonly starts: Uint32Array;
  /** Their numbers by bytes. */
  readonly order: Uint32Array;
  /** How often each occurs, in deleted titles too. */
  readonly counts: Uint32Array;
}

/** Gathers words and their terms, both numbered in the order they come. */
export class VocabularyBuilder {
  readonly #terms = new Map<string, number>();
  readonly #termTexts = new StringsBuilder();
  readonly #words = new Map<string, number>();
  /** Words that are terms as they stand: names and numbers, which are the most. */
  readonly #plain = new KnownTexts();
  readonly #wordTexts = new StringsBuilder();
  #termCount = 0;
  readonly #termOf = growingUint32();

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

  /** Sorted terms, the words without their counts, and the place of each word by its number. */
  finish(): {
    readonly terms: Strings;
    readonly vocabulary: Omit<Vocabulary, 'counts'>;
    readonly places: Uint32Array;
  } {
    const termTexts = this.#termTexts.view();
    const termOrder = sortedOrder(termTexts);
    const wordTexts = this.#wordTexts.view();
    const byText = sortedOrder(wordTexts);
    const { starts, dealt } = dealtByTerm(byText, this.#termOf.view(), inverse(termOrder));
    const places = inverse(dealt);
    return {
      terms: reordered(termTexts, termOrder),
      vocabulary: {
        words: reordered(wordTexts, dealt),
        starts,
        order: share(byText.map((number) => places[number] as number)),
      },
      places,
    };
  }
}

/** Stable, so that the words of one term stay in the order of bytes. */
function dealtByTerm(
  order: Uint32Array,
  termOf: Uint32Array,
  termPlaces: Uint32Array,
): { starts: Uint32Array; dealt: Uint32Array } {
  const starts = shared.uint32(termPlaces.length + 1);
  for (const term of termOf) {
    const at = (termPlaces[term] as number) + 1;
    starts[at] = (starts[at] as number) + 1;
  }
  for (let i = 0; i < termPlaces.length; i++)
    starts[i + 1] = (starts[i + 1] as number) + (starts[i] as number);
  const cursor = starts.slice();
  const dealt = new Uint32Array(order.length);
  for (const number of order) {
    const term = termPlaces[termOf[number] as number] as number;
    const place = cursor[term] as number;
    dealt[place] = number;
    cursor[term] = place + 1;
  }
  return { starts, dealt };
}

export function countWords({ tokens }: TokenStream, words: number): Uint32Array {
  const counts = shared.uint32(words);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    if (token < fieldMark) counts[token] = (counts[token] as number) + 1;
  }
  return counts;
}

/** Term of each word. */
export function termsOfWords({ words, starts }: Pick<Vocabulary, 'words' | 'starts'>): Uint32Array {
  const terms = new Uint32Array(countOf(words));
  for (let term = 0; term + 1 < starts.length; term++)
    terms.fill(term, starts[term], starts[term + 1]);
  return terms;
}

/** Words of one term that begin with a text: they stand side by side. */
export interface WordsOfTerm {
  readonly term: number;
  readonly from: number;
  readonly to: number;
  /** Whether these are all words of the term. */
  readonly whole: boolean;
}

export function beginningWith(vocabulary: Vocabulary, prefix: string): WordsOfTerm[] {
  const { order, starts } = vocabulary;
  const wanted = utf8(prefix);
  const after = new Uint8Array([...wanted, 0xff]);
  const numbers = order.slice(bound(vocabulary, wanted), bound(vocabulary, after)).sort();
  const found: WordsOfTerm[] = [];
  for (let i = 0; i < numbers.length;) {
    const from = numbers[i] as number;
    const term = termOfWord(starts, from);
    const end = starts[term + 1] as number;
    while (i < numbers.length && (numbers[i] as number) < end) i++;
    const to = (numbers[i - 1] as number) + 1;
    found.push({ term, from, to, whole: from === starts[term] && to === end });
  }
  return found;
}

/** First place in the order of words that does not come before `wanted`. */
function bound({ words, order }: Vocabulary, wanted: Uint8Array): number {
  const asked: Strings = { bytes: wanted, offsets: new Uint32Array([0, wanted.length]) };
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(words, order[middle] as number, asked, 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function termOfWord(starts: Uint32Array, word: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= word) low = middle;
    else high = middle;
  }
  return low;
}
