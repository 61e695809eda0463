import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../../test/start-test-app.ts';
import {
  circulation,
  libraries,
  logins,
  startLoanServer,
  writeHold,
} from '../../../../test/loan-desk.ts';

let server: TestApp;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(
    ['A1', 'A2'],
    [{ library: 'CENTRAL', barcode: 'OUT', dueOn: '2026-03-20' }],
  );
  desk = circulation(server);
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });
const debts = () => server.db.selectFrom('debt').selectAll().orderBy('id').execute();
const transits = () =>
  server.db
    .selectFrom('transit')
    .select(['from_library_id', 'to_library_id', 'arrived_at'])
    .orderBy('id')
    .execute();

async function rule(set: Readonly<Record<string, number>>): Promise<void> {
  await server.db.updateTable('loan_rule').set(set).execute();
}

test('a copy that comes back in time costs nothing and is there again', async () => {
  await desk.lend('A1');
  days(7);
  expect(await desk.takeBack('A1')).toMatchObject({
    kind: 'returned',
    lateness: { days: 0, fine: 0, suspension: null },
    settled: { kind: 'shelf' },
    copy: { title: 'Livro A1' },
  });
  const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
  expect(loan).toMatchObject({ returned_in: 1, returned_by: logins.davi, is_lost: false });
  expect(await desk.copyOf('A1')).toMatchObject({ state: 'available', expected_on: null });
  expect(await debts()).toEqual([]);
});

test('a second scan changes nothing', async () => {
  await desk.lend('A1');
  days(9);
  await desk.takeBack('A1');
  const before = await server.db.selectFrom('loan').selectAll().execute();
  days(1);
  expect(await desk.takeBack('A1')).toMatchObject({ kind: 'not-on-loan' });
  expect(await server.db.selectFrom('loan').selectAll().execute()).toEqual(before);
  expect(await debts()).toHaveLength(1);
  expect(await desk.takeBack('nada')).toEqual({ kind: 'unknown-copy' });
});

test('lateness is charged and suspends, by the rule the loan was made under', async () => {
  await rule({ suspension_factor: 2 });
  await desk.lend('A1');
  await rule({ fine_per_day: 9999, suspension_factor: 0 });
  days(10);
  const back = await desk.takeBack('A1');
  expect(back).toMatchObject({ lateness: { days: 3, fine: 300 } });
  const [debt] = await debts();
  expect(debt).toMatchObject({ kind: 'fine', amount: 300, person_id: 1, library_id: 1 });
  const loan = await server.db.selectFrom('loan').select('id').executeTakeFirstOrThrow();
  expect(debt?.loan_id).toBe(loan.id);
  const suspension = await server.db.selectFrom('suspension').selectAll().execute();
  expect(suspension).toMatchObject([
    { loan_id: loan.id, from_day: '2026-03-20', until_day: '2026-03-25', imposed_by: null },
  ]);
  const again = await desk.lend('A2');
  expect(again.kind === 'refused' && again.refusals.map(({ reason }) => reason)).toEqual([
    'suspended',
  ]);
});

describe('elsewhere', () => {
  test('a copy is taken back and goes home, where it is received', async () => {
    await desk.lend('A1');
    expect(await desk.takeBack('A1', libraries.saude)).toMatchObject({
      kind: 'returned',
      settled: { kind: 'in-transit', toLibraryId: 1 },
    });
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'in-transit', expected_on: null });
    expect(await transits()).toEqual([{ from_library_id: 3, to_library_id: 1, arrived_at: null }]);
    // Scanned on the way it stays on it.
    expect(await desk.takeBack('A1', libraries.letras)).toMatchObject({
      kind: 'received',
      settled: { kind: 'in-transit', toLibraryId: 1 },
    });
    expect(await desk.takeBack('A1')).toMatchObject({
      kind: 'received',
      settled: { kind: 'shelf' },
    });
    expect(await transits()).toMatchObject([{ arrived_at: expect.any(Date) }]);
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'available' });
  });

  test('who waits is served when it is home', async () => {
    await desk.lend('A1');
    const holdId = await writeHold(server, 'A1', logins.bruno);
    expect(await desk.takeBack('A1', libraries.saude)).toMatchObject({
      settled: { kind: 'in-transit' },
    });
    expect(await desk.takeBack('A1')).toMatchObject({
      kind: 'received',
      settled: { kind: 'held', holdId },
    });
  });

  test(
    'what is on its way home can be lent there, and nowhere else',
    { tags: 'long' },
    async () => {
      await desk.lend('A1');
      await desk.takeBack('A1', libraries.saude);
      const away = await desk.lend('A1', logins.bruno, libraries.saude);
      expect(away.kind === 'refused' && away.refusals[0]?.reason).toBe('not-lendable');
      expect(await desk.lend('A1', logins.bruno)).toMatchObject({ kind: 'lent' });
      expect(await transits()).toMatchObject([{ arrived_at: expect.any(Date) }]);
    },
  );
});

test('what was lent out though it is set aside stands aside again', async () => {
  await desk.lend('A1');
  const { id: copyId } = await desk.copyOf('A1');
  const holdId = await writeHold(server, 'A1', logins.bruno);
  const at = new Date(server.clock.now().epochMilliseconds);
  const released = { copy_id: copyId, released_at: at, pickup_until: '2026-03-20' };
  await server.db
    .updateTable('hold')
    .set({ state: 'released', ...released })
    .execute();
  expect(await desk.takeBack('A1')).toMatchObject({ settled: { kind: 'held', holdId } });
  expect(await desk.copyOf('A1')).toMatchObject({ state: 'held', expected_on: null });
});

test('what only its source says is out is there again', async () => {
  expect(await desk.takeBack('OUT')).toMatchObject({
    kind: 'received',
    settled: { kind: 'shelf' },
  });
  expect(await desk.copyOf('OUT')).toMatchObject({ state: 'available', expected_on: null });
  expect(await desk.lend('OUT')).toMatchObject({ kind: 'lent' });
});

test('a loan outlives its copy and its title, and still ends', async () => {
  await desk.lend('A1');
  await server.db.deleteFrom('title').execute();
  days(8);
  expect(await desk.takeBack('A1')).toMatchObject({
    kind: 'returned',
    copy: null,
    settled: null,
    lateness: { fine: 100 },
  });
  expect(await desk.takeBack('A1')).toEqual({ kind: 'unknown-copy' });
});

test('what is lost costs its price and its lateness, and is there again when it is found', async () => {
  const lent = await desk.lend('A1');
  const loanId = lent.kind === 'lent' ? lent.loanId : 0;
  days(9);
  expect(await desk.lose(loanId, 8000)).toMatchObject({ lateness: { fine: 200 } });
  expect(await debts()).toMatchObject([
    { kind: 'fine', amount: 200, charged_by: null },
    { kind: 'loss', amount: 8000, charged_by: logins.davi },
  ]);
  expect(await desk.copyOf('A1')).toMatchObject({ state: 'lost' });
  expect(await desk.lose(loanId, 8000)).toBeNull();
  const refused = await desk.lend('A1', logins.bruno);
  expect(refused.kind === 'refused' && refused.refusals[0]?.reason).toBe('not-lendable');
  expect(await desk.takeBack('A1')).toMatchObject({ kind: 'received' });
  expect(await desk.copyOf('A1')).toMatchObject({ state: 'available' });
  expect(await debts()).toHaveLength(2);
});
