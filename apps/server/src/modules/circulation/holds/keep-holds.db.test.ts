import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { holdsOf, lendAll, writeHold } from '../../../../test/holds.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { keepHolds } from './index.ts';

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  const copies = [{ library: 'CENTRAL' }];
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  titleId = await server.titleId('Um');
  await lendAll(server.db, titleId);
});
afterEach(() => server.close());

const hold = (over: object = {}) =>
  writeHold(server.db, { person_id: 1, title_id: titleId, ...over });
const keep = () => keepHolds(server, new AbortController().signal);
const freeCopy = () => server.db.updateTable('copy').set({ circulation_status: null }).execute();
const notices = () =>
  server.db.selectFrom('notice').select(['person_id', 'kind', 'facts']).orderBy('id').execute();

it.each([
  ['is needed no more', { needed_until: '2026-03-09' }, 'not-needed'],
  ['is too old', { placed_at: new Date('2025-09-10T12:00:00Z') }, 'too-old'],
])('a hold that %s ends, and its person is told', async (_, over, end_reason) => {
  await hold(over);
  expect(await keep()).toEqual({ titles: 1, ended: 1, released: 0 });
  expect(await holdsOf(server.db, titleId)).toMatchObject([{ state: 'ended', end_reason }]);
  expect(await notices()).toMatchObject([
    { kind: 'hold-cancelled', facts: { reason: end_reason } },
  ]);
  expect(await keep()).toEqual({ titles: 0, ended: 0, released: 0 });
});

it.each([
  ['a last day that is today', { needed_until: '2026-03-10' }],
  ['180 days', { placed_at: new Date('2025-09-11T12:00:00Z') }],
])('a hold goes on for %s', { tags: 'long' }, async (_, over) => {
  await hold(over);
  expect(await keep()).toMatchObject({ ended: 0 });
});

it.each([
  [
    'has a state',
    () => server.db.updateTable('copy').set({ circulation_status: null, status: 'lost' }).execute(),
  ],
  [
    'has a loan type',
    () => server.db.updateTable('loan_rule').set({ allows_holds: false }).execute(),
  ],
  ['is there', () => server.db.deleteFrom('copy').execute()],
])('where no copy %s that allows holds, a hold ends', { tags: 'long' }, async (_, change) => {
  await hold();
  await change();
  expect(await keep()).toMatchObject({ ended: 1 });
  expect(await holdsOf(server.db, titleId)).toMatchObject([{ end_reason: 'no-copy' }]);
});

test('what is not fetched in time goes to the next, and both are told', async () => {
  const [first, second] = [await hold(), await hold({ person_id: 2 })];
  await freeCopy();
  expect(await keep()).toMatchObject({ released: 1 });
  server.clock.advance({ hours: 48 });
  expect(await keep()).toMatchObject({ ended: 0 });
  server.clock.advance({ hours: 24 });
  expect(await keep()).toMatchObject({ ended: 1, released: 1 });
  expect(await holdsOf(server.db, titleId)).toMatchObject([
    { id: first, end_reason: 'not-fetched' },
    { id: second, state: 'released', pickup_until: '2026-03-15' },
  ]);
  expect(await notices()).toMatchObject([
    { person_id: 1, kind: 'hold-released' },
    { person_id: 1, kind: 'hold-expired', facts: { pickupUntil: '2026-03-12' } },
    { person_id: 2, kind: 'hold-released' },
  ]);
});

test('once a suspension is over the queue is served', async () => {
  await hold({ suspended_until: '2026-03-10' });
  await freeCopy();
  expect(await keep()).toMatchObject({ released: 0 });
  server.clock.advance({ hours: 24 });
  expect(await keep()).toMatchObject({ released: 1 });
});

test(
  'a hold whose copy has left the catalogue waits again, in its place',
  { tags: 'long' },
  async () => {
    const copies = [{ library: 'CENTRAL' }, { library: 'CENTRAL' }];
    await server.importRecords([aBook({ title: 'Dois', copies })]);
    const other = await server.titleId('Dois');
    const id = await hold({ title_id: other });
    await keep();
    const [released] = await holdsOf(server.db, other);
    await server.db
      .updateTable('copy')
      .set({ circulation_status: 'on-loan' })
      .where('title_id', '=', other)
      .execute();
    await server.db
      .deleteFrom('copy')
      .where('id', '=', released?.copy_id ?? 0)
      .execute();
    await keep();
    expect(await holdsOf(server.db, other)).toMatchObject([{ id, state: 'waiting' }]);
  },
);
