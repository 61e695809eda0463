import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { categories } from '../../../../test/people.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import type { LendOutcome } from './index.ts';
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
    ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
    [
      { library: 'CENTRAL', barcode: 'M1' },
      { library: 'CENTRAL', barcode: 'M2' },
      { library: 'SAUDE', barcode: 'M3' },
      { library: 'CENTRAL', barcode: 'REF', notForLoan: '1' },
      { library: 'CENTRAL', barcode: 'LOST', isLost: true },
      { library: 'CENTRAL', barcode: 'OUT', dueOn: '2026-03-20' },
      { library: 'LETRAS', barcode: 'TWICE' },
      { library: 'SAUDE', barcode: 'TWICE' },
    ],
  );
  desk = circulation(server);
});
afterEach(() => server.close());

function reasons(outcome: LendOutcome): readonly string[] {
  expect(outcome.kind).toBe('refused');
  return outcome.kind === 'refused' ? outcome.refusals.map(({ reason }) => reason) : [];
}

describe('a loan', () => {
  test('is due when its rule says, keeps that rule, and takes the copy out', async () => {
    const lent = await desk.lend('A1');
    expect(lent).toMatchObject({ kind: 'lent', copy: { title: 'Livro A1' } });
    expect(lent.kind === 'lent' && String(lent.due.unit === 'day' && lent.due.on)).toBe(
      '2026-03-17',
    );
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect(loan).toMatchObject({
      person_id: logins.ana,
      login_id: logins.ana,
      barcode: 'A1',
      library_id: 1,
      lent_in: 1,
      lent_by: logins.davi,
      due_on: '2026-03-17',
      due_at: null,
      renewals: 0,
      rule: { limit: 5, renewals: 5, period: { unit: 'days', length: 7 } },
    });
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'on-loan', expected_on: '2026-03-17' });
  });

  test('falls due on a day on which the copy’s own library is open', async () => {
    await server.db
      .insertInto('opening_entry')
      .values([
        { library_id: 1, campus_id: null, weekday: 2, is_open: false },
        { library_id: 3, campus_id: null, weekday: 3, is_open: false },
      ])
      .execute();
    await desk.lend('A1', logins.ana, libraries.saude);
    const loan = await server.db.selectFrom('loan').select('due_on').executeTakeFirstOrThrow();
    expect(loan.due_on).toBe('2026-03-18');
  });

  test('by the hour has an hour', async () => {
    await server.db
      .updateTable('loan_rule')
      .set({ period_unit: 'hours', period_length: 2 })
      .where('category_id', '=', categories.GRA)
      .execute();
    await desk.lend('A1');
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect([loan.due_on, loan.due_at?.toISOString()]).toEqual([null, '2026-03-10T14:00:00.000Z']);
    expect(await desk.copyOf('A1')).toMatchObject({ expected_on: '2026-03-10' });
  });

  test('is no change of the title for the index', { tags: 'long' }, async () => {
    await server.db.deleteFrom('index_change').execute();
    await desk.lend('A1');
    await desk.takeBack('A1');
    expect(await server.db.selectFrom('index_change').selectAll().execute()).toEqual([]);
  });
});

describe('is refused', () => {
  test('past the limit of the rule, which counts loans through other links too', async () => {
    for (const barcode of ['A1', 'A2', 'A3', 'A4']) await desk.lend(barcode);
    await desk.lend('A5', logins.anaSaude);
    expect(reasons(await desk.lend('A6'))).toEqual(['loan-limit']);
    await desk.takeBack('A1');
    expect(await desk.lend('A6')).toMatchObject({ kind: 'lent' });
  });

  test('for what is on loan, with the person’s own told apart', async () => {
    await desk.lend('A1');
    expect(reasons(await desk.lend('A1'))).toEqual(['own-loan']);
    expect(reasons(await desk.lend('A1', logins.bruno))).toEqual(['on-loan']);
    expect(reasons(await desk.lend('OUT'))).toEqual(['on-loan']);
  });

  test.each([
    ['REF', ['not-lendable']],
    ['LOST', ['not-lendable']],
  ])('for %s', async (barcode, expected) => {
    expect(reasons(await desk.lend(barcode))).toEqual(expected);
  });

  test('where no rule is about the person', async () => {
    await server.db.updateTable('login').set({ category_id: categories.VIS }).execute();
    expect(reasons(await desk.lend('A1'))).toEqual(['no-rule']);
    await server.db.updateTable('login').set({ category_id: null }).execute();
    expect(reasons(await desk.lend('A1'))).toEqual(['no-rule']);
  });

  test('with every reason at once', async () => {
    await desk.lend('A1');
    server.clock.advance({ hours: 24 * 9 });
    await server.db
      .updateTable('login')
      .set({ is_blocked: true, valid_until: '2026-03-11' })
      .execute();
    const outcome = await desk.lend('REF');
    expect(reasons(outcome)).toEqual([
      'blocked',
      'registration-ended',
      'overdue-loans',
      'not-lendable',
    ]);
    expect(await server.db.selectFrom('loan').select('id').execute()).toHaveLength(1);
  });

  test('through a link that has ended, and where there is none', async () => {
    await server.db
      .updateTable('login')
      .set({ ended_at: new Date() })
      .where('id', '=', 1)
      .execute();
    expect(await desk.lend('A1')).toEqual({ kind: 'no-patron' });
    expect(await desk.lend('A1', 99)).toEqual({ kind: 'no-patron' });
  });
});

describe('a bar code', () => {
  test('that no copy bears is said so', async () => {
    expect(await desk.lend('nada')).toEqual({ kind: 'unknown-copy' });
  });

  test(
    'that several bear means the one of this library, where there is one',
    { tags: 'long' },
    async () => {
      const there = await desk.lend('TWICE', logins.ana, libraries.saude);
      expect(there).toMatchObject({ kind: 'lent', copy: { libraryId: libraries.saude } });
      const other = await desk.lend('TWICE', logins.bruno, libraries.central);
      expect(other.kind).toBe('ambiguous');
      const copies = other.kind === 'ambiguous' ? other.copies : [];
      expect(copies.map(({ library }) => library)).toEqual([
        'Biblioteca de Letras',
        'Biblioteca da Saúde',
      ]);
      const named = await desk.lend('TWICE', logins.bruno, libraries.central, copies[0]?.id);
      expect(named).toMatchObject({ kind: 'lent', copy: { libraryId: libraries.letras } });
    },
  );
});

describe('a bar code of a withdrawn copy', { tags: 'long' }, () => {
  const withdraw = (libraryId: number) =>
    server.db
      .updateTable('copy')
      .set({ status: 'withdrawn' })
      .where('barcode', '=', 'TWICE')
      .where('library_id', '=', libraryId)
      .execute();

  test('means the other copy that bears it, wherever that is', async () => {
    await withdraw(libraries.letras);
    const lent = await desk.lend('TWICE', logins.ana, libraries.letras);
    expect(lent).toMatchObject({ kind: 'lent', copy: { libraryId: libraries.saude } });
    expect(await desk.takeBack('TWICE', libraries.letras)).toMatchObject({
      kind: 'returned',
      settled: { kind: 'in-transit', toLibraryId: libraries.saude },
    });
  });

  test('means the withdrawn one where no other bears it, or while that is out', async () => {
    await desk.lend('TWICE', logins.ana, libraries.letras);
    await withdraw(libraries.letras);
    expect(await desk.takeBack('TWICE', libraries.letras)).toMatchObject({
      kind: 'returned',
      copy: { libraryId: libraries.letras },
    });
    await withdraw(libraries.saude);
    expect((await desk.lend('TWICE', logins.ana, libraries.letras)).kind).toBe('refused');
  });
});

describe('what is waited for', () => {
  const holdsNow = () =>
    server.db.selectFrom('hold').select(['id', 'state', 'end_reason']).orderBy('id').execute();

  test('is lent to who it stands on the hold shelf for, and to nobody else', async () => {
    await desk.lend('A1', logins.bruno);
    const id = await writeHold(server, 'A1', logins.ana);
    const back = await desk.takeBack('A1');
    expect(back).toMatchObject({ kind: 'returned', settled: { kind: 'held', holdId: id } });
    expect(reasons(await desk.lend('A1', logins.clara))).toEqual(['held-for-another']);
    expect(await desk.lend('A1', logins.ana)).toMatchObject({ kind: 'lent' });
    expect(await holdsNow()).toEqual([{ id, state: 'ended', end_reason: 'lent' }]);
    expect(await desk.copyOf('A1')).toMatchObject({ state: 'on-loan' });
  });

  test(
    'is fetched as what it was set aside as, whatever is said of it since',
    { tags: 'long' },
    async () => {
      await desk.lend('A1', logins.bruno);
      const id = await writeHold(server, 'A1', logins.ana);
      await desk.takeBack('A1');
      await server.db
        .updateTable('copy')
        .set({ volume: '2' })
        .where('barcode', '=', 'A1')
        .execute();
      expect(await desk.lend('A1', logins.ana)).toMatchObject({ kind: 'lent' });
      expect(await holdsNow()).toEqual([{ id, state: 'ended', end_reason: 'lent' }]);
      expect(await desk.takeBack('A1')).toMatchObject({
        kind: 'returned',
        settled: { kind: 'shelf' },
      });
    },
  );

  test('is not lent past a queue that nobody has served yet', async () => {
    const id = await writeHold(server, 'A1', logins.bruno);
    expect(reasons(await desk.lend('A1', logins.ana))).toEqual(['held-for-another']);
    expect(await desk.lend('A1', logins.bruno)).toMatchObject({ kind: 'lent' });
    expect(await holdsNow()).toEqual([{ id, state: 'ended', end_reason: 'lent' }]);
  });

  test(
    'in another copy goes to the next when the person takes this one',
    { tags: 'long' },
    async () => {
      await desk.lend('M1', logins.bruno);
      await desk.lend('M2', logins.clara);
      const first = await writeHold(server, 'M1', logins.ana);
      const second = await writeHold(server, 'M1', logins.davi);
      expect(await desk.takeBack('M1')).toMatchObject({ settled: { kind: 'held', holdId: first } });
      await server.db
        .updateTable('hold')
        .set({ suspended_until: '2026-03-30' })
        .where('id', '=', second)
        .execute();
      await desk.takeBack('M2');
      expect(await desk.lend('M2', logins.ana)).toMatchObject({ kind: 'lent' });
      await server.db
        .updateTable('hold')
        .set({ suspended_until: null })
        .where('id', '=', second)
        .execute();
      expect(await desk.copyOf('M1')).toMatchObject({ state: 'available' });
      expect(reasons(await desk.lend('M1', logins.clara))).toEqual(['held-for-another']);
    },
  );

  test(
    'between libraries is lent to who asked for it, once it is there, and finishes the request',
    { tags: 'long' },
    async () => {
      const { id: copyId, title_id: titleId } = await desk.copyOf('A1');
      const at = new Date(server.clock.now().epochMilliseconds);
      await server.db
        .insertInto('loan_request')
        .values({
          person_id: logins.ana,
          login_id: logins.ana,
          title_id: titleId,
          origin_library_id: 1,
          receiving_library_id: 3,
          volume: '',
          tome: '',
          part: '',
          additional_material: '',
          phone: '',
          email: '',
          authorised_person: '',
          is_home_delivery: false,
          address: '',
          requested_at: at,
          state: 'in-transit',
          copy_id: copyId,
        })
        .execute();
      const { id: requestId } = await server.db
        .selectFrom('loan_request')
        .select('id')
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable('copy')
        .set({ circulation_status: 'in-transit' })
        .where('id', '=', copyId)
        .execute();
      await server.db
        .insertInto('transit')
        .values({
          copy_id: copyId,
          from_library_id: 1,
          to_library_id: 3,
          loan_request_id: requestId,
          sent_at: at,
        })
        .execute();
      const early = await desk.lend('A1', logins.ana, libraries.saude);
      expect(reasons(early)).toEqual(['not-lendable', 'held-for-another']);
      expect(await desk.takeBack('A1', libraries.letras)).toMatchObject({
        kind: 'received',
        settled: { kind: 'in-transit', toLibraryId: 3 },
      });
      expect(await desk.takeBack('A1', libraries.saude)).toMatchObject({
        kind: 'received',
        settled: { kind: 'requested' },
      });
      expect(reasons(await desk.lend('A1', logins.bruno, libraries.saude))).toEqual([
        'held-for-another',
      ]);
      const lent = await desk.lend('A1', logins.ana, libraries.saude);
      expect(lent.kind).toBe('lent');
      const request = await server.db
        .selectFrom('loan_request')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(request).toMatchObject({
        state: 'finished',
        loan_id: lent.kind === 'lent' ? lent.loanId : 0,
      });
      const back = await desk.takeBack('A1', libraries.saude);
      expect(back).toMatchObject({ settled: { kind: 'in-transit', toLibraryId: 1 } });
    },
  );
});
