import { isLong } from '@estante/test-support/is-long';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquisitions } from '../../../../test/acquisitions.ts';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { writeHold } from '../../../../test/holds.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { createMailSender } from '../../../platform/mail/mail-sender.ts';
import { createSmtpMailer } from '../../../platform/mail/mailer.ts';
import { noteDueLoans, sendLetters, writeNotice } from './index.ts';

let server: TestApp;
let titleId: number;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
  titleId = await server.titleId('Dom Casmurro');
});
afterEach(() => server.close());

const { suggest, handle } = acquisitions(() => server);
const going = new AbortController().signal;
const look = () => noteDueLoans(server, going);
const send = (origin: string | null = 'https://catalogo.example.org') =>
  sendLetters({ ...server, origin }, going);
const letters = () => server.db.selectFrom('outgoing_mail').selectAll().execute();
const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });
const alerts = async (person: Person, language = '1') => {
  const answer = await callAs(server, person, {
    method: 'GET',
    path: 'solicitacoes/alertas',
    language,
  });
  return answer.json<{
    nao_lidos: number;
    alertas: readonly { id: number; tipo: string; mensagem: string; lido: boolean }[];
  }>();
};

const rule = JSON.stringify({ renewals: 5 });
/** A loan of ana's; today is 10 March 2026, a Tuesday. */
async function lend(due: { due_on?: string; due_at?: Date }): Promise<number> {
  const { id } = await server.db
    .insertInto('loan')
    .values({
      person_id: 1,
      login_id: 1,
      title_id: titleId,
      barcode: 'A1',
      library_id: 1,
      lent_at: new Date('2026-01-01T12:00:00Z'),
      lent_in: 1,
      lent_by: null,
      rule,
      ...due,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const now = () => new Date(server.clock.now().epochMilliseconds);
/** The hold of a person whose copy stands on the hold shelf. */
async function releasedHold(personId: number): Promise<number> {
  const known = server.db.selectFrom('hold').select('id').where('person_id', '=', personId);
  const released = { state: 'released', released_at: now(), pickup_until: '2026-03-12' } as const;
  return (
    (await known.executeTakeFirst())?.id ??
    writeHold(server.db, { person_id: personId, title_id: titleId, ...released })
  );
}
const tell = async (event: string, personId = 1) =>
  writeNotice(server.db, {
    personId,
    kind: 'hold-released',
    event,
    facts: {
      holdId: await releasedHold(personId),
      titleId,
      libraryId: 1,
      pickupUntil: '2026-03-12',
    },
    at: now(),
  });

describe('the daily look', () => {
  test.each([
    ['2026-03-14', null],
    ['2026-03-13', 'deve ser devolvido ou renovado até 13 de mar. de 2026'],
    ['2026-03-10', 'deve ser devolvido ou renovado hoje, 10 de mar. de 2026'],
    ['2026-03-09', 'está em atraso: o prazo era 9 de mar. de 2026'],
    ['2026-03-01', 'está em atraso: o prazo era 1 de mar. de 2026'],
  ])('of a loan due on %s', { tags: 'long' }, async (due_on, words) => {
    await lend({ due_on });
    expect(await look()).toEqual({ told: words === null ? 0 : 1 });
    const { alertas } = await alerts('ana');
    if (words === null) expect(alertas).toEqual([]);
    else expect(alertas).toMatchObject([{ tipo: 'aviso', lido: false }]);
    if (words !== null) expect(alertas[0]?.mensagem).toContain(`“Dom Casmurro” ${words}`);
  });

  test('tells of each step once, day after day', async () => {
    await lend({ due_on: '2026-03-12' });
    const told: number[] = [];
    for (let day = 0; day < 40; day++) {
      told.push((await look()).told);
      server.clock.advance({ hours: 24 });
    }
    const days = told.flatMap((count, day) => (count > 0 ? [day] : []));
    // Two days before, on the day, and 1, 7, 15 and 30 days after.
    expect(days).toEqual([0, 2, 3, 9, 17, 32]);
  });

  test(
    'of a loan that was due while its library was closed tells once it is late',
    { tags: 'long' },
    async () => {
      await lend({ due_on: '2026-03-09' });
      await server.db
        .insertInto('opening_entry')
        .values({ from_day: '2026-03-09', until_day: '2026-03-09', is_open: false })
        .execute();
      expect(await look()).toEqual({ told: 0 });
      server.clock.advance({ hours: 24 });
      expect(await look()).toEqual({ told: 1 });
    },
  );

  test('of a loan by the hour says the hour, of the day where the libraries are', async () => {
    await lend({ due_at: new Date('2026-03-11T01:30:00Z') });
    await look();
    const { alertas } = await alerts('ana', '5');
    expect(alertas[0]?.mensagem).toMatch(/has to be returned today, by Mar 10, 2026, 10:30\sPM/);
  });

  test('goes on where one loan cannot be told of', async () => {
    const wrong = await lend({ due_on: '2026-03-10' });
    await lend({ due_on: '2026-03-10' });
    // A rule of the network's own, say, that the database holds.
    await server.pool.query(
      `alter table notice add constraint own check (facts ->> 'loanId' <> '${wrong}') not valid`,
    );
    await expect(look()).rejects.toThrow('1 of 2 failed');
    await server.pool.query('alter table notice drop constraint own');
    expect((await alerts('ana')).alertas).toHaveLength(1);
  });

  test('many at once make one notice and one letter', async () => {
    const many = isLong ? 64 : 16;
    await lend({ due_on: '2026-03-10' });
    const looks = await Promise.all(Array.from({ length: many }, look));
    expect(looks.reduce((sum, { told }) => sum + told, 0)).toBe(1);
    const sent = await Promise.all(Array.from({ length: many }, () => send()));
    expect(sent.reduce((sum, one) => sum + one.letters, 0)).toBe(1);
    expect(await letters()).toHaveLength(1);
  });
});

describe('a letter', () => {
  test('has all that was told, by a real mail server, and how to get no more', async () => {
    await lend({ due_on: '2026-03-10' });
    await look();
    await tell('hold:1');
    expect(await send()).toEqual({ letters: 1 });
    const mail = await startMailServer();
    const sender = createMailSender({
      db: server.db,
      clock: server.clock,
      mailer: createSmtpMailer(mail.address, 'biblioteca@example.org'),
      log: { error: () => {} },
    });
    await sender.sendDue();
    await sender.stop();
    await mail.close();
    expect(mail.messages).toHaveLength(1);
    const read = await PostalMime.parse(mail.messages[0] ?? '');
    expect(read.subject).toBe('2 avisos da biblioteca (Universidade de Teste)');
    expect(read.text).toMatch(/Ana de Teste[^]*hoje, 10 de mar[^]*retire até 12 de mar/);
    const header = (name: string) => read.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, path = ''] =
      /^<https:\/\/catalogo\.example\.org\/api\/(\S+)>$/.exec(header('list-unsubscribe')) ?? [];
    expect(read.text).toContain(`/avisos/${path.split('/').at(-1)}`);
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.json(), answer.body).toEqual({ receber: false });
    expect((await call('ana', 'GET', 'avisos/email')).json()).toEqual({ receber: false });
    await tell('hold:2');
    expect(await send()).toEqual({ letters: 0 });
    expect((await alerts('ana')).alertas).toHaveLength(3);
  });

  test('comes once a day, is never empty, and goes to who wants it', async () => {
    expect(await send()).toEqual({ letters: 0 });
    await tell('hold:1');
    await tell('hold:2', 2);
    await server.db.updateTable('person').set({ emails: [] }).where('id', '=', 2).execute();
    expect(await send()).toEqual({ letters: 1 });
    expect(await send()).toEqual({ letters: 0 });
    await call('ana', 'PUT', 'avisos/email', { receber: false });
    await tell('hold:3');
    expect(await send()).toEqual({ letters: 0 });
    // Switched on again, nothing old comes.
    await callAs(server, 'ana', {
      method: 'PUT',
      path: 'avisos/email',
      payload: { receber: true },
      language: '5',
    });
    expect(await send()).toEqual({ letters: 0 });
    await tell('hold:4');
    expect(await send(null)).toEqual({ letters: 1 });
    const [, last] = await letters();
    expect(last?.subject).toBe('1 notice from the library (Universidade de Teste)');
    expect(last?.body).toContain('in your personal area, in the library catalogue');
    expect(last?.body).toContain('your personal area, under Alerts');
    expect(last?.body).not.toMatch(/https?:/);
    expect(last?.unsubscribe_address).toBeNull();
  });

  test('that cannot be written holds up no other, and is tried again', async () => {
    const bar = sql`alter table outgoing_mail add constraint bar check (not recipients @> '{ana@example.org}')`;
    await bar.execute(server.db);
    await tell('hold:1');
    await tell('hold:2', 2);
    await expect(send()).rejects.toThrow('1 of 2 failed');
    expect((await letters()).map(({ recipients }) => recipients)).toEqual([['bruno@example.org']]);
    await sql`alter table outgoing_mail drop constraint bar`.execute(server.db);
    expect(await send()).toEqual({ letters: 1 });
    expect(await letters()).toHaveLength(2);
  });

  test('is in the language its person last read their own area in', { tags: 'long' }, async () => {
    const read = (path: string, language: string, person: Person = 'ana') =>
      callAs(server, person, { method: 'GET', path, language });
    const subject = async (personId = 1) => {
      await tell(`hold:${(await letters()).length}`, personId);
      expect(await send()).toEqual({ letters: 1 });
      return (await letters()).at(-1)?.subject;
    };
    const version = () => sql`select xmin::text from person where id = 1`.execute(server.db);
    expect((await read('emprestimo/titulos-pendentes', '5')).statusCode).toBe(200);
    const kept = (await version()).rows;
    await read('emprestimo/titulos-pendentes', '5');
    // Anybody's pages, and calls that name no language, say nothing of it.
    await read('campus', '3');
    await read('emprestimo/titulos-pendentes', '99');
    expect((await version()).rows).toEqual(kept);
    expect(await subject()).toMatch(/^1 notice from the library/);
    await read('reserva', '3');
    expect(await subject()).toMatch(/^1 aviso de la biblioteca/);
    // Nor does what staff do at the desk.
    await read('atendimento/transito', '5', 'davi');
    expect(await subject(4)).toMatch(/^1 aviso da biblioteca/);
  });

  test('says nothing of what is no longer so, or was removed', async () => {
    const id = await lend({ due_on: '2026-03-10' });
    await look();
    await server.db
      .updateTable('loan')
      .set({ due_on: '2026-03-17', renewals: 1 })
      .where('id', '=', id)
      .execute();
    await tell('hold:1');
    const told = (await alerts('ana')).alertas.find(({ mensagem }) => mensagem.includes('retire'));
    await call('ana', 'DELETE', `solicitacoes/alertas/${told?.id}`);
    expect(await send()).toEqual({ letters: 0 });
  });

  test.each([
    ['ended', { state: 'ended', ended_at: new Date('2026-03-10'), end_reason: 'cancelled' }],
    ['fetched later', { pickup_until: '2026-03-13' }],
    ['not on the shelf', { state: 'waiting', released_at: null, pickup_until: null }],
  ] as const)('says nothing of a hold that is %s', async (_, set) => {
    await tell('hold:1');
    await server.db.updateTable('hold').set(set).execute();
    expect(await send()).toEqual({ letters: 0 });
  });

  type RequestState =
    | { readonly state: 'not-finished'; readonly ended_at: Date; readonly ended_by: 'staff' }
    | {
        readonly state: 'available';
        readonly available_at: Date;
        readonly pickup_until: string;
      };

  /** A request of the first reader for a copy of another library. */
  async function ask(state: RequestState): Promise<number> {
    const { id } = await server.db
      .insertInto('loan_request')
      .values({
        person_id: 1,
        login_id: 1,
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
        requested_at: now(),
        ...state,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  test('says nothing of a request that may be fetched until a later day than it was told', async () => {
    const requestId = await ask({
      state: 'available',
      available_at: now(),
      pickup_until: '2026-03-13',
    });
    const facts = { requestId, titleId, libraryId: 3, state: 'available', reason: '' } as const;
    for (const day of ['2026-03-12', '2026-03-13']) {
      await writeNotice(server.db, {
        personId: 1,
        kind: 'request-moved',
        event: `request:${requestId}:${day}`,
        facts: { ...facts, day },
        at: now(),
      });
    }
    expect(await send()).toEqual({ letters: 1 });
    expect((await letters())[0]?.subject).toMatch(/^1 aviso/);
  });

  test('says of a request what it is now, and nothing of what it was', async () => {
    const requestId = await ask({ state: 'not-finished', ended_at: now(), ended_by: 'staff' });
    const of = { requestId, titleId, libraryId: 3, reason: '' };
    for (const state of ['in-transit', 'available', 'not-finished'] as const) {
      await writeNotice(server.db, {
        personId: 1,
        kind: 'request-moved',
        event: `request:${requestId}:${state}`,
        facts: { ...of, state, day: '2026-03-12' },
        at: now(),
      });
    }
    expect(await send()).toEqual({ letters: 1 });
    const [letter] = await letters();
    expect(letter?.subject).toMatch(/^1 aviso/);
    expect(letter?.body).toContain('não foi atendida');
  });

  test('says of a suggestion how it stands now, and nothing of what it was', async () => {
    await suggest('ana', { titulo: 'O avesso da pele' });
    const moved = await handle('davi', 1, { situacao: 'em-cotacao' });
    const { andamento } = moved.json<{ andamento: { em: string } }>();
    server.clock.advance({ minutes: 1 });
    await handle('davi', 1, { situacao: 'cancelada', andamento_visto: andamento.em });
    expect((await alerts('ana')).alertas).toHaveLength(2);
    expect(await send()).toEqual({ letters: 1 });
    const [letter] = await letters();
    expect(letter?.subject).toMatch(/^1 aviso/);
    expect(letter?.body).toContain('“O avesso da pele” foi cancelada');
  });

  test('ends by no other code', async () => {
    const wrong = `1.${'A'.repeat(43)}`;
    const answer = await call(null, 'POST', `avisos/descadastro/${wrong}`, {});
    expect(answer.statusCode).toBe(404);
    expect((await call('ana', 'GET', 'avisos/email')).json()).toEqual({ receber: true });
  });
});

test('among the alerts a notice is read and removed by its person alone, and not told again', async () => {
  await tell('hold:1');
  const [notice] = (await alerts('ana')).alertas;
  const path = `solicitacoes/alertas/${notice?.id}`;
  expect((await call('bruno', 'PUT', path, { lido: true })).statusCode).toBe(404);
  expect((await call('bruno', 'DELETE', path)).statusCode).toBe(404);
  expect((await alerts('ana')).nao_lidos).toBe(1);
  expect((await call('ana', 'PUT', path, { lido: true })).json()).toMatchObject({ lido: true });
  expect((await alerts('ana')).nao_lidos).toBe(0);
  expect((await call('ana', 'DELETE', path)).statusCode).toBe(200);
  expect((await call('ana', 'DELETE', path)).statusCode).toBe(404);
  expect(await tell('hold:1')).toBe(false);
  expect((await alerts('ana')).alertas).toEqual([]);
});
