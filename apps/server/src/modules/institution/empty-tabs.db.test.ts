import { connect } from '@estante/database';
import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { findEmptyTabs } from './empty-tabs.ts';

/**
 * Settings by which PostgreSQL plans as for a statement that was sent a few times, and chooses an index that
 * it may use.
 */
const settings = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

test('titles of a type are looked up in their index, however often it is asked', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const url = new URL(database.connectionString);
  url.searchParams.set('options', settings);
  const connection = connect({ connectionString: url.href, max: 1 });
  onTestFinished(() => connection.close());
  const scans = async () => {
    const { rows } = await sql<{ whole: string; byIndex: string }>`
      select seq_scan as whole, idx_scan as "byIndex", pg_stat_force_next_flush()
      from pg_stat_user_tables where relname = 'title'`.execute(connection.db);
    return { whole: Number(rows[0]?.whole), byIndex: Number(rows[0]?.byIndex) };
  };
  await scans();
  const before = await scans();
  expect(await findEmptyTabs(connection.db)).toContain('periodicos');
  await scans();
  const after = await scans();
  expect(after.whole).toBe(before.whole);
  expect(after.byIndex).toBeGreaterThan(before.byIndex);
});
