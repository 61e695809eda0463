import { firstReferences, headingsTyped } from '../../analysis/index.ts';
import type { Reference } from '../../port.ts';
import type { Query } from '../../query.ts';
import { entryAt, ordinalsOf, referenceKey, referenceShown } from '../index/listings.ts';
import type { Segment } from '../index/segment.ts';
import { countOf, prefixRange } from '../index/strings.ts';
import { isAmong } from '../postings/scored-docs.ts';
import type { Matches } from '../postings/scored-docs.ts';

/** See-references that the query as a whole is, of titles that were found. */
export function referencesAmong(
  query: Query,
  found: readonly { readonly segment: Segment; readonly matches: Matches }[],
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
            ordinalsOf(references, place).some((ordinal) => isAmong(matches, ordinal)),
          )
          .map((place) => referenceShown(entryAt(references, place)[1]));
      }),
    ),
  );
}
