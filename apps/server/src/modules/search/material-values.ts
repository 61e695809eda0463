import { headingKey } from '@estante/marc';
import type { FacetCount, FacetType } from '@estante/search-engine';
import type { SearchDeps } from './search-titles.ts';

interface Option {
  readonly codigo: string;
  readonly descricao: string;
  readonly total: number;
}

/** Counts values of facets among titles of one type, each facet with how many at most. */
export async function countValues(
  { engine }: SearchDeps,
  workType: string,
  limits: Readonly<Partial<Record<FacetType, number>>>,
): Promise<[readonly FacetCount[], readonly FacetCount[], readonly FacetCount[]]> {
  const { facets } = await engine.search({
    query: { kind: 'facet', type: 'T', code: workType },
    filters: [],
    order: 'T',
    offset: 0,
    limit: 0,
    facets: Object.entries(limits).map(([type, limit]) => ({ type: type as FacetType, limit })),
  });
  const [first = [], second = [], third = []] = facets.map(({ values }) => values);
  return [first, second, third];
}

/** The codes of a closed list that occur, in its order. */
export function inOrder<Code extends string>(
  codes: readonly Code[],
  counted: readonly FacetCount[],
): (readonly [Code, number])[] {
  const totals = new Map(counted.map(({ code, total }) => [code, total]));
  return codes.flatMap((code) => {
    const total = totals.get(code);
    return total === undefined ? [] : [[code, total] as const];
  });
}

/** Options by their labels in alphabetical order, which are asked for as they are written. */
export function byLabel(counted: readonly FacetCount[]): Option[] {
  return counted
    .map(({ label, total }) => ({ codigo: label, descricao: label, total }))
    .toSorted((a, b) => headingKey(a.descricao).localeCompare(headingKey(b.descricao)));
}

/** Values in the order of their codes, of which numbers count as such: 2 before 10. */
export function byCode(counted: readonly FacetCount[]): FacetCount[] {
  return counted.toSorted((a, b) => a.code.localeCompare(b.code, 'pt', { numeric: true }));
}
