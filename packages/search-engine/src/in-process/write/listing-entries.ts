import {
  alphabeticalKey,
  fieldWords,
  foldWords,
  headingKeyOf,
  referenceFields,
} from '../../analysis/index.ts';
import { browsedReferences, variantKey, referenceLabel } from '../../browsing/reference.ts';
import { shelfEntries } from '../../browsing/shelf-entries.ts';
import type { Reference, ReferenceField, SearchDocument } from '../../port.ts';
import { entryAt, parseReference, referenceKey, variantListings } from '../index/listings.ts';
import type { Listing, ListingName } from '../index/listings.ts';
import { StringsBuilder, countOf } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';

/** The fields of a document that listings are made of. */
export type DocumentEntries = Pick<
  SearchDocument,
  'callNumbers' | 'facets' | 'references' | 'sort'
> & {
  readonly text: Pick<SearchDocument['text'], 'title' | 'series' | 'callNumber' | 'standardNumber'>;
};

/** Visits the entries of a title, each with its listing. */
export function eachEntry(
  document: DocumentEntries,
  visit: (name: ListingName, entry: string) => void,
): void {
  const { text, references } = document;
  if (references !== undefined) {
    for (const field of referenceFields) {
      for (const reference of references[field] ?? [])
        visit('references', referenceEntry(field, reference));
      for (const reference of browsedReferences(document, field))
        visit(variantListings[field], `${variantKey(reference)}\0${referenceLabel(reference)}`);
    }
  }
  for (const series of text.series ?? []) {
    const key = alphabeticalKey(series);
    if (key !== '') visit('series', `${key}\0${series}`);
  }
  for (const [key, label] of shelfEntries(document))
    if (key !== '') visit('callNumber', `${key}\0${label}`);
  for (const written of text.standardNumber ?? []) {
    for (const word of fieldWords('standardNumber', written)) {
      if (isbn.test(word)) visit('isbn', `${word}\0`);
      else if (issn.test(word)) visit('issn', `${word}\0`);
    }
  }
}

const isbn = /^\d{13}$/;
const issn = /^\d{7}[\dx]$/;

function referenceEntry(field: ReferenceField, { variant, heading }: Reference): string {
  const key = referenceKey(field, headingKeyOf(field, foldWords(variant)));
  return [key, variant, heading].join('\0');
}

/** The folded variant form of each entry. */
export function variantsIn(references: Listing): Strings {
  const variants = new StringsBuilder();
  for (let place = 0; place < countOf(references.entries); place++) {
    const { variant } = parseReference(entryAt(references, place)[1]);
    variants.push(foldWords(variant).join(' '));
  }
  return variants.view();
}
