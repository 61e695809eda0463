import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWithinDays } from './civil-days.ts';
import { timeZone } from '../clock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Moments of two hours on both sides of a midnight, each quarter of an hour. */
function around(day: string): Temporal.Instant[] {
  const begin = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
  return Array.from({ length: 17 }, (_, at) => begin.add({ minutes: (at - 8) * 15 }));
}

async function isWithin(moment: Temporal.Instant, from?: string, to?: string): Promise<boolean> {
  const { rows } = await sql<{ said: boolean }>`
    select ${isWithinDays('at', from, to)} as said
    from (select ${moment.toString()}::timestamptz as at) m`.execute(database.db);
  return rows[0]?.said ?? false;
}

// Clocks went forward at midnight on the first, back at midnight on the second.
test.each(['2018-11-04', '2018-02-18', '2026-11-22'])(
  'a moment about the night to %s is within its civil day alone',
  async (day) => {
    for (const moment of around(day)) {
      const own = moment.toZonedDateTimeISO(timeZone).toPlainDate().toString();
      const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
      const what = moment.toString();
      expect(await isWithin(moment, day, day), what).toBe(own === day);
      expect(await isWithin(moment, before, before), what).toBe(own === before);
      expect(await isWithin(moment, undefined, before), what).toBe(own === before);
      expect(await isWithin(moment, day), what).toBe(own === day);
      expect(await isWithin(moment), what).toBe(true);
    }
  },
);

test('what was received on a day is found by its index', async () => {
  const plan = await database.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<Record<string, string>>`explain select from debt_entry
      where ${isWithinDays('entered_at', '2026-03-10', '2026-03-10')}`.execute(trx);
  });
  const told = plan.rows.flatMap((row) => Object.values(row)).join('\n');
  expect(told).toMatch(/Index.* on debt_entry_entered_at_idx|using debt_entry_entered_at_idx/);
});
