import type { DataField } from '@estante/marc';

/** Field as catalogues print it: tag, both indicators, and code and text of each subfield. */
export function data(
  tag: string,
  indicators: string,
  ...subfields: [code: string, value: string][]
): DataField {
  return {
    tag,
    ind1: indicators.charAt(0),
    ind2: indicators.charAt(1),
    subfields: subfields.map(([code, value]) => ({ code, value })),
  };
}
