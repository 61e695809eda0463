import { afterEach, beforeEach, expect, test } from 'vitest';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { renewAutomatically } from './index.ts';

let server: TestApp;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  desk = circulation(server);
  await server.db
    .updateTable('person')
    .set({ renews_automatically: true })
    .where('id', '=', 1)
    .execute();
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });
const night = () => renewAutomatically(server, new AbortController().signal);
const dueDays = async () =>
  (await server.db.selectFrom('loan').select('due_on').orderBy('id').execute()).map(
    ({ due_on }) => due_on,
  );
const notices = () =>
  server.db
    .selectFrom('notice')
    .select(['person_id', 'kind', 'event', 'facts'])
    .orderBy('id')
    .execute();

test('what is due in two days is renewed, of who has chosen it, and they are told', async () => {
  await desk.lend('A1');
  await desk.lend('A2', logins.bruno);
  days(4);
  expect(await night()).toEqual({ renewed: 0, refused: 0 });
  days(1);
  expect(await night()).toEqual({ renewed: 1, refused: 0 });
  expect(await dueDays()).toEqual(['2026-03-22', '2026-03-17']);
  const renewals = await server.db.selectFrom('renewal').select('made_by').execute();
  expect(renewals).toEqual([{ made_by: 'automatic' }]);
  expect(await notices()).toMatchObject([
    { person_id: 1, kind: 'renewed', facts: { dueOn: '2026-03-22', title: 'Livro A1' } },
  ]);
  expect(await night()).toEqual({ renewed: 0, refused: 0 });
});

test('what is refused stops no other, and is told once with its reasons', async () => {
  await desk.lend('A1');
  await desk.lend('A2');
  await writeHold(server, 'A1', logins.bruno);
  days(5);
  expect(await night()).toEqual({ renewed: 1, refused: 1 });
  expect(await dueDays()).toEqual(['2026-03-17', '2026-03-22']);
  days(1);
  expect(await night()).toEqual({ renewed: 0, refused: 1 });
  expect((await notices()).filter(({ kind }) => kind === 'not-renewed')).toMatchObject([
    { event: expect.stringContaining(':2026-03-17'), facts: { reasons: ['awaited'] } },
  ]);
});

test('a night that was missed is made up for, until it is late', { tags: 'long' }, async () => {
  await desk.lend('A1');
  days(7);
  expect(await night()).toEqual({ renewed: 1, refused: 0 });
  days(8);
  expect(await night()).toEqual({ renewed: 0, refused: 0 });
});

test('two servers at once renew it once', async () => {
  await desk.lend('A1');
  days(5);
  const nights = await Promise.all([night(), night(), night()]);
  expect(nights.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(1);
  expect(await server.db.selectFrom('renewal').select('id').execute()).toHaveLength(1);
});
