import { numberKey } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import { classCount, classOf } from './impacts.ts';
import { shared } from './shared-arrays.ts';
import { countOf, stringAt } from './strings.ts';
import { formsOf, termCount } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { languageOfStem } from './terms.ts';

/** The forms of a term that are one word in both its numbers. */
export interface StemMate {
  readonly key: string;
  readonly forms: readonly number[];
}

/** The words of a term, the commonest first; their places make the classes of `impacts.ts`. */
export function stemMatesOf(
  dictionary: TermDictionary,
  stem: number,
  language: StemmedLanguage,
): StemMate[] {
  const { words, counts } = dictionary;
  const [from, to] = formsOf(dictionary, stem);
  const forms = Array.from({ length: to - from }, (_, i) => from + i);
  const groups = Map.groupBy(forms, (form) => numberKey(stringAt(words, form), language));
  const used = (some: readonly number[]): number =>
    some.reduce((sum, form) => sum + (counts[form] as number), 0);
  return [...groups]
    .map(([key, some]) => ({ key, forms: some, count: used(some) }))
    .sort((a, b) => b.count - a.count || (a.forms[0] as number) - (b.forms[0] as number));
}

/** The class of every form, and of every term into how many classes its postings fall. */
export function classesOfForms(dictionary: TermDictionary): {
  readonly ofForm: Uint8Array;
  readonly ofTerm: Uint8Array;
} {
  const { stems, counts } = dictionary;
  const ofForm = shared.bytes(counts.length);
  const ofTerm = shared.bytes(termCount(dictionary)).fill(1);
  for (let stem = 0; stem < countOf(stems); stem++) {
    const [from, to] = formsOf(dictionary, stem);
    if (to - from < 2) continue;
    const mates = stemMatesOf(dictionary, stem, languageOfStem(stems, stem));
    ofTerm[stem] = classCount(mates.length);
    mates.forEach(({ forms }, place) => {
      for (const form of forms) ofForm[form] = classOf(place);
    });
  }
  return { ofForm, ofTerm };
}
