import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether a column bears what was scanned: labels and scanners differ in the case of letters. */
export function bearsBarcode(column: string, scanned: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`upper(${sql.ref(column)}) = upper(${scanned})`;
}

/** The same of two that are at hand. */
export function isSameBarcode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

/** Of what bears a bar code in whatever case those that bear it to the letter, where there are any. */
export function nearestTo<Row extends { readonly barcode: string | null }>(
  scanned: string,
  rows: readonly Row[],
): readonly Row[] {
  const same = rows.filter(({ barcode }) => barcode === scanned);
  return same.length > 0 ? same : rows;
}
