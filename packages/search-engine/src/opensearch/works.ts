import { z } from 'zod';
import { mostEditions } from '../port.ts';
import type { FoundEditions, FoundWorks, SearchRequest } from '../port.ts';
import { found, hit } from './answers.ts';
import type { Hit } from './answers.ts';
import type { Cluster } from './cluster.ts';
import { filterClauses, matching } from './matching.ts';
import type { Clause } from './matching.ts';

/** Most works that are counted one by one; more are estimated. */
const countedWorks = 40_000;

/** A title that stands for its work. */
export interface ListedWork {
  readonly id: number;
  readonly work: string;
}

export const byWork = { collapse: { field: 'work' } } as const;

export function workOfHit({ fields }: Hit): string {
  return z.string().parse(fields['work']?.[0]);
}

/** The first title of each work. */
export function collapseByWork<Title extends { readonly work: string }>(
  inOrder: readonly Title[],
): Title[] {
  return [...Map.groupBy(inOrder, ({ work }) => work).values()].flatMap(([first]) => first ?? []);
}

export function worksCounted({ filters }: SearchRequest): Clause {
  const count = { cardinality: { field: 'work', precision_threshold: countedWorks } };
  return { filter: { bool: { filter: filterClauses(filters) } }, aggs: { count } };
}

const counted = z.object({ count: z.object({ value: z.number() }) });

export function readCount(
  aggregation: unknown,
): Pick<FoundWorks, 'isEstimate'> & { total: number } {
  const { value } = counted.parse(aggregation).count;
  return { total: value, ...(value > countedWorks && { isEstimate: true }) };
}

const editions = z.object({
  buckets: z.array(
    z.object({
      key: z.string(),
      doc_count: z.number(),
      first: z.object({ hits: z.object({ hits: z.array(hit) }) }),
    }),
  ),
});

/** All titles found of the works that are listed. */
export async function editionsOf(
  cluster: Cluster,
  titles: string,
  { query, filters }: SearchRequest,
  listed: readonly ListedWork[],
): Promise<FoundEditions[]> {
  if (listed.length === 0) return [];
  const works = listed.map(({ work }) => work);
  const newest = [
    { 'sort.year': { order: 'desc', missing: '_last' } },
    { 'sort.copies': 'desc' },
    { id: 'asc' },
  ];
  const { aggregations } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      size: 0,
      query: {
        bool: { filter: [matching(query), ...filterClauses(filters), { terms: { work: works } }] },
      },
      aggs: {
        works: {
          terms: { field: 'work', size: works.length },
          aggs: { first: { top_hits: { size: mostEditions, sort: newest, _source: false } } },
        },
      },
    },
  });
  const { buckets } = editions.parse(aggregations['works']);
  const byKey = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  return listed.map(({ id, work }) => {
    const bucket = byKey.get(work);
    const ids = bucket?.first.hits.hits.map((one) => Number(one.id)) ?? [id];
    return { total: bucket?.doc_count ?? 1, ids };
  });
}
