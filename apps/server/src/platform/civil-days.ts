import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from './clock.ts';

/**
 * Whether a moment lies within days where the libraries are, 'YYYY-MM-DD', both ends open. The column
 * stands by itself, so that its index serves. A day without a midnight begins with its first second.
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
