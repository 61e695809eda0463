import { mostEditions, workOf } from '../port.ts';
import type { SearchDocument, SearchRequest, SearchResult } from '../port.ts';
import { comparison } from './ordering.ts';

type Page = Pick<SearchResult, 'total' | 'ids' | 'works'>;

/** A page of titles that are in order. */
export function pageOfTitles(
  titles: readonly SearchDocument[],
  { offset, limit }: SearchRequest,
): Page {
  return { total: titles.length, ids: titles.slice(offset, offset + limit).map(({ id }) => id) };
}

/** A page of their works, each where its first title is. */
export function pageOfWorks(
  titles: readonly SearchDocument[],
  { offset, limit }: SearchRequest,
): Page {
  const works = [...Map.groupBy(titles, workOf).values()];
  const listed = works.slice(offset, offset + limit);
  return {
    total: works.length,
    ids: listed.flatMap(([first]) => (first ? [first.id] : [])),
    works: {
      titles: titles.length,
      editions: listed.map((editions) => ({
        total: editions.length,
        ids: editions
          .toSorted(comparison('C'))
          .slice(0, mostEditions)
          .map(({ id }) => id),
      })),
    },
  };
}
