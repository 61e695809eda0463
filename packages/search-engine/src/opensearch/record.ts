import {
  foldWords,
  headingForms,
  headingKeyOf,
  joinedReadings,
  languageIn,
  referenceFields,
  textsOf,
} from '../analysis/index.ts';
import type { SearchField } from '../fields.ts';
import { workOf } from '../port.ts';
import type { FacetValue, SearchDocument } from '../port.ts';
import { entriesOf } from './entries.ts';
import { longestString } from './mapping.ts';
import { separator, indexedWord, marked, joined, cut } from './indexed-words.ts';

/** A title as it is indexed: its words analysed here, so that each means what it does elsewhere. */
export function recordOf(document: SearchDocument): Readonly<Record<string, unknown>> {
  const texts = [...textsOf(document)].filter(([, all]) => all.length > 0);
  const [title = ''] = document.text.title ?? [];
  const { entry, browse } = entriesOf(document);
  return {
    id: document.id,
    words: Object.fromEntries(texts.map(([field, all]) => [field, termsIn(field, all, document)])),
    forms: Object.fromEntries(texts.map(([field, all]) => [field, all.map(joined)])),
    name: namesOf(document, title),
    firstTitle: joined(foldWords(title)),
    work: indexedWord(workOf(document)),
    facet: Object.fromEntries(
      Object.entries(document.facets).map(([type, values]) => [type, codesOf(values)]),
    ),
    ...referencesOf(document),
    browse,
    entry,
    sort: sortOf(document),
    shown: { title },
  };
}

function termsIn(
  field: SearchField,
  texts: readonly (readonly string[])[],
  document: SearchDocument,
): string[] {
  const language = languageIn(field, document);
  return texts.map((words) => joined(words.map((word) => marked(word, language))));
}

function codesOf(values: readonly FacetValue[]): string[] {
  return [...new Set(values.map(({ code }) => code))];
}

/** Whole names, compared with the whole query. */
function namesOf(document: SearchDocument, title: string): Record<string, unknown> {
  const { text, otherTitles = [], references, facets } = document;
  const variants = (references?.author ?? []).map(({ variant }) => variant);
  const names = [...(text.author ?? []), ...variants];
  return {
    title: cut(foldWords(title)),
    joined: [title, ...otherTitles].flatMap(joinedReadings).map(cut),
    other: otherTitles.map((other) => cut(foldWords(other))),
    author: names.map((name) => headingKeyOf('author', foldWords(name))).filter(Boolean),
    series: (text.series ?? []).map((one) => cut(foldWords(one))).filter(Boolean),
    subject: (facets.S ?? [])
      .flatMap(({ label }) => headingForms(foldWords(label)).slice(0, 1))
      .map((form) => form.slice(0, longestString)),
  };
}

function referencesOf({ references }: SearchDocument): Record<string, unknown> {
  const all = referenceFields.flatMap((field) =>
    (references?.[field] ?? []).map((one) => ({ field, ...one })),
  );
  const variants = (of: string) => all.filter(({ field }) => field === of);
  return {
    reference: all
      .map(({ field, variant, heading }) => ({
        key: headingKeyOf(field, foldWords(variant)),
        rest: [variant, heading],
        field,
      }))
      .filter(({ key }) => key !== '')
      .map(({ field, key, rest }) => [field, key, ...rest].join(separator)),
    variant: Object.fromEntries(
      referenceFields.map((of) => [
        of,
        variants(of).map(({ variant, heading }) =>
          [cut(foldWords(variant)), variant, heading].join(separator),
        ),
      ]),
    ),
    variantWords: Object.fromEntries(
      referenceFields.map((of) => [
        of,
        variants(of).map(({ variant }) => joined(foldWords(variant))),
      ]),
    ),
  };
}

function sortOf({ sort }: SearchDocument): Record<string, unknown> {
  const texts = {
    title: cut(foldWords(sort.title)).slice(0, 160),
    author: cut(foldWords(sort.author)).slice(0, 160),
    workType: cut(foldWords(sort.workType)).slice(0, 160),
    callNumber: sort.callNumber.slice(0, longestString),
  };
  const { year, includedOn, copies } = sort;
  const present = Object.entries(texts).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(present), year, includedOn, copies };
}
