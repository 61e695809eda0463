import { z } from 'zod';
import { found, idOf } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import { byId } from './orders.ts';

const words = z.object({ words: z.record(z.string(), z.array(z.string())) });

/** Ids of the titles most like one; terms of more than `common` titles are ignored. */
export async function moreLikeThis(
  cluster: Cluster,
  { titles }: Pair,
  { id, limit, common }: { readonly id: number; readonly limit: number; readonly common: number },
): Promise<readonly number[]> {
  const own = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      query: { ids: { values: [String(id)] } },
      size: 1,
      _source: ['words.title', 'words.author', 'words.subject', 'words.series'],
    },
  });
  const [hit] = own.hits.hits;
  const parsed = words.safeParse(hit?.source);
  if (!parsed.success) return [];
  const texts = Object.values(parsed.data.words).flat();
  if (texts.join('').trim() === '') return [];
  const { hits } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    query: { search_type: 'dfs_query_then_fetch' },
    body: {
      query: {
        bool: {
          must: [
            {
              more_like_this: {
                fields: ['words.like'],
                like: texts,
                min_term_freq: 1,
                min_doc_freq: 1,
                max_doc_freq: common,
                max_query_terms: 64,
                minimum_should_match: '1',
              },
            },
          ],
          must_not: [{ ids: { values: [String(id)] } }],
        },
      },
      sort: [{ _score: 'desc' }, byId],
      size: limit,
      _source: false,
    },
  });
  return hits.hits.map(idOf);
}
