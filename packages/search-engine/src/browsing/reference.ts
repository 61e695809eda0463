import { alphabeticalKey } from '../analysis/index.ts';
import type { Reference, ReferenceField, SearchDocument } from '../port.ts';

const facetOf = { author: 'A', subject: 'S' } as const;

/** References of a title that stand in an index: those to a heading there, at a place of their own. */
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
 * A variant stands among the headings by its text, before one with the same text. After its text a
 * heading has its code; a variant has none, and then the heading's text.
 */
export function referenceKey({ variant, heading }: Reference): string {
  return `${alphabeticalKey(variant)}\0\0${alphabeticalKey(heading)}`;
}

/** Variant and heading as written, to be counted and shown together. */
export function referenceLabel({ variant, heading }: Reference): string {
  return `${variant}\0${heading}`;
}
