import type { SearchRequest, SearchResult } from '../../port.ts';
import type { WorkCounts } from '../postings/work-counts.ts';
import { idOf } from '../ranking/merge-top-k.ts';
import { rescore, rescoreWindow } from '../ranking/rescoring.ts';
import type { RankedDoc } from '../ranking/top-k.ts';
import { editionsOf, collapseByWork } from '../ranking/works-found.ts';
import type { FoundDocs } from '../ranking/works-found.ts';

/** Hits of a search, before a page is cut out of them. */
export interface Hits {
  readonly titles: number;
  /** The first titles in their order, as many as wanted. */
  readonly best: (wanted: number) => readonly RankedDoc[];
  /** Whether the first hundred get a final order. */
  readonly isScored: boolean;
  /** Titles found, all of them. */
  readonly docs: () => readonly FoundDocs[];
}

export type Page = Pick<SearchResult, 'total' | 'ids' | 'works'>;

export function pageOf(request: SearchRequest, hits: Hits, counts: WorkCounts): Page {
  return request.isGrouped ? pageOfWorks(request, hits, counts) : pageOfTitles(request, hits);
}

function pageOfTitles(request: SearchRequest, hits: Hits): Page {
  const { titles, isScored } = hits;
  const paged = wantedOf(request, titles);
  const wanted = paged > 0 && isScored ? Math.max(paged, rescoreWindow) : paged;
  const found = inFinalOrder(request, hits, hits.best(wanted));
  return { total: titles, ids: cut(found, request).map(idOf) };
}

/** Works stand where their first title does, so a page of them is as right as one of titles. */
function pageOfWorks(request: SearchRequest, hits: Hits, counts: WorkCounts): Page {
  const found = hits.docs();
  counts.begin(hits.titles);
  for (const { view, docs } of found) counts.addAll(view.segment, docs);
  const total = counts.works;
  const wanted = wantedOf(request, total);
  const listed = wanted === 0 ? [] : cut(firstWorks(request, hits, wanted), request);
  const editions = editionsOf(listed, found, (work) => counts.at(counts.placeOf(work)));
  return { total, ids: listed.map(idOf), works: { titles: hits.titles, editions } };
}

/** First works: takes more and more of the first titles until they belong to as many works as are wanted. */
function firstWorks(request: SearchRequest, hits: Hits, wanted: number): RankedDoc[] {
  const { titles, best } = hits;
  for (let take = Math.max(rescoreWindow, 2 * wanted); ; take *= 2) {
    const found = best(Math.min(take, titles));
    if (take >= titles || collapseByWork(found).length >= wanted)
      return collapseByWork(inFinalOrder(request, hits, found));
  }
}

function inFinalOrder(
  { query }: SearchRequest,
  { isScored }: Hits,
  found: readonly RankedDoc[],
): readonly RankedDoc[] {
  return isScored ? rescore(found, query) : found;
}

/** Counts the first titles that are needed: none for a page beyond the last. */
function wantedOf({ offset, limit }: SearchRequest, total: number): number {
  return limit === 0 || offset >= total ? 0 : offset + limit;
}

function cut(found: readonly RankedDoc[], { offset, limit }: SearchRequest): RankedDoc[] {
  return found.slice(offset, offset + limit);
}
