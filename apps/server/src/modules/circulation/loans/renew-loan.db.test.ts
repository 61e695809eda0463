import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';

let server: TestApp;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  desk = circulation(server);
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });

async function lent(barcode: string, loginId?: number): Promise<number> {
  const outcome = await desk.lend(barcode, loginId);
  if (outcome.kind !== 'lent') throw new Error(`${barcode} was not lent`);
  return outcome.loanId;
}

async function reasonsOf(loanId: number): Promise<readonly string[]> {
  const [result] = await desk.renew([loanId]);
  return result?.outcome.kind === 'refused'
    ? result.outcome.refusals.map(({ reason }) => reason)
    : [result?.outcome.kind ?? 'nothing'];
}

const loanRow = (id: number) =>
  server.db
    .selectFrom('loan')
    .select(['due_on', 'renewals'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a renewal counts the period from today, and keeps what the day was', async () => {
  const id = await lent('A1');
  days(5);
  expect(await reasonsOf(id)).toEqual(['renewed']);
  expect(await loanRow(id)).toEqual({ due_on: '2026-03-22', renewals: 1 });
  expect(await desk.copyOf('A1')).toMatchObject({ expected_on: '2026-03-22' });
  const renewals = await server.db.selectFrom('renewal').selectAll().execute();
  expect(renewals).toMatchObject([{ loan_id: id, made_by: 'patron', due_on: '2026-03-17' }]);
});

test('one that gains nothing uses none up', async () => {
  const id = await lent('A1');
  expect(await reasonsOf(id)).toEqual(['already-renewed']);
  expect(await loanRow(id)).toEqual({ due_on: '2026-03-17', renewals: 0 });
  expect(await server.db.selectFrom('renewal').selectAll().execute()).toEqual([]);
});

describe('is refused', () => {
  test('past the limit', async () => {
    const id = await lent('A1');
    for (let at = 0; at < 5; at++) {
      days(1);
      expect(await reasonsOf(id)).toEqual(['renewed']);
    }
    days(1);
    expect(await reasonsOf(id)).toEqual(['renewal-limit']);
    expect(await loanRow(id)).toMatchObject({ renewals: 5 });
  });

  test('while somebody waits, and not once they may not be served', async () => {
    const id = await lent('A1');
    await writeHold(server, 'A1', logins.bruno);
    days(2);
    expect(await reasonsOf(id)).toEqual(['awaited']);
    await server.db
      .updateTable('login')
      .set({ is_blocked: true })
      .where('id', '=', logins.bruno)
      .execute();
    expect(await reasonsOf(id)).toEqual(['renewed']);
  });

  test(
    'while somebody waits for the title that its copy has moved to',
    { tags: 'long' },
    async () => {
      const id = await lent('A1');
      await desk.lend('A2', logins.clara);
      const { title_id } = await desk.copyOf('A2');
      await server.db.updateTable('copy').set({ title_id }).where('barcode', '=', 'A1').execute();
      await writeHold(server, 'A1', logins.bruno);
      days(2);
      expect(await reasonsOf(id)).toEqual(['awaited']);
    },
  );

  test('for anybody else’s loan, and one that has ended', { tags: 'long' }, async () => {
    const other = await lent('A1', logins.bruno);
    expect(await reasonsOf(other)).toEqual(['not-found']);
    await desk.takeBack('A1');
    const [own] = await desk.renew([other], logins.bruno);
    expect(own?.outcome.kind).toBe('not-found');
  });
});

test(
  'many go earliest due first, each by itself: the overdue one stops the others',
  { tags: 'long' },
  async () => {
    const first = await lent('A1');
    days(3);
    const second = await lent('A2');
    const third = await lent('A3');
    await writeHold(server, 'A2', logins.bruno);
    days(3);
    const results = await desk.renew([third, second, first, 999]);
    expect(results.map(({ loanId, outcome }) => [loanId, outcome.kind])).toEqual([
      [first, 'renewed'],
      [second, 'refused'],
      [third, 'renewed'],
      [999, 'not-found'],
    ]);
    days(30);
    const late = await desk.renew('all');
    expect(late.map(({ outcome }) => outcome.kind)).toEqual(['refused', 'refused', 'refused']);
  },
);

test(
  'all of them leaves out what its reader says was returned, but for one that is named',
  { tags: 'long' },
  async () => {
    const first = await lent('A1');
    const second = await lent('A2');
    await server.db
      .updateTable('copy')
      .set({ circulation_status: 'claimed-returned', circulation_due_on: null })
      .where('barcode', '=', 'A1')
      .execute();
    days(2);
    const all = await desk.renew('all');
    expect(all.map(({ loanId, outcome }) => [loanId, outcome.kind])).toEqual([[second, 'renewed']]);
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'claimed-returned' });
    const [named] = await desk.renew([first]);
    expect(named?.outcome.kind).toBe('renewed');
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'on-loan' });
  },
);
