import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { loanRule, numbers } from '../../../../test/calls/circulation-edits.ts';
import { chargeFine } from '../../../../test/debts.ts';
import { holdsOf, writeHold } from '../../../../test/holds.ts';
import { createLogRecorder } from '../../../../test/log-recorder.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { imposeSuspension } from '../suspensions/index.ts';
import { createHoldFollower, serveNoted, serveQueue } from './index.ts';

const [ana, bruno] = [1, 2];
const central = { library: 'CENTRAL', barcode: 'C1' };

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Um', copies: [central] })] });
  titleId = await server.titleId('Um');
});
afterEach(() => server.close());

const { log } = createLogRecorder();
const look = () => serveNoted({ ...server, log });
/** Transactions of other tests may hold back what the change log tells. */
const soon = (act: () => Promise<unknown>) => expect.poll(act);
const states = async () => (await holdsOf(server.db, titleId)).map(({ state }) => state);
const setCopy = (set: object) => server.db.updateTable('copy').set(set).execute();
const put = (path: string, payload: object) =>
  callAs(server, 'elisa', { method: 'PUT', path: `atendimento/${path}`, payload });
const post = (path: string, payload: object) =>
  callAs(server, 'davi', { method: 'POST', path: `atendimento/pagamentos/${path}`, payload });

/** Looks, and counts what is left of the change log. */
async function unread(): Promise<number> {
  await look();
  const left = sql`select from index_change, hold_follower where xid >= read_to`;
  return (await left.execute(server.db)).rows.length;
}

/** Writes a hold that waits beside a free copy and may not have it: no look changes that. */
async function waitsInVain(person = ana): Promise<void> {
  await writeHold(server.db, { person_id: person, title_id: titleId });
  expect(await look()).toBe(0);
  expect(await states()).toEqual(['waiting']);
}

/** Expects that after this act one look serves the reader who waits, and leaves nothing to look at. */
async function isServedAfter(act: () => Promise<unknown>): Promise<void> {
  await act();
  await soon(look).toBe(1);
  expect(await states()).toEqual(['released']);
  expect(await server.db.selectFrom('hold_look').select('id').execute()).toEqual([]);
  expect(await look()).toBe(0);
}

const isDone = async (answer: ReturnType<typeof callAs>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(200);
};

describe('who waits is served as soon as', () => {
  test('a debt is paid', async () => {
    await chargeFine(server, { amount: 1500 });
    await waitsInVain();
    const payment = { cod_biblioteca: 1, valor_centavos: 600, metodo: 'dinheiro' };
    await isServedAfter(() =>
      isDone(post(`pessoas/${ana}/pagamentos`, { ...payment, submissao: randomUUID() })),
    );
  });

  test('a debt is forgiven', { tags: 'long' }, async () => {
    const debt = await chargeFine(server, { amount: 1500 });
    await waitsInVain();
    const discount = { valor_centavos: 1500, motivo: 'Engano', submissao: randomUUID() };
    await isServedAfter(() => isDone(post(`debitos/${debt}/desconto`, discount)));
  });

  test('a charge is voided', { tags: 'long' }, async () => {
    const debt = await chargeFine(server, { amount: 1500, chargedBy: 4 });
    await waitsInVain();
    const mistake = { motivo: 'Pessoa errada' };
    await isServedAfter(() => isDone(post(`debitos/${debt}/anulacao`, mistake)));
  });

  test('a suspension is lifted', { tags: 'long' }, async () => {
    const today = server.clock.today();
    const id = await imposeSuspension(server.db, {
      personId: ana,
      loginId: 1,
      libraryId: 1,
      loanId: null,
      reason: 'Barulho',
      from: today,
      until: today.add({ days: 5 }),
      at: server.clock.now(),
      imposedBy: 4,
    });
    await waitsInVain();
    await isServedAfter(() => isDone(post(`afastamentos/${id}/levantamento`, { motivo: 'Paz' })));
  });

  test(
    'a link has another category, is valid again, or is blocked no more',
    { tags: 'long' },
    async () => {
      const setLogin = (set: object) =>
        server.db.updateTable('login').set(set).where('id', '=', 1).execute();
      await setLogin({ is_blocked: true, category_id: 5, valid_until: '2026-01-01' });
      await waitsInVain();
      await setLogin({ is_blocked: false });
      expect(await look()).toBe(0);
      await setLogin({ category_id: 1 });
      expect(await look()).toBe(0);
      await isServedAfter(() => setLogin({ valid_until: '2027-01-01' }));
    },
  );

  test('a rule allows it', async () => {
    await server.db.updateTable('loan_rule').set({ allows_holds: false }).execute();
    await waitsInVain();
    await isServedAfter(() =>
      isDone(put('regras-emprestimo', { versao: 0, regras: [{ ...loanRule }] })),
    );
  });

  test('more may be owed', { tags: 'long' }, async () => {
    await chargeFine(server, { amount: 1500 });
    await waitsInVain();
    const more = { ...numbers, limite_debito_centavos: 2000 };
    await isServedAfter(() => isDone(put('numeros-circulacao', more)));
  });

  test('a copy comes in by an import', async () => {
    await setCopy({ circulation_status: 'on-loan' });
    await waitsInVain();
    const copies = [central, { ...central, barcode: 'C2' }];
    await isServedAfter(() => server.importRecords([aBook({ title: 'Um', copies })]));
  });

  test('the source of a copy says that it is back', { tags: 'long' }, async () => {
    const lost = [{ ...central, isLost: true }];
    await server.importRecords([aBook({ title: 'Um', copies: lost })]);
    await waitsInVain();
    await isServedAfter(() => server.importRecords([aBook({ title: 'Um', copies: [central] })]));
  });

  test('a copy has another loan type', { tags: 'long' }, async () => {
    const { id } = await server.db
      .insertInto('loan_type')
      .values({ code: 'X', name: 'Consulta local' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const none = { loan_limit: 0, period_length: 1, renewals: 0 };
    await server.db
      .insertInto('loan_rule')
      .values({ category_id: 1, library_id: null, loan_type_id: id, ...none })
      .execute();
    await setCopy({ loan_type_id: id });
    await waitsInVain();
    await isServedAfter(() => setCopy({ loan_type_id: null }));
  });
});

describe('what happens at once', () => {
  /** Begins a transaction that does something, and ends it when it is told to. */
  async function begun(act: (trx: Db) => Promise<unknown>): Promise<() => Promise<void>> {
    let end = () => {};
    const ending = new Promise<void>((resolve) => (end = resolve));
    let begin = () => {};
    const beginning = new Promise<void>((resolve) => (begin = resolve));
    const done = server.db.transaction().execute(async (trx) => {
      await act(trx);
      begin();
      await ending;
    });
    await Promise.race([beginning, done]);
    return async () => {
      end();
      await done;
    };
  }

  const addCopy = (trx: Db) =>
    sql`insert into copy (title_id, record_id, library_id, source_key, call_number, volume, tome,
        part, additional_material, status, note)
      select title_id, record_id, library_id, 'C2', '', '', '', '', '', 'available', ''
      from copy`.execute(trx);
  const place = (trx: Db) => writeHold(trx, { person_id: ana, title_id: titleId });

  it.each([
    { when: 'before', first: addCopy, second: place },
    { when: 'after', first: place, second: addCopy },
  ])('a copy that comes $when a hold that does not see it serves it', async ({ first, second }) => {
    await setCopy({ circulation_status: 'on-loan' });
    await look();
    const endFirst = await begun(first);
    const endSecond = await begun(second);
    expect(await look()).toBe(0);
    await endFirst();
    expect(await look()).toBe(0);
    await endSecond();
    await soon(look).toBe(1);
  });

  test('a copy that is returned meanwhile goes to one, whoever serves it', async () => {
    await setCopy({ circulation_status: 'on-loan' });
    await writeHold(server.db, { person_id: ana, title_id: titleId });
    await writeHold(server.db, { person_id: bruno, title_id: titleId });
    const endReturn = await begun(async (trx) => {
      await trx.updateTable('copy').set({ circulation_status: null }).execute();
      await serveQueue(trx, titleId, server.clock.now());
    });
    const looks = [look(), look(), look()];
    await setImmediate();
    await endReturn();
    expect(await Promise.all(looks)).toEqual([0, 0, 0]);
    expect(await states()).toEqual(['released', 'waiting']);
  });
});

test('of a restored database all that are awaited are looked at', { tags: 'long' }, async () => {
  await server.db.updateTable('loan_rule').set({ allows_holds: false }).execute();
  await waitsInVain();
  await soon(unread).toBe(0);
  await server.db.updateTable('loan_rule').set({ allows_holds: true }).execute();
  await server.db.deleteFrom('hold_look').execute();
  expect(await look()).toBe(0);
  await isServedAfter(() =>
    server.db.updateTable('hold_follower').set({ read_to: '9999999999' }).execute(),
  );
});

test(
  'what nobody waits for is not noted, and a look without news writes nothing',
  { tags: 'long' },
  async () => {
    await server.importRecords([aBook({ title: 'Dois', copies: [{ library: 'CENTRAL' }] })]);
    const place = () => server.db.selectFrom('hold_follower').selectAll().execute();
    await soon(unread).toBe(0);
    expect(await server.db.selectFrom('hold_look').select('id').execute()).toEqual([]);
    const before = await place();
    expect(await look()).toBe(0);
    expect(await place()).toEqual(before);
  },
);

test('a server looks of itself until it stops', { tags: 'long' }, async () => {
  await setCopy({ circulation_status: 'on-loan' });
  await waitsInVain();
  const follower = createHoldFollower({ ...server, log, interval: 10 });
  follower.start();
  await setCopy({ status: 'available', circulation_status: null, call_number: 'A 1' });
  await soon(states).toEqual(['released']);
  await follower.stop();
});

test.each(['before', 'after'])(
  'who waits for a copy that is out waits on, where its old record loses it %s its new one names it',
  { tags: 'long' },
  async (order) => {
    await server.importRecords([aBook({ title: 'Dois' })]);
    const other = await server.titleId('Dois');
    await setCopy({ circulation_status: 'on-loan' });
    await writeHold(server.db, { person_id: bruno, title_id: other });
    const records = [aBook({ title: 'Um' }), aBook({ title: 'Dois', copies: [central] })];
    await server.importRecords(order === 'before' ? records : records.toReversed());
    await server.db.transaction().execute((trx) => serveQueue(trx, other, server.clock.now()));
    expect(await holdsOf(server.db, other)).toMatchObject([{ state: 'waiting' }]);
  },
);
