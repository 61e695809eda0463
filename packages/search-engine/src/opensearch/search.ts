import { z } from 'zod';
import { firstReferences, headingsTyped } from '../analysis/index.ts';
import type { OrderCode } from '../fields.ts';
import type { Reference, SearchRequest, SearchResult } from '../port.ts';
import type { Query } from '../query.ts';
import { buckets, found } from './answers.ts';
import type { SearchResponse, Hit } from './answers.ts';
import type { Cluster } from './cluster.ts';
import { FacetCounting } from './facets.ts';
import type { Pair } from './indices.ts';
import { longestPrefix } from './mapping.ts';
import { filterClauses, matching } from './matching.ts';
import type { Clause } from './matching.ts';
import { separator } from './record.ts';
import { literally } from './regexp.ts';
import { scoring } from './relevance.ts';
import { rescore, rescoreWindow } from './rescoring.ts';
import type { Scored } from './rescoring.ts';
import { byWork, editionsOf, firstOfWorks, readCount, workOfHit, worksCounted } from './works.ts';
import type { ListedWork } from './works.ts';

const byTitle = { 'sort.title': 'asc' };
const byId = { id: 'asc' };
const newest = { 'sort.year': { order: 'desc', missing: '_last' } };

/** As `orders` has them; keywords compare by code points, and titles without the value come last. */
const sorts: Readonly<Record<OrderCode, readonly object[]>> = {
  C: [{ _score: 'desc' }, newest, { 'sort.copies': 'desc' }, byId],
  T: [byTitle, byId],
  A: [{ 'sort.author': 'asc' }, byTitle, byId],
  D: [newest, byTitle, byId],
  W: [{ 'sort.workType': 'asc' }, byTitle, byId],
  N: [{ 'sort.callNumber': 'asc' }, byTitle, byId],
  I: [{ 'sort.includedOn': 'desc' }, byTitle, byId],
};

/**
 * Titles in one request, and beside it what is counted over all of them, which shards keep until their titles
 * change: another page, another order or another reader has it at once. Filters come after the query in both,
 * as facets count without their own.
 */
export async function search(
  cluster: Cluster,
  indices: Pair,
  request: SearchRequest,
): Promise<SearchResult> {
  const facets = new FacetCounting(cluster, indices, request);
  const typed = referencesTyped(request.query);
  const should = request.order === 'C' ? scoring(request.query) : [];
  const page = pageOf(request, should.length > 0);
  const ask = (more: object) =>
    cluster.search(found, {
      method: 'POST',
      path: `/${indices.titles}/_search`,
      query: { search_type: 'dfs_query_then_fetch' },
      body: {
        query: { bool: { filter: [matching(request.query)], should } },
        ...(request.filters.length > 0 && {
          post_filter: { bool: { filter: filterClauses(request.filters) } },
        }),
        sort: sorts[request.order],
        _source: false,
        ...more,
      },
    });
  const [{ hits }, aggregations] = await Promise.all([
    ask({
      from: page.from,
      size: page.size,
      track_total_hits: true,
      docvalue_fields: page.isRescored ? ['work', 'sort.year', 'sort.copies'] : [],
      ...(request.isGrouped && !page.isRescored && byWork),
    }),
    facets.count({ ...typed, ...(request.isGrouped && { works: worksCounted(request) }) }),
  ]);
  const titles = hits.total?.value ?? 0;
  const scored = page.isRescored ? rescore(hits.hits.map(scoredOf)) : null;
  const { offset, limit } = request;
  const ids = scored?.slice(offset, offset + limit).map(({ id }) => id);
  const rest = {
    references: referencesIn(aggregations, Object.keys(typed)),
    facets: await facets.read(aggregations),
  };
  if (!request.isGrouped) return { total: titles, ids: ids ?? hits.hits.map(idOf), ...rest };
  const listed = scored
    ? (await worksInFinalOrder(scored, titles, request, ask)).slice(offset, offset + limit)
    : hits.hits.map(listedOf);
  const { total, ...estimate } = readCount(aggregations['works']);
  const editions = await editionsOf(cluster, indices.titles, request, listed);
  return {
    total,
    ids: listed.map(({ id }) => id),
    works: { titles, ...estimate, editions },
    ...rest,
  };
}

/** Works of the titles that were rescored, then those that the cluster lists behind them. */
async function worksInFinalOrder(
  scored: readonly Scored[],
  titles: number,
  { offset, limit }: SearchRequest,
  ask: (more: object) => Promise<SearchResponse>,
): Promise<readonly ListedWork[]> {
  const first = firstOfWorks(scored);
  if (first.length >= offset + limit || scored.length >= titles) return first;
  const { hits } = await ask({ from: 0, size: offset + limit, ...byWork });
  return firstOfWorks([...first, ...hits.hits.map(listedOf)]);
}

function listedOf(one: Hit): ListedWork {
  return { id: idOf(one), work: workOfHit(one) };
}

/** Tells which titles are fetched for a page: one within the window of rescoring needs all of it. */
function pageOf({ offset, limit }: SearchRequest, isScored: boolean) {
  const isRescored = isScored && offset < rescoreWindow && limit > 0;
  return isRescored
    ? { from: 0, size: Math.max(rescoreWindow, offset + limit), isRescored }
    : { from: offset, size: limit, isRescored };
}

function scoredOf(hit: Hit): Scored {
  const value = (field: string): unknown => hit.fields[field]?.[0];
  return {
    id: idOf(hit),
    score: hit.score,
    year: z.number().nullable().default(null).parse(value('sort.year')),
    copies: z.number().default(0).parse(value('sort.copies')),
    work: z.string().default('').parse(value('work')),
  };
}

export function idOf({ id }: Hit): number {
  return Number(id);
}

/** The references of the matches whose variant form is the whole query. */
function referencesTyped(query: Query): Record<string, Clause> {
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

function referencesIn(
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

/** Whether anything is found. */
export async function finds(cluster: Cluster, titles: string, query: Query): Promise<boolean> {
  const { hits } = await cluster.search(found, {
    method: 'POST',
    path: `/${titles}/_search`,
    body: {
      query: { bool: { filter: [matching(query)] } },
      size: 0,
      track_total_hits: 1,
      terminate_after: 1,
    },
  });
  return (hits.total?.value ?? 0) > 0;
}

const words = z.object({ words: z.record(z.string(), z.array(z.string())) });

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
