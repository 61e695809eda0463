import type { SearchRequest, SearchResult } from '../../port.ts';
import type { WorkTable } from '../postings/work-table.ts';
import { idOf } from '../ranking/merge-top-k.ts';
import { rescore, rescoreWindow } from '../ranking/rescoring.ts';
import type { RankedDoc } from '../ranking/top-k.ts';
import { editionsOf, firstOfWorks } from '../ranking/works-found.ts';
import type { FoundDocs } from '../ranking/works-found.ts';

/** Result of a search, before a page is cut out of it. */
export interface Findings {
  readonly titles: number;
  /** The first titles in their order, as many as wanted. */
  readonly best: (wanted: number) => readonly RankedDoc[];
  /** The first hundred are put in their final order. */
  readonly isScored: boolean;
  /** All of them. */
  readonly docs: () => readonly FoundDocs[];
}

export type Page = Pick<SearchResult, 'total' | 'ids' | 'works'>;

export function pageOf(request: SearchRequest, findings: Findings, table: WorkTable): Page {
  return request.isGrouped
    ? pageOfWorks(request, findings, table)
    : pageOfTitles(request, findings);
}

function pageOfTitles(request: SearchRequest, findings: Findings): Page {
  const { titles, isScored } = findings;
  const paged = wantedOf(request, titles);
  const wanted = paged > 0 && isScored ? Math.max(paged, rescoreWindow) : paged;
  const found = inFinalOrder(request, findings, findings.best(wanted));
  return { total: titles, ids: cut(found, request).map(idOf) };
}

/** Works stand where their first title does, so a page of them is as right as one of titles. */
function pageOfWorks(request: SearchRequest, findings: Findings, table: WorkTable): Page {
  const found = findings.docs();
  table.begin(findings.titles);
  for (const { view, docs } of found) table.addAll(view.segment, docs);
  const total = table.works;
  const wanted = wantedOf(request, total);
  const listed = wanted === 0 ? [] : cut(firstWorks(request, findings, wanted), request);
  const editions = editionsOf(listed, found, (work) => table.at(table.placeOf(work)));
  return { total, ids: listed.map(idOf), works: { titles: findings.titles, editions } };
}

/** More and more of the first titles are taken, until they are of as many works as are wanted. */
function firstWorks(request: SearchRequest, findings: Findings, wanted: number): RankedDoc[] {
  const { titles, best } = findings;
  for (let take = Math.max(rescoreWindow, 2 * wanted); ; take *= 2) {
    const found = best(Math.min(take, titles));
    if (take >= titles || firstOfWorks(found).length >= wanted)
      return firstOfWorks(inFinalOrder(request, findings, found));
  }
}

function inFinalOrder(
  { query }: SearchRequest,
  { isScored }: Findings,
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
