import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from '../clock.ts';

/**
 * SQL for whether a moment lies within days in the libraries' time zone, 'YYYY-MM-DD', both included; undefined
 * leaves an end open. The column stands by itself, so that an index on it serves. A day without a midnight
 * begins with its first second.
 */
export function isWithinDays(
  column: string,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<SqlBool> {
  const begin = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${timeZone})`;
  return sql<SqlBool>`(${sql.ref(column)} >= ${begin(sql`${from ?? '-infinity'}::date`)}
    and ${sql.ref(column)} < ${begin(sql`(${to ?? 'infinity'}::date + 1)`)})`;
}
