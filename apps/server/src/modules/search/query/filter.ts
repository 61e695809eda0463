import { filterTypes, type FilterType } from '@estante/contract';

/** One value of a filter type that a reader chose. */
export interface ChosenFilter {
  readonly type: FilterType;
  readonly code: string;
}

/** Reads 'TIPO:codigo'; one that is not of this form is left out, as a code no title has would be. */
export function readFilters(filters: readonly string[]): ChosenFilter[] {
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

function isFilterType(value: string): value is FilterType {
  return filterTypes.some((type) => type === value);
}
