import type { FacetCounts } from '@estante/search-engine';
import type { FacetName } from './facet-name.ts';
import { readYearSpan } from './year-span.ts';

export interface FilterValue {
  readonly codigo: string;
  readonly descricao: string;
  readonly total: number;
  readonly totalSemFiltro: number;
}

/** Values in the order they are listed in. A span of years is chosen, but is no value. */
export function presentValues(facet: FacetCounts, nameOf: FacetName): FilterValue[] {
  return inOrder(facet).map(({ code, label, total, totalUnfiltered }) => ({
    codigo: code,
    descricao: label || nameOf(facet.type, code),
    total,
    totalSemFiltro: totalUnfiltered,
  }));
}

/** Years run from the newest; all else by count, as the engine gives it. */
function inOrder({ type, values }: FacetCounts): FacetCounts['values'] {
  if (type !== 'Y') return values;
  return values
    .filter(({ code }) => readYearSpan(code) === null)
    .toSorted((a, b) => Number(b.code) - Number(a.code));
}
