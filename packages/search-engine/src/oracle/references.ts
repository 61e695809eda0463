import { firstReferences, foldWords, headingKeyOf, headingsTyped } from '../analysis/index.ts';
import type { Reference, SearchDocument } from '../port.ts';
import type { Query } from '../query.ts';

export function referencesAmong(query: Query, found: readonly SearchDocument[]): Reference[] {
  const typed = headingsTyped(query);
  return firstReferences(
    found.flatMap(({ references }) =>
      typed.flatMap(([field, key]) =>
        (references?.[field] ?? []).filter(
          ({ variant }) => headingKeyOf(field, foldWords(variant)) === key,
        ),
      ),
    ),
  );
}
