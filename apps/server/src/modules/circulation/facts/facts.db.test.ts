import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { ruleFor } from '../rules/index.ts';
import {
  dueColumns,
  dueOfColumns,
  lockCopies,
  readCirculationSettings,
  readCopies,
  readLoanRules,
  readOpeningDays,
  readPatron,
  ruleOfTerms,
  termsOf,
} from './index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Um', copies: [{ library: 'CENTRAL' }] })],
  });
});
afterEach(() => server.close());

const day = (text: string) => Temporal.PlainDate.from(text);

test('an installation begins with rules for every category but visitors', async () => {
  const rules = await readLoanRules(server.db);
  const limitOf = (categoryId: number) =>
    ruleFor(rules, { categoryId, loanTypeId: 1, libraryId: 1 })?.limit ?? null;
  expect([1, 2, 3, 4, 5].map(limitOf)).toEqual([5, 7, 10, 5, null]);
});

test('a loan keeps the rule it was made under, days and all', async () => {
  await server.db
    .updateTable('loan_rule')
    .set({ fixed_from: '2026-12-01', fixed_until: '2026-12-20', fixed_due_on: '2027-02-01' })
    .set({ suspension_factor: 1.5 })
    .where('category_id', '=', 1)
    .execute();
  const [rule] = (await readLoanRules(server.db)).filter(({ categoryId }) => categoryId === 1);
  if (!rule) throw new Error('no rule');
  expect(rule.suspensionFactor).toBe(1.5);
  const kept = JSON.parse(JSON.stringify(termsOf(rule))) as ReturnType<typeof termsOf>;
  expect({ categoryId: 1, loanTypeId: null, libraryId: null, ...ruleOfTerms(kept) }).toEqual(rule);
});

test('the numbers of the institution are those of the design', async () => {
  expect(await readCirculationSettings(server.db)).toMatchObject({
    debtThreshold: 1000,
    countsClosedDays: false,
    holdLimit: 5,
    holdDays: 180,
    requestLimit: 3,
    clearanceDays: 5,
    overdueDays: [1, 7, 15, 30],
  });
});

test('opening days of the network hold for each library that says nothing else', async () => {
  await server.db
    .insertInto('opening_entry')
    .values([
      { library_id: null, campus_id: null, weekday: 7, is_open: false },
      { library_id: 2, campus_id: null, weekday: 7, is_open: true },
      {
        library_id: null,
        campus_id: null,
        weekday: null,
        from_day: '2026-12-24',
        until_day: '2026-12-26',
        is_open: false,
      },
    ])
    .execute();
  const days = await readOpeningDays(server.db);
  const sunday = day('2026-12-20');
  expect(days.calendarOf(1).openOnOrAfter(sunday).toString()).toBe('2026-12-21');
  expect(days.calendarOf(2).openOnOrAfter(sunday).toString()).toBe('2026-12-20');
  expect(days.calendarOf(2).openOnOrAfter(day('2026-12-24')).toString()).toBe('2026-12-27');
});

test('a patron is what the link says and what the person owes and has', async () => {
  const now = server.clock.now();
  const login = await server.db
    .selectFrom('login')
    .select(['id', 'person_id', 'library_id'])
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  expect(await readPatron(server.db, login.id, now)).toEqual({
    personId: login.person_id,
    loginId: login.id,
    libraryId: 1,
    categoryId: 1,
    isBlocked: false,
    validUntil: null,
    suspendedUntil: null,
    balance: 0,
    openLoanIds: [],
    overdueLoanIds: [],
    openHoldIds: [],
    openRequestIds: [],
  });
  const today = server.clock.today();
  await server.db
    .insertInto('debt')
    .values({
      person_id: login.person_id,
      login_id: login.id,
      library_id: 1,
      loan_id: null,
      kind: 'service',
      amount: 700,
      charged_at: new Date(now.epochMilliseconds),
      charged_by: null,
      txid: 'A1',
    })
    .execute();
  await server.db
    .insertInto('suspension')
    .values({
      person_id: login.person_id,
      login_id: login.id,
      library_id: 1,
      loan_id: null,
      reason: 'atraso',
      from_day: today.toString(),
      until_day: today.add({ days: 2 }).toString(),
      imposed_at: new Date(now.epochMilliseconds),
      imposed_by: null,
    })
    .execute();
  const patron = await readPatron(server.db, login.id, now);
  expect(patron?.balance).toBe(700);
  expect(patron?.suspendedUntil?.toString()).toBe(today.add({ days: 2 }).toString());
});

test('a link that has ended is nobody’s', async () => {
  await server.db.updateTable('login').set({ ended_at: new Date() }).execute();
  expect(await readPatron(server.db, 1, server.clock.now())).toBeNull();
});

test('a due day and a due moment are read as they were written', { tags: 'long' }, () => {
  const onDay = { unit: 'day', on: day('2026-12-01') } as const;
  const atMoment = { unit: 'moment', at: Temporal.Instant.from('2026-12-01T15:30:00Z') } as const;
  expect(dueOfColumns(dueColumns(onDay))).toEqual(onDay);
  expect(dueOfColumns(dueColumns(atMoment))).toEqual(atMoment);
});

test('copies of a title are held by one transaction at a time', async () => {
  const titleId = await server.titleId('Um');
  const copies = await readCopies(server.db, titleId);
  expect(copies).toMatchObject([{ titleId, state: 'available', loanId: null, holdId: null }]);
  const order: string[] = [];
  let entered = () => {};
  const first = new Promise<void>((resolve) => (entered = resolve));
  await Promise.all([
    server.db.transaction().execute(async (trx) => {
      await lockCopies(trx, titleId);
      entered();
      await server.db.selectFrom('copy').select('id').execute();
      order.push('first');
    }),
    first.then(() =>
      server.db.transaction().execute(async (trx) => {
        expect(await lockCopies(trx, titleId)).toEqual(copies);
        order.push('second');
      }),
    ),
  ]);
  expect(order).toEqual(['first', 'second']);
});
