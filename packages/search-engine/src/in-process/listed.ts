import {
  alphabeticalKey,
  fieldWords,
  foldedWords,
  headingKeyOf,
  referenceFields,
} from '../analysis/index.ts';
import { entryAt } from './listing.ts';
import type { Listing } from './listing.ts';
import { StringsBuilder, countOf } from './strings.ts';
import type { Strings } from './strings.ts';
import type { Reference, ReferenceField, SearchDocument } from '../port.ts';

/** Lists a segment keeps beside its postings: see-references, and what is browsed by nothing else. */
export const listingNames = ['references', 'series', 'callNumber', 'isbn', 'issn'] as const;
export type ListingName = (typeof listingNames)[number];

/** Entries of a title, as a listing keeps them. */
export function entriesOf(document: SearchDocument): (readonly [ListingName, string])[] {
  const { text, sort } = document;
  const series = (text.series ?? []).map((one) => [alphabeticalKey(one), one] as const);
  const callNumber = [sort.callNumber, text.callNumber?.[0] ?? sort.callNumber] as const;
  return [
    ...referenceFields.flatMap((field) => referencesOf(document, field)),
    ...series.filter(([key]) => key !== '').map((entry) => ['series', entry.join('\0')] as const),
    ...(sort.callNumber === '' ? [] : [['callNumber', callNumber.join('\0')] as const]),
    ...(text.standardNumber ?? []).flatMap(numbersIn),
  ];
}

function referencesOf(
  { references }: SearchDocument,
  field: ReferenceField,
): (readonly [ListingName, string])[] {
  return (references?.[field] ?? []).map(({ variant, heading }) => {
    const key = referenceKey(field, headingKeyOf(field, foldedWords(variant)));
    return ['references', [key, variant, heading].join('\0')];
  });
}

function numbersIn(text: string): (readonly [ListingName, string])[] {
  return fieldWords('standardNumber', text).flatMap((word): (readonly [ListingName, string])[] => {
    if (/^\d{13}$/.test(word)) return [['isbn', `${word}\0`]];
    return /^\d{7}[\dx]$/.test(word) ? [['issn', `${word}\0`]] : [];
  });
}

export function referenceKey(field: ReferenceField, key: string): string {
  return `${field} ${key}`;
}

/** Folded variants of the references, one for each entry. */
export function variantsIn(references: Listing): Strings {
  const variants = new StringsBuilder();
  for (let place = 0; place < countOf(references.entries); place++) {
    const { variant } = referenceShown(entryAt(references, place)[1]);
    variants.push(foldedWords(variant).join(' '));
  }
  return variants.view();
}

export function referenceShown(shown: string): Reference {
  const [variant = '', heading = ''] = shown.split('\0');
  return { variant, heading };
}
