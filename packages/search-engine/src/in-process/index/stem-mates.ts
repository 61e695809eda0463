import { numberKey } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import { classCount, classOf } from './impacts.ts';
import { shared } from './shared-arrays.ts';
import { countOf, stringAt } from './strings.ts';
import type { Strings } from './strings.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { languageOfTerm } from './terms.ts';

/** The forms of a term that are one word in both its numbers. */
export interface StemMate {
  readonly key: string;
  readonly forms: readonly number[];
}

/** The words of a term, the commonest first; their places make the classes of `impacts.ts`. */
export function stemMatesOf(
  { words, starts, counts }: TermDictionary,
  term: number,
  language: StemmedLanguage,
): StemMate[] {
  const [from, to] = [starts[term] as number, starts[term + 1] as number];
  const forms = Array.from({ length: to - from }, (_, i) => from + i);
  const groups = Map.groupBy(forms, (form) => numberKey(stringAt(words, form), language));
  const used = (some: readonly number[]): number =>
    some.reduce((sum, form) => sum + (counts[form] as number), 0);
  return [...groups]
    .map(([key, some]) => ({ key, forms: some, count: used(some) }))
    .sort((a, b) => b.count - a.count || (a.forms[0] as number) - (b.forms[0] as number));
}

/** The class of every form, and of every term into how many classes its postings fall. */
export function classesOfForms(
  terms: Strings,
  dictionary: TermDictionary,
): { readonly ofForm: Uint8Array; readonly ofTerm: Uint8Array } {
  const { starts, counts } = dictionary;
  const ofForm = shared.bytes(counts.length);
  const ofTerm = shared.bytes(countOf(terms)).fill(1);
  for (let term = 0; term < ofTerm.length; term++) {
    if ((starts[term + 1] as number) - (starts[term] as number) < 2) continue;
    const language = languageOfTerm(terms, term);
    if (language === null) continue;
    const mates = stemMatesOf(dictionary, term, language);
    ofTerm[term] = classCount(mates.length);
    mates.forEach(({ forms }, place) => {
      for (const form of forms) ofForm[form] = classOf(place);
    });
  }
  return { ofForm, ofTerm };
}
