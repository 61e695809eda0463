import { filterTypes, type FilterType } from '@estante/contract';
import type { SelectedFilter } from '@estante/search-engine';

/** Reads 'TIPO:codigo'; one that is not of this form is left out, as a code no title has would be. */
function readFilters(filters: readonly string[]): SelectedFilter[] {
  const seen = new Set<string>();
  return filters.flatMap((filter) => {
    const colon = filter.indexOf(':');
    const type = filter.slice(0, Math.max(colon, 0));
    const code = filter.slice(colon + 1);
    if (!isFilterType(type) || code === '' || seen.has(filter)) return [];
    seen.add(filter);
    return [{ type, code }];
  });
}

/**
 * Filters of the reader beside those a tab stands for. Values of one type are alternatives: one
 * more of a type the tab is restricted to would widen it.
 */
export function openFilters(
  filters: readonly string[],
  restriction: readonly SelectedFilter[],
): SelectedFilter[] {
  return readFilters(filters).filter((filter) =>
    restriction.every(({ type }) => type !== filter.type),
  );
}

function isFilterType(value: string): value is FilterType {
  return filterTypes.some((type) => type === value);
}
