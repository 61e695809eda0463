import { singularKey } from '../../analysis/index.ts';
import type { StemmedLanguage } from '../../analysis/index.ts';
import { formClassCount, formClassOfRank } from './impacts.ts';
import { shared } from './shared-arrays.ts';
import { countOf, stringAt } from './strings.ts';
import { formsOf, termCount } from './term-dictionary.ts';
import type { TermDictionary } from './term-dictionary.ts';
import { languageOfStem } from './terms.ts';

/** Forms of a term that are one word in its inflections: its singular and its plural. */
export interface InflectionGroup {
  readonly key: string;
  readonly forms: readonly number[];
}

/** The inflection groups of a stem, the commonest first; their ranks make the form classes of `impacts.ts`. */
export function inflectionGroupsOf(
  dictionary: TermDictionary,
  stem: number,
  language: StemmedLanguage,
): InflectionGroup[] {
  const { words, counts } = dictionary;
  const [from, to] = formsOf(dictionary, stem);
  const forms = Array.from({ length: to - from }, (_, i) => from + i);
  const groups = Map.groupBy(forms, (form) => singularKey(stringAt(words, form), language));
  const used = (some: readonly number[]): number =>
    some.reduce((sum, form) => sum + (counts[form] as number), 0);
  return [...groups]
    .map(([key, some]) => ({ key, forms: some, count: used(some) }))
    .sort((a, b) => b.count - a.count || (a.forms[0] as number) - (b.forms[0] as number));
}

/** The form class of every form, and the number of form classes of every term. */
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
    const groups = inflectionGroupsOf(dictionary, stem, languageOfStem(stems, stem));
    ofTerm[stem] = formClassCount(groups.length);
    groups.forEach(({ forms }, rank) => {
      for (const form of forms) ofForm[form] = formClassOfRank(rank);
    });
  }
  return { ofForm, ofTerm };
}
