import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargeFine } from '../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { imposeSuspension } from '../suspensions/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

test('a debt is written with a mark of its own', async () => {
  const ids = [await chargeFine(server), await chargeFine(server, { amount: 250 })];
  const rows = await server.db.selectFrom('debt').selectAll().orderBy('id').execute();
  expect(rows.map(({ id, amount }) => [id, amount])).toEqual([
    [ids[0], 500],
    [ids[1], 250],
  ]);
  expect(rows[0]?.txid).toMatch(/^[0-9A-Z]{20}$/);
  expect(rows[0]?.txid).not.toBe(rows[1]?.txid);
});

test('nothing is charged, and nobody suspended, through a link that has ended', async () => {
  await server.db.updateTable('login').set({ ended_at: new Date() }).where('id', '=', 1).execute();
  await expect(chargeFine(server)).rejects.toThrow('login 1 has ended');
  const today = server.clock.today();
  const suspension = imposeSuspension(server.db, {
    personId: 1,
    loginId: 1,
    libraryId: 1,
    loanId: null,
    reason: 'Barulho',
    from: today,
    until: today.add({ days: 3 }),
    at: server.clock.now(),
    imposedBy: null,
  });
  await expect(suspension).rejects.toThrow('login 1 has ended');
});

test('a debt and its entries are only added to', async () => {
  const id = await chargeFine(server);
  const debts = server.db.updateTable('debt').set({ amount: 1 }).where('id', '=', id);
  await expect(debts.execute()).rejects.toThrow('debt is only added to');
  const gone = server.db.deleteFrom('debt').where('id', '=', id);
  await expect(gone.execute()).rejects.toThrow('debt is only added to');
});
