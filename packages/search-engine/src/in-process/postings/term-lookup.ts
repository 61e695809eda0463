import type { QueryField } from '../../query.ts';
import type { Segment } from '../index/segment.ts';
import { indexOfUtf8, utf8 } from '../index/strings.ts';
import { queryTermsOf } from '../index/terms.ts';

interface LookUp {
  readonly forms: readonly Uint8Array[];
  readonly terms: WeakMap<Segment, readonly number[]>;
}

/**
 * Look-ups made lately. They are slow in a large dictionary, and one search repeats each some
 * four times.
 */
const recentLookUps = new Map<string, LookUp>();
const mostKept = 128;

/** Numbers of the terms in which a word of a query may be indexed. */
export function termNumbersOf(
  segment: Segment,
  word: string,
  field: QueryField,
): readonly number[] {
  const { forms, terms } = lookUpOf(word, field);
  let found = terms.get(segment);
  if (found === undefined) {
    found = forms.map((form) => indexOfUtf8(segment.terms, form)).filter((term) => term >= 0);
    terms.set(segment, found);
  }
  return found;
}

function lookUpOf(word: string, field: QueryField): LookUp {
  const key = `${field} ${word}`;
  let lookUp = recentLookUps.get(key);
  if (lookUp === undefined) {
    if (recentLookUps.size === mostKept) recentLookUps.clear();
    lookUp = { forms: queryTermsOf(word, field).map(utf8), terms: new WeakMap() };
    recentLookUps.set(key, lookUp);
  }
  return lookUp;
}
