import type { Reference, ReferenceField } from '../../port.ts';
import { stringAt } from './strings.ts';
import type { Strings } from './strings.ts';

/** Lists a segment keeps beside its postings: see-references, and what is browsed by nothing else. */
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

/** Listings of the variants that stand in the index of their headings. */
export const variantListings = {
  author: 'authorVariants',
  subject: 'subjectVariants',
} as const satisfies Readonly<Record<ReferenceField, ListingName>>;

/** Key and label of a variant, as it is browsed. */
export function variantAt(listing: Listing, place: number): readonly [key: string, label: string] {
  const entry = stringAt(listing.entries, place);
  // The key has three parts: the variant, nothing, the heading.
  const end = entry.indexOf('\0', entry.indexOf('\0') + 2);
  return [entry.slice(0, end), entry.slice(end + 1)];
}

export function referenceKey(field: ReferenceField, key: string): string {
  return `${field} ${key}`;
}

export function referenceShown(shown: string): Reference {
  const [variant = '', heading = ''] = shown.split('\0');
  return { variant, heading };
}

/** Entries of a segment, each a key and, after a NUL, what is shown of it; and their titles. */
export interface Listing {
  /** Sorted. */
  readonly entries: Strings;
  /** The ordinals of entry e are those from `starts[e]` to `starts[e + 1]`. */
  readonly starts: Uint32Array;
  readonly ordinals: Uint32Array;
}

export function entryAt(
  { entries }: Listing,
  place: number,
): readonly [key: string, shown: string] {
  const entry = stringAt(entries, place);
  const end = entry.indexOf('\0');
  return [entry.slice(0, end), entry.slice(end + 1)];
}

export function ordinalsOf({ starts, ordinals }: Listing, place: number): Uint32Array {
  return ordinals.subarray(starts[place], starts[place + 1]);
}
