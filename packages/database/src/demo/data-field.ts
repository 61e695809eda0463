import type { DataField } from '@estante/marc';

/** A subfield to write; one without a value is left out. */
export type Part = readonly [code: string, value: string | undefined];

/** A data field; indicators as two characters, '1 '. */
export function dataField(tag: string, indicators: string, ...parts: readonly Part[]): DataField {
  const subfields = parts.flatMap(([code, value]) =>
    value === undefined || value === '' ? [] : [{ code, value }],
  );
  return { tag, ind1: indicators.charAt(0), ind2: indicators.charAt(1), subfields };
}
