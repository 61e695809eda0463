import type { Reference, ReferenceField } from '../../port.ts';
import { stringAt } from './strings.ts';
import type { Strings } from './strings.ts';

/**
 * Sorted lists that a segment keeps beside its postings: see-references, and indexes to browse
 * that nothing else provides.
 */
export const listingNames = [
  'references',
  'authorVariants',
  'subjectVariants',
  'series',
  'callNumber',
  'isbn',
  'issn',
] as const;
export type ListingName = (typeof listingNames)[number];

/** The listings of variant forms, which are browsed together with their headings. */
export const variantListings = {
  author: 'authorVariants',
  subject: 'subjectVariants',
} as const satisfies Readonly<Record<ReferenceField, ListingName>>;

/** The key and the label of a variant form, as it is browsed. */
export function variantAt(listing: Listing, place: number): readonly [key: string, label: string] {
  const entry = stringAt(listing.entries, place);
  // The key has two parts: the variant, and the heading after its mark.
  const end = entry.indexOf('\0', entry.indexOf('\0') + 1);
  return [entry.slice(0, end), entry.slice(end + 1)];
}

export function referenceKey(field: ReferenceField, key: string): string {
  return `${field} ${key}`;
}

export function parseReference(shown: string): Reference {
  const [variant = '', heading = ''] = shown.split('\0');
  return { variant, heading };
}

/**
 * Entries of a segment, each a key, a NUL and the text to show; and the doc ids of their titles.
 */
export interface Listing {
  /** Sorted by bytes. */
  readonly entries: Strings;
  /** The doc ids of entry e are those from `starts[e]` to `starts[e + 1]`. */
  readonly starts: Uint32Array;
  readonly docIds: Uint32Array;
}

export function entryAt(
  { entries }: Listing,
  place: number,
): readonly [key: string, shown: string] {
  const entry = stringAt(entries, place);
  const end = entry.indexOf('\0');
  return [entry.slice(0, end), entry.slice(end + 1)];
}

export function docIdsOf({ starts, docIds }: Listing, place: number): Uint32Array {
  return docIds.subarray(starts[place], starts[place + 1]);
}
