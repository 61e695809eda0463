import { alphabeticalKey } from '../analysis/index.ts';
import type { Reference, ReferenceField, SearchDocument } from '../port.ts';

const facetOf = { author: 'A', subject: 'S' } as const;

/**
 * References of a title that are browsed: those to one of its headings and at another place than
 * it.
 */
export function browsedReferences(
  { references, facets }: Pick<SearchDocument, 'references' | 'facets'>,
  field: ReferenceField,
): Reference[] {
  const headings = new Set((facets[facetOf[field]] ?? []).map(({ label }) => label));
  return (references?.[field] ?? []).filter(({ variant, heading }) => {
    if (!headings.has(heading)) return false;
    const key = alphabeticalKey(variant);
    return key !== '' && key !== alphabeticalKey(heading);
  });
}

/**
 * The key of a variant form among the headings: it sorts by its text, after the headings with the
 * same text. After its text a heading has its code; a variant has a mark that no code begins with,
 * then its heading's text.
 */
export function variantKey({ variant, heading }: Reference): string {
  return `${alphabeticalKey(variant)}\0${referenceMark}${alphabeticalKey(heading)}`;
}

/** The last character there is. */
export const referenceMark = '\u{10ffff}';

/** Variant and heading as written, counted and shown together. */
export function referenceLabel({ variant, heading }: Reference): string {
  return `${variant}\0${heading}`;
}
