import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { expect } from 'vitest';

/**
 * Looks at a log of changes until everything that was changed before is read. A transaction that goes on
 * anywhere in the cluster, in the database of another test too, holds back what is known to have ended.
 * `look` looks once, and tells the transaction up to which it has read.
 */
export async function untilAllIsRead(db: Db, look: () => Promise<string>): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  const last = BigInt(rows[0]?.xid ?? 0);
  const isDone = async () => BigInt(await look()) > last;
  await expect.poll(isDone, { timeout: 120_000, interval: 20 }).toBe(true);
}
