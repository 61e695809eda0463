import type { FacetType } from '../../fields.ts';
import type { SelectedFilter } from '../../port.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import { numberOf, numbersBetween } from '../index/facet-codes.ts';
import type { FacetValues } from '../index/facet-values.ts';

/** The values selected in one facet; a title passes with any of them. */
export interface Filter {
  readonly type: FacetType;
  readonly codes: readonly string[];
  /** Flag of each value number: 1 where the value is selected, else 0. */
  readonly selected: Uint8Array;
}

export function filtersOf(selection: readonly SelectedFilter[], values: FacetValues): Filter[] {
  const types = [...new Set(selection.map(({ type }) => type))];
  return types.map((type) => {
    const set = values[type] ?? noValues;
    const codes = [
      ...new Set(selection.filter((one) => one.type === type).map(({ code }) => code)),
    ];
    const selected = new Uint8Array(nextNumber(set));
    for (const code of codes) selected[numberOf(set, code)] = 1;
    selected[0] = 0;
    return { type, codes, selected };
  });
}

/** Selects the values whose codes lie between two others; '' leaves an end open. */
export function rangeFilter(
  { type, from, to }: { readonly type: FacetType; readonly from: string; readonly to: string },
  values: FacetValues,
): Filter {
  const set = values[type] ?? noValues;
  const selected = new Uint8Array(nextNumber(set));
  for (const number of numbersBetween(set, from, to)) selected[number] = 1;
  return { type, codes: [], selected };
}
