import { firstReferences, headingsTyped } from '../analysis/index.ts';
import type { Reference } from '../port.ts';
import type { Query } from '../query.ts';
import { buckets } from './answers.ts';
import { longestPrefix } from './mapping.ts';
import type { Clause } from './matching.ts';
import { separator } from './indexed-words.ts';
import { literally } from './regexp.ts';

/** Makes the counts of the references of the matches whose variant form is the whole query, by name. */
export function referencesTyped(query: Query): Record<string, Clause> {
  return Object.fromEntries(
    headingsTyped(query)
      .filter(([, key]) => key.length < longestPrefix)
      .map(([field, key]) => [
        `reference-${field}`,
        {
          terms: {
            field: 'reference',
            include: `${literally([field, key, ''].join(separator))}.*`,
            order: { _key: 'asc' },
            size: 3,
          },
        },
      ]),
  );
}

/** The references that were counted under these names. */
export function referencesIn(
  aggregations: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Reference[] {
  const all = names.flatMap((name) => buckets.parse(aggregations[name]).buckets);
  return firstReferences(
    all.map(({ key }) => {
      const [, , variant = '', heading = ''] = key.split(separator);
      return { variant, heading };
    }),
  );
}
