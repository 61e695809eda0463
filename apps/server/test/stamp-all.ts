import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { stampChanges } from '../src/modules/oai-pmh/index.ts';

/**
 * Stamps everything that was changed before. A transaction that goes on anywhere in the cluster, in the
 * database of another test too, holds back what is known to have ended.
 */
export async function stampAll(db: Db): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  const last = BigInt(rows[0]?.xid ?? 0);
  const isDone = async () => {
    await stampChanges(db);
    const { rows: followers } = await sql<{
      to: string;
    }>`select read_to::text as to from oai_follower`.execute(db);
    return BigInt(followers[0]?.to ?? 0) > last;
  };
  await expect.poll(isDone, { timeout: 120_000, interval: 20 }).toBe(true);
}
