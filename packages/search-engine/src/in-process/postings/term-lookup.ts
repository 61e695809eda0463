import { numberKey } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import type { QueryField } from '../../query.ts';
import { classOf } from '../index/impacts.ts';
import type { Segment } from '../index/segment.ts';
import { stemMatesOf } from '../index/stem-mates.ts';
import { indexOfUtf8, utf8 } from '../index/strings.ts';
import { queryTermsOf } from '../index/terms.ts';

/** A term in which a word of a query may be indexed. */
export interface FoundTerm {
  readonly term: number;
  /** What each class of its words counts for the word: see `impacts.ts`. */
  readonly shares: readonly number[];
  /** The forms that are the word itself, or it in another number. */
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
      const number = indexOfUtf8(segment.terms, term);
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

/** What a title counts that has another word of the stem in place of the one typed. */
const shareOfMates = 0.4;

function foundTerm(
  { dictionary, postings }: Segment,
  term: number,
  word: string,
  language: StemmedLanguage | null,
): FoundTerm {
  const classes = postings.classes[term] as number;
  if (language === null) return { term, shares: [1], own: [dictionary.starts[term] as number] };
  const mates = stemMatesOf(dictionary, term, language);
  const key = numberKey(word, language);
  const own = mates.findIndex((mate) => mate.key === key);
  const shares = Array.from({ length: classes }, () => shareOfMates);
  if (own >= 0) shares[classOf(own)] = 1;
  return { term, shares, own: mates[own]?.forms ?? [] };
}
