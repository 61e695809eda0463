import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a column bears what was scanned: labels and scanners differ in the case of letters. */
export function bearsBarcode(column: string, scanned: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`upper(${sql.ref(column)}) = upper(${scanned})`;
}

/** Whether two bar codes at hand are the same but for the case of letters. */
export function isSameBarcode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/**
 * The rows that bear a bar code to the letter, where there are any; else those that bear it in
 * whatever case.
 */
export function nearestTo<Row extends { readonly barcode: string | null }>(
  scanned: string,
  rows: readonly Row[],
): readonly Row[] {
  const same = rows.filter(({ barcode }) => barcode === scanned);
  return same.length > 0 ? same : rows;
}
