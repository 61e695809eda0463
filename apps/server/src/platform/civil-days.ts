import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeZone } from './clock.ts';

/** Whether a moment lies within days where the libraries are, 'YYYY-MM-DD', both ends open. */
export function isWithinDays(
  column: string,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} at time zone ${timeZone})::date
    between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`;
}
