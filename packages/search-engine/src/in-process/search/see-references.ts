import { firstReferences, headingsTyped } from '../../analysis/index.ts';
import type { Reference } from '../../port.ts';
import type { Query } from '../../query.ts';
import { docIdsOf, entryAt, parseReference, referenceKey } from '../index/listings.ts';
import type { Segment } from '../index/segment.ts';
import { countOf, prefixRange } from '../index/strings.ts';
import { containsDoc } from '../postings/scored-docs.ts';
import type { ScoredDocs } from '../postings/scored-docs.ts';

/** The see-references whose variant form is the whole query, of titles that match. */
export function referencesAmong(
  query: Query,
  found: readonly { readonly segment: Segment; readonly matches: ScoredDocs }[],
): Reference[] {
  if (found.every(({ segment }) => countOf(segment.listings.references.entries) === 0)) return [];
  const typed = headingsTyped(query);
  return firstReferences(
    found.flatMap(({ segment: { listings }, matches }) =>
      typed.flatMap(([field, key]) => {
        const { references } = listings;
        const [from, to] = prefixRange(references.entries, `${referenceKey(field, key)}\0`);
        const places = Array.from({ length: to - from }, (_, i) => from + i);
        return places
          .filter((place) =>
            docIdsOf(references, place).some((docId) => containsDoc(matches, docId)),
          )
          .map((place) => parseReference(entryAt(references, place)[1]));
      }),
    ),
  );
}
