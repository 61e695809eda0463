import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { terms, type Term } from './terms.ts';

export interface RetentionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Rows deleted in one transaction: nobody waits long for what it locks. */
const usual = 1000;

/** Deletes what has been kept for its term, table by table; returns how many rows of each. */
export async function clearTables(
  deps: RetentionDeps,
  signal: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
  const cleared = await eachByItself(Object.entries(terms), signal, async ([table, term]) => {
    const rows = term.kind === 'days' ? await clear(deps, table, term, signal) : 0;
    return [table, rows] as const;
  });
  return Object.fromEntries(cleared.filter(([, rows]) => rows > 0));
}

/** Clears a table; rows that somebody else holds are left to the next night. */
async function clear(
  { db, clock }: RetentionDeps,
  table: string,
  { days, since, unless, atOnce = usual }: Extract<Term, { kind: 'days' }>,
  signal: AbortSignal,
): Promise<number> {
  const before = clock.today().subtract({ days }).toString();
  const isOver = sql`${sql.raw(since)} < ${before}::date`;
  const isKept = sql.raw(unless ?? 'false');
  let total = 0;
  for (;;) {
    if (signal.aborted) return total;
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select r.ctid from ${sql.table(table)} r where ${isOver} and not (${isKept})
        limit ${atOnce} for update skip locked))`.execute(db);
    total += Number(numAffectedRows);
    if (Number(numAffectedRows) < atOnce) return total;
  }
}
