import { z } from 'zod';
import { compareKeys } from '../browsing/place.ts';
import type { ReferenceField, Suggestion } from '../port.ts';
import { matchesPrefixes } from '../spelling/prefix-match.ts';
import { foldWords } from '../analysis/index.ts';
import { buckets, found } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { separator } from './indexed-words.ts';
import type { Clause } from './matching.ts';
import { literally } from './regexp.ts';
import { wordsBegin } from './values.ts';
import type { SuggestQuery } from './suggest-query.ts';

/** Variant forms that are examined for one text. */
const lookLimit = 4_000;

/** Headings that do not fit but have a variant form that does, most used first. */
export async function byVariants(
  { cluster, indices, typed, limit }: SuggestQuery,
  field: ReferenceField,
): Promise<Suggestion[]> {
  const query = { bool: { filter: wordsBegin(`variantWords.${field}`, typed) } };
  const longest = typed.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const entries = await count(cluster, indices, query, {
    field: `variant.${field}`,
    include: `(.* )?${literally(longest)}[^${separator}]*${separator}.*`,
    size: lookLimit,
  });
  const byHeading = Map.groupBy(
    entries.filter((entry) => fitsByVariant(entry, typed)),
    (entry) => entry.split(separator)[2] ?? '',
  );
  if (byHeading.size === 0) return [];
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${indices.titles}/_search`,
    body: {
      size: 0,
      query,
      aggs: Object.fromEntries(
        [...byHeading.values()]
          .slice(0, 500)
          .map((all, i) => [`heading${i}`, { filter: { terms: { [`variant.${field}`]: all } } }]),
      ),
    },
  });
  return [...byHeading.keys()]
    .slice(0, 500)
    .map((text, i) => {
      const { doc_count } = z.object({ doc_count: z.number() }).parse(aggregations[`heading${i}`]);
      return { kind: field, text, total: doc_count, id: null };
    })
    .sort((a, b) => b.total - a.total || compareKeys(a.text, b.text))
    .slice(0, limit);
}

function fitsByVariant(entry: string, typed: readonly string[]): boolean {
  const [folded = '', , heading = ''] = entry.split(separator);
  return matchesPrefixes(folded, typed) && !matchesPrefixes(foldWords(heading).join(' '), typed);
}

async function count(
  cluster: Cluster,
  { titles }: Pair,
  query: Clause,
  terms: object,
): Promise<string[]> {
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: { size: 0, query, aggs: { entries: { terms } } },
  });
  return buckets.parse(aggregations['entries']).buckets.map(({ key }) => key);
}
