import { singularKey } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';
import type { Segment } from '../index/segment.ts';
import { compareAt, stringAt, utf8 } from '../index/strings.ts';
import { formsOf, indexOfTerm } from '../index/term-dictionary.ts';
import { queryTermsOf } from '../index/terms.ts';

/** A term in which a word of a query may be indexed. */
export interface FoundTerm {
  readonly term: number;
  /** Weight of each form class of the term for the word: see `impacts.ts`. */
  readonly shares: readonly number[];
  /** The forms of the word's class: its inflections, of rare words some others too. */
  readonly own: readonly number[];
}

interface LookUp {
  readonly forms: readonly {
    readonly term: Uint8Array;
    readonly language: StemmedLanguage | null;
  }[];
  readonly terms: WeakMap<Segment, readonly FoundTerm[]>;
}

/**
 * Look-ups made lately. They are slow in a large dictionary, and one search repeats each some
 * four times.
 */
const recentLookUps = new Map<string, LookUp>();
const mostKept = 128;

export function termsOf(segment: Segment, word: string, field: QueryField): readonly FoundTerm[] {
  const { forms, terms } = lookUpOf(word, field);
  let found = terms.get(segment);
  if (found === undefined) {
    found = forms.flatMap(({ term, language }) => {
      const number = indexOfTerm(segment.dictionary, term);
      return number < 0 ? [] : [foundTerm(segment, number, word, language)];
    });
    terms.set(segment, found);
  }
  return found;
}

/** Numbers of the terms in which a word of a query may be indexed. */
export function termNumbersOf(
  segment: Segment,
  word: string,
  field: QueryField,
): readonly number[] {
  return termsOf(segment, word, field).map(({ term }) => term);
}

function lookUpOf(word: string, field: QueryField): LookUp {
  const key = `${field} ${word}`;
  let lookUp = recentLookUps.get(key);
  if (lookUp === undefined) {
    if (recentLookUps.size === mostKept) recentLookUps.clear();
    const forms = queryTermsOf(word, field).map(({ term, language }) => ({
      term: utf8(term),
      language,
    }));
    lookUp = { forms, terms: new WeakMap() };
    recentLookUps.set(key, lookUp);
  }
  return lookUp;
}

/** Weight of a title that has another word of the stem in place of the one typed. */
const otherFormWeight = 0.4;

function foundTerm(
  segment: Segment,
  term: number,
  word: string,
  language: StemmedLanguage | null,
): FoundTerm {
  const { dictionary, postings } = segment;
  const [from, to] = formsOf(dictionary, term);
  if (language === null) return { term, shares: [1], own: [from] };
  const classes = postings.classes[term] as number;
  const form =
    formOf(segment, [from, to], word) ?? inflectedFormOf(segment, [from, to], word, language);
  const formClass = form === undefined ? -1 : (postings.formClasses[form] as number);
  const isAlone = classes === 1 && formClass === 0;
  if (isAlone) return { term, shares: [1], own: placesBetween(from, to) };
  const shares = Array.from({ length: classes }, (_, i) => (i === formClass ? 1 : otherFormWeight));
  const own = placesBetween(from, to).filter((one) => postings.formClasses[one] === formClass);
  return { term, shares, own };
}

type Forms = readonly [from: number, to: number];

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** The form that is the word itself: those of a term stand in the order of bytes. */
function formOf(
  { dictionary: { words } }: Segment,
  [from, to]: Forms,
  word: string,
): number | undefined {
  const bytes = utf8(word);
  const wanted = { bytes, offsets: new Uint32Array([0, bytes.length]) };
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(words, middle, wanted, 0);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return undefined;
}

/** The form that is an inflection of the word, where no title has the word itself. */
function inflectedFormOf(
  { dictionary: { words } }: Segment,
  [from, to]: Forms,
  word: string,
  language: StemmedLanguage,
): number | undefined {
  const key = singularKey(word, language);
  return placesBetween(from, to).find(
    (form) => singularKey(stringAt(words, form), language) === key,
  );
}
