import { z } from 'zod';
import { found, pages, buckets, documents } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { headingTypes, valueId } from './values.ts';
import { bulk } from './bulk.ts';
import { onlyThese } from './facets.ts';

const headingsAtOnce = 5_000;

/** Counts the titles of every heading once all titles are there, page by page. */
export async function countHeadings(cluster: Cluster, pair: Pair): Promise<void> {
  for (const type of headingTypes) {
    let after: string | null = null;
    do {
      const counted = await headingsAfter(cluster, pair.titles, type, after);
      const lines = counted.map(({ code, total }) => ({
        act: { update: { _id: valueId(type, code) } },
        record: { doc: { total } },
      }));
      await bulk(cluster, pair.values, lines, false);
      after = counted.length === headingsAtOnce ? (counted.at(-1)?.code ?? null) : null;
    } while (after !== null);
  }
}

async function headingsAfter(
  cluster: Cluster,
  titles: string,
  type: string,
  after: string | null,
): Promise<{ readonly code: string; readonly total: number }[]> {
  const { aggregations } = await cluster.write(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      size: 0,
      aggs: {
        page: {
          composite: {
            size: headingsAtOnce,
            sources: [{ key: { terms: { field: `facet.${type}` } } }],
            ...(after !== null && { after: { key: after } }),
          },
        },
      },
    },
  });
  return pages
    .parse(aggregations['page'])
    .buckets.map(({ key, doc_count }) => ({ code: key.key, total: doc_count }));
}

/** Facet whose values are headings. */
export type HeadingType = (typeof headingTypes)[number];

/** Codes counted in one request. */
const countedAtOnce = 5_000;

const headed = z.object({
  facet: z.object({ A: z.array(z.string()).default([]), S: z.array(z.string()).default([]) }),
});

/** Codes of headings that titles have until now. */
export async function headingsOf(
  cluster: Cluster,
  titles: string,
  ids: readonly number[],
): Promise<Record<HeadingType, Set<string>>> {
  const codes = { A: new Set<string>(), S: new Set<string>() };
  if (ids.length === 0) return codes;
  const { docs } = await cluster.write(documents, {
    method: 'POST',
    path: `/${titles}/_mget`,
    body: { ids: ids.map(String) },
    query: { _source: 'facet.A,facet.S' },
  });
  for (const { isThere, source } of docs) {
    const parsed = isThere ? headed.safeParse(source) : null;
    if (parsed?.success !== true) continue;
    for (const type of headingTypes)
      for (const code of parsed.data.facet[type]) codes[type].add(code);
  }
  return codes;
}

/** Titles of each code. */
export async function totalsOf(
  cluster: Cluster,
  titles: string,
  type: HeadingType,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const totals = new Map(codes.map((code) => [code, 0]));
  for (let at = 0; at < codes.length; at += countedAtOnce) {
    const some = codes.slice(at, at + countedAtOnce);
    const { aggregations } = await cluster.write(found, {
      method: 'POST',
      path: `/${titles}/_search`,
      body: {
        size: 0,
        query: { terms: { [`facet.${type}`]: some } },
        aggs: { codes: onlyThese(type, some) },
      },
    });
    for (const { key, doc_count } of buckets.parse(aggregations['codes']).buckets)
      totals.set(key, doc_count);
  }
  return totals;
}
