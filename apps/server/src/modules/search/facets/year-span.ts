import type { SearchEngine, SearchRequest, SelectedFilter } from '@estante/search-engine';
import type { Translate } from '@estante/phrases';

/** First and last year; null: open at that end. */
export interface YearSpan {
  readonly from: number | null;
  readonly to: number | null;
}

/** Reads '1990-1999', '1990-' and '-1950'; years the wrong way round are swapped. Else null. */
export function readYearSpan(code: string): YearSpan | null {
  const [, first = '', last = ''] = /^(\d{0,4})-(\d{0,4})$/.exec(code) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? null : Number(first);
  const to = last === '' ? null : Number(last);
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** '1990–1999', 'desde 1990'. */
export function yearSpanName({ from, to }: YearSpan, t: Translate): string {
  if (from === null) return t('years.until', { year: to });
  return to === null ? t('years.since', { year: from }) : `${from}–${to}`;
}

const everyYear = 10_000;

/**
 * Filters as the engine knows them: each span of years as the years within it that the search
 * finds. The span's own code stays, which no title has: alone it finds nothing.
 */
export async function expandYearSpans(
  engine: Pick<SearchEngine, 'search'>,
  asked: Pick<SearchRequest, 'query' | 'filters'>,
): Promise<readonly SelectedFilter[]> {
  const spans = asked.filters.flatMap(spanOf);
  if (spans.length === 0) return asked.filters;
  const { facets } = await engine.search({
    query: asked.query,
    filters: [],
    order: 'T',
    offset: 0,
    limit: 0,
    facets: [{ type: 'Y', limit: everyYear }],
  });
  const years = (facets[0]?.values ?? []).filter(({ code }) =>
    spans.some(({ from, to }) => Number(code) >= (from ?? 0) && Number(code) <= (to ?? everyYear)),
  );
  return [...asked.filters, ...years.map(({ code }) => ({ type: 'Y' as const, code }))];
}

function spanOf({ type, code }: SelectedFilter): YearSpan[] {
  const span = type === 'Y' ? readYearSpan(code) : null;
  return span ? [span] : [];
}
