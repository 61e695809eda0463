import { z } from 'zod';
import type { Suggestion } from '../port.ts';
import { buckets, found } from './answers.ts';
import type { Hit, SearchResponse } from './answers.ts';
import { beginningBoost } from './suggest-query.ts';
import type { Fit, SuggestQuery } from './suggest-query.ts';

/** Makes the search for titles that fit, the most held first; one of each name. */
export function titlesAsked(asked: SuggestQuery, fit: Fit): object {
  return {
    query: {
      bool: {
        filter: fit.clauses('firstTitle'),
        should: beginningBoost('name.title', asked, fit),
      },
    },
    collapse: { field: 'name.title' },
    sort: [{ _score: 'desc' }, { 'sort.copies': 'desc' }, { 'name.title': 'asc' }, { id: 'asc' }],
    size: asked.limit,
    _source: ['shown.title'],
    docvalue_fields: ['name.title'],
  };
}

const shownTitle = z.object({ shown: z.object({ title: z.string() }) });

/** Titles of one name are one suggestion. */
export async function titlesIn(
  { cluster, indices }: SuggestQuery,
  answer: SearchResponse | undefined,
): Promise<Suggestion[]> {
  const hits = answer?.hits.hits ?? [];
  const names = hits.map(nameOf);
  if (names.length === 0) return [];
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${indices.titles}/_search`,
    body: {
      size: 0,
      query: { terms: { 'name.title': names } },
      aggs: { names: { terms: { field: 'name.title', include: names, size: names.length } } },
    },
  });
  const counts = buckets.parse(aggregations['names']).buckets;
  const totals = new Map(counts.map(({ key, doc_count }) => [key, doc_count]));
  return hits.map((hit) => {
    const total = totals.get(nameOf(hit)) ?? 1;
    const { title } = shownTitle.parse(hit.source).shown;
    return { kind: 'title', text: title, total, id: total === 1 ? Number(hit.id) : null };
  });
}

function nameOf({ fields }: Hit): string {
  return z.string().default('').parse(fields['name.title']?.[0]);
}
