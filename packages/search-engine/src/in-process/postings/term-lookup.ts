import type { QueryField } from '../../query.ts';
import type { Segment } from '../index/segment.ts';
import { indexOfUtf8, utf8 } from '../index/strings.ts';
import { formsOf } from '../index/terms.ts';

interface LookUp {
  readonly forms: readonly Uint8Array[];
  readonly terms: WeakMap<Segment, readonly number[]>;
}

/** Looking up is dear in a large dictionary, and one search asks for each word some four times. */
const lately = new Map<string, LookUp>();
const mostKept = 128;

/** Numbers of the terms in which a word asked for may stand. */
export function termsOf(segment: Segment, word: string, field: QueryField): readonly number[] {
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
  let lookUp = lately.get(key);
  if (lookUp === undefined) {
    if (lately.size === mostKept) lately.clear();
    lookUp = { forms: formsOf(word, field).map(utf8), terms: new WeakMap() };
    lately.set(key, lookUp);
  }
  return lookUp;
}
