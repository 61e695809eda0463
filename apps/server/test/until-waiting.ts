import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { expect } from 'vitest';

/** Waits until so many transactions wait for what another one of this database holds. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.n;
  };
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toBe(count);
}
