import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { writeNotice } from './index.ts';
import type { NewNotice } from './notice.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
});
afterEach(() => server.close());

async function released(event: string): Promise<NewNotice> {
  const titleId = await server.titleId('Dom Casmurro');
  const facts = { holdId: 3, titleId, libraryId: 1, pickupUntil: '2026-03-12' };
  return { personId: 1, kind: 'hold-released', event, facts, at: new Date('2026-03-10T12:00:00Z') };
}

const notices = () => server.db.selectFrom('notice').selectAll().execute();

test('a notice keeps the names of what it is about', async () => {
  expect(await writeNotice(server.db, await released('hold:3'))).toBe(true);
  expect(await notices()).toMatchObject([
    {
      person_id: 1,
      facts: { title: 'Dom Casmurro', library: 'Biblioteca Central', pickupUntil: '2026-03-12' },
      read_at: null,
      mailed_at: null,
    },
  ]);
});

test('an event is told once, however many tell of it at once; another event is another', async () => {
  const notice = await released('hold:3');
  const told = await Promise.all(Array.from({ length: 64 }, () => writeNotice(server.db, notice)));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await writeNotice(server.db, { ...notice, event: 'hold:4' })).toBe(true);
  expect(await notices()).toHaveLength(2);
});

test('what is rolled back was not told', async () => {
  const notice = await released('hold:3');
  const failed = server.db.transaction().execute(async (trx) => {
    await writeNotice(trx, notice);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await notices()).toEqual([]);
});
