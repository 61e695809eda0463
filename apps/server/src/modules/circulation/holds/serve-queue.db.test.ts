import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyStatesOf, holdsOf, writeHold } from '../../../../test/holds.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { readCopies } from '../facts/index.ts';
import { endHold, findHoldsServedBy, serveQueue } from './index.ts';

const [ana, bruno, clara] = [1, 2, 3];

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  const copies = [{ library: 'CENTRAL' }, { library: 'SAUDE' }];
  server = await startTestApp({ records: [aBook({ title: 'Um', copies })] });
  titleId = await server.titleId('Um');
});
afterEach(() => server.close());

const hold = (person_id: number, over: Partial<Parameters<typeof writeHold>[1]> = {}) =>
  writeHold(server.db, { person_id, title_id: titleId, ...over });
const serve = () =>
  server.db.transaction().execute((trx) => serveQueue(trx, titleId, server.clock.now()));
const stateOf = async (id: number) =>
  (await holdsOf(server.db, titleId)).find((one) => one.id === id)?.state;
const today = () => server.clock.today();

it('a free copy goes to the hold shelf for whoever came first, until the second open day', async () => {
  await server.db
    .insertInto('opening_entry')
    .values([6, 7].map((weekday) => ({ weekday, is_open: false })))
    .execute();
  server.clock.advance({ hours: 48 }); // a Thursday
  const later = await hold(bruno, { placed_at: new Date('2026-03-02T12:00:00Z') });
  const first = await hold(ana);
  expect(await serve()).toHaveLength(1);
  expect(await holdsOf(server.db, titleId)).toMatchObject([
    { id: later, state: 'waiting' },
    { id: first, state: 'released', pickup_until: '2026-03-16' },
  ]);
  expect(await copyStatesOf(server.db, titleId)).toEqual(['held', 'available']);
  expect(await server.db.selectFrom('notice').selectAll().execute()).toMatchObject([
    {
      person_id: ana,
      kind: 'hold-released',
      facts: { title: 'Um', library: 'Biblioteca Central', pickupUntil: '2026-03-16' },
    },
  ]);
});

it(
  'a hold of a closed day without pickup days can be fetched on the next open one',
  { tags: 'long' },
  async () => {
    await server.db
      .insertInto('opening_entry')
      .values({ weekday: 2, is_open: false }) // today
      .execute();
    await server.db.updateTable('loan_rule').set({ pickup_days: 0 }).execute();
    await hold(ana);
    expect((await serve())[0]?.pickupUntil.toString()).toBe('2026-03-11');
  },
);

it('serving again does nothing more', async () => {
  await hold(ana);
  await hold(bruno);
  await serve();
  expect(await serve()).toEqual([]);
  expect(await server.db.selectFrom('notice').select('id').execute()).toHaveLength(1);
});

describe('who is passed over keeps the place', () => {
  const debt = {
    person_id: ana,
    login_id: 1,
    library_id: 1,
    loan_id: null,
    charged_at: new Date(),
    charged_by: null,
  };
  it.each<[string, (of: TestApp) => Promise<unknown>]>([
    [
      'blocked',
      ({ db }) => db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute(),
    ],
    [
      'in debt',
      ({ db }) =>
        db
          .insertInto('debt')
          .values({ ...debt, kind: 'service', amount: 1000, txid: 'A' })
          .execute(),
    ],
    [
      'suspended',
      ({ db }) =>
        db
          .insertInto('suspension')
          .values({
            person_id: ana,
            login_id: 1,
            library_id: 1,
            loan_id: null,
            reason: 'x',
            from_day: today().toString(),
            until_day: today().toString(),
            imposed_at: new Date(),
            imposed_by: null,
          })
          .execute(),
    ],
    [
      'of no category',
      ({ db }) => db.updateTable('login').set({ category_id: 5 }).where('id', '=', 1).execute(),
    ],
    [
      'past the registration',
      ({ db }) =>
        db.updateTable('login').set({ valid_until: '2026-03-09' }).where('id', '=', 1).execute(),
    ],
    [
      'asked to be passed over',
      ({ db }) =>
        db
          .updateTable('hold')
          .set({ suspended_until: '2026-03-10' })
          .where('person_id', '=', ana)
          .execute(),
    ],
  ])('%s', async (_, change) => {
    const first = await hold(ana);
    const second = await hold(bruno, { placed_at: new Date('2026-03-02T12:00:00Z') });
    await change(server);
    await serve();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'released']);
  });
});

describe('a copy serves those alone who want one like it', () => {
  const waitsOn = async (_: string, over: Parameters<typeof hold>[1]) => {
    const id = await hold(ana, over);
    expect(await serve()).toEqual([]);
    expect(await stateOf(id)).toBe('waiting');
  };
  it.each([['another library', { library_id: 2 }]])('%s', waitsOn);
  it.each([
    ['a volume', { volume: '2' }],
    ['a tome', { tome: '2' }],
    ['a part', { part: '2' }],
    ['a material', { additional_material: 'CD' }],
  ])('%s', { tags: 'long' }, waitsOn);

  it('a shelf', async () => {
    await server.db.insertInto('location').values({ code: 'X', name: 'Outra' }).execute();
    const { id: location_id } = await server.db
      .selectFrom('location')
      .select('id')
      .where('code', '=', 'X')
      .executeTakeFirstOrThrow();
    await hold(ana, { location_id });
    expect(await serve()).toEqual([]);
    await server.db.updateTable('copy').set({ location_id }).where('library_id', '=', 1).execute();
    expect(await serve()).toHaveLength(1);
  });
});

it.each([
  ['what is lost', () => server.db.updateTable('copy').set({ status: 'lost' }).execute()],
  [
    'what is read in the library',
    () => server.db.updateTable('copy').set({ status: 'reference' }).execute(),
  ],
  ['what no rule lends', () => server.db.updateTable('loan_rule').set({ loan_limit: 0 }).execute()],
  [
    'what may not be held',
    () => server.db.updateTable('loan_rule').set({ allows_holds: false }).execute(),
  ],
])('%s serves nobody', { tags: 'long' }, async (_, change) => {
  await hold(ana);
  await change();
  expect(await serve()).toEqual([]);
});

it('a hold that ends passes its copy on, and ends once', async () => {
  const [first, second, third] = [await hold(ana), await hold(bruno), await hold(clara)];
  await serve();
  const end = (id: number) =>
    server.db
      .transaction()
      .execute((trx) =>
        endHold(trx, { id, titleId }, { reason: 'cancelled', at: server.clock.now() }),
      );
  expect([await end(first), await end(first)]).toEqual([true, false]);
  expect(await holdsOf(server.db, titleId)).toMatchObject([
    { id: first, state: 'ended', end_reason: 'cancelled' },
    { id: second, state: 'released' },
    { id: third, state: 'waiting' },
  ]);
  await end(third);
  await end(second);
  expect(await copyStatesOf(server.db, titleId)).toEqual(['available', 'available']);
});

it('pickup days are counted from the day where the libraries are', { tags: 'long' }, async () => {
  server.clock.advance({ hours: 14 }); // 23:00 there, the next day in UTC
  await hold(ana);
  expect((await serve())[0]?.pickupUntil.toString()).toBe('2026-03-12');
});

it('says whom a copy could serve now, whose turn is first coming first', async () => {
  const [first, second] = [await hold(bruno), await hold(ana)];
  await hold(clara, { suspended_until: today().toString() });
  const [copy, elsewhere] = await readCopies(server.db, titleId);
  if (!copy || !elsewhere) throw new Error('no copies');
  const found = await findHoldsServedBy(server.db, copy, server.clock.now());
  expect(found.map(({ id }) => id)).toEqual([first, second]);
  expect(await findHoldsServedBy(server.db, elsewhere, server.clock.now())).toEqual([]);
});
