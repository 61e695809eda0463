import type { FacetType } from '../../fields.ts';
import type { SearchDocument } from '../../port.ts';
import { facetTypes } from '../index/doc-values.ts';
import type { ValueWriter } from './value-writer.ts';

const typeNumbers = new Map(facetTypes.map((type, number) => [type, number]));

/**
 * Facet values of titles as they arrive: the facet in the highest five bits, then the value's
 * number.
 */
const typeShift = 27;
const valueMask = (1 << typeShift) - 1;

export function facetEntry(type: number, value: number): number {
  return ((type << typeShift) | value) >>> 0;
}

export function entryType(entry: number): number {
  return entry >>> typeShift;
}

export function entryValue(entry: number): number {
  return entry & valueMask;
}

/** Entries of a title, sorted, without duplicates. */
export function facetNumbers(
  document: Pick<SearchDocument, 'facets'>,
  values: ValueWriter,
): number[] {
  const entries: number[] = [];
  for (const type of Object.keys(document.facets) as FacetType[]) {
    const number = typeNumbers.get(type) as number;
    for (const value of document.facets[type] ?? [])
      insert(entries, facetEntry(number, values.number(type, value)));
  }
  return entries;
}

/** Inserts into a sorted list unless it is there: the list is short. */
function insert(entries: number[], entry: number): void {
  let at = entries.length;
  while (at > 0 && (entries[at - 1] as number) > entry) at--;
  if (at > 0 && entries[at - 1] === entry) return;
  entries.push(entry);
  for (let i = entries.length - 1; i > at; i--) entries[i] = entries[i - 1] as number;
  entries[at] = entry;
}
