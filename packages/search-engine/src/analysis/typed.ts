import type { Query, QueryField } from '../query.ts';
import { joinedReadings } from './compounds.ts';
import { foldWords } from './words.ts';

/**
 * Words typed for a field, alone or for all fields, in order: they may be a whole title or name.
 */
export function wordsTypedFor(query: Query, field: QueryField): string[] {
  return textsTypedFor(query, field).flatMap(foldWords);
}

/**
 * Words typed for a field with their compounds joined, one list for each way; none where there is
 * no compound.
 */
export function joinedTypedFor(query: Query, field: QueryField): string[][] {
  return joinedReadings(textsTypedFor(query, field).join(' '));
}

function textsTypedFor(query: Query, field: QueryField): string[] {
  switch (query.kind) {
    case 'words':
    case 'phrase':
      return query.field === 'any' || query.field === field ? [query.text] : [];
    case 'and':
      // Alternatives and prefixes are no whole title or name.
      if (query.of.some(({ kind }) => kind === 'or' || kind === 'prefix')) return [];
      return query.of.flatMap((part) => textsTypedFor(part, field));
    case 'all':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'work':
    case 'or':
    case 'not':
      return [];
  }
}
