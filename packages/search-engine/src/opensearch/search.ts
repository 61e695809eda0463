import { z } from 'zod';
import type { SearchRequest, SearchResult } from '../port.ts';
import { found, idOf } from './answers.ts';
import type { SearchResponse, Hit } from './answers.ts';
import type { Cluster } from './cluster.ts';
import { FacetCounting } from './facets.ts';
import type { Pair } from './indices.ts';
import { filterClauses, matching } from './matching.ts';
import type { Clause } from './matching.ts';
import { scoring } from './relevance.ts';
import { rescore, rescoreWindow } from './rescoring.ts';
import type { ScoredTitle } from './rescoring.ts';
import { byWork, editionsOf, collapseByWork, readCount, workOfHit, worksCounted } from './works.ts';
import type { ListedWork } from './works.ts';
import { referencesTyped, referencesIn } from './references.ts';
import { sorts } from './orders.ts';

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
      body: { ...bodyOf(request, should), ...more },
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

/** The query with its filters and its order; `should` raises the score of matches. */
function bodyOf({ query, filters, order }: SearchRequest, should: readonly Clause[]) {
  return {
    query: { bool: { filter: [matching(query)], should } },
    ...(filters.length > 0 && { post_filter: { bool: { filter: filterClauses(filters) } } }),
    sort: sorts[order],
    _source: false,
  };
}

/** Works of the titles that were rescored, then those that the cluster lists behind them. */
async function worksInFinalOrder(
  scored: readonly ScoredTitle[],
  titles: number,
  { offset, limit }: SearchRequest,
  ask: (more: object) => Promise<SearchResponse>,
): Promise<readonly ListedWork[]> {
  const first = collapseByWork(scored);
  if (first.length >= offset + limit || scored.length >= titles) return first;
  const { hits } = await ask({ from: 0, size: offset + limit, ...byWork });
  return collapseByWork([...first, ...hits.hits.map(listedOf)]);
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

function scoredOf(hit: Hit): ScoredTitle {
  const value = (field: string): unknown => hit.fields[field]?.[0];
  return {
    id: idOf(hit),
    score: hit.score,
    year: z.number().nullable().default(null).parse(value('sort.year')),
    copies: z.number().default(0).parse(value('sort.copies')),
    work: z.string().default('').parse(value('work')),
  };
}
