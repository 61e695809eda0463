import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs } from '../../../../test/call-as.ts';
import { holdsOf, writeHold } from '../../../../test/holds.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { createMailSender } from '../../../platform/mail/mail-sender.ts';
import { createSmtpMailer } from '../../../platform/mail/mailer.ts';
import { noteEndingHolds, noteDueLoans, sendLetters, writeNotice } from '../notices/index.ts';

type LetterActView = Success<typeof endpoints.getLetterAct>;
type LetterActResult = Success<typeof endpoints.actByLetter>;

let server: TestApp;
let titleId: number;
let copyId: number;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro', copies: [{ library: 'CENTRAL' }] })],
  });
  titleId = await server.titleId('Dom Casmurro');
  ({ id: copyId } = await server.db.selectFrom('copy').select('id').executeTakeFirstOrThrow());
});
afterEach(() => server.close());

const going = new AbortController().signal;
const call = (method: CallAs['method'], code: string, payload?: object, language = '1') =>
  callAs(server, null, {
    method,
    path: `avisos/atos/${code}`,
    language,
    ...(payload && { payload }),
  });
const look = async (code: string) => (await call('GET', code)).json<LetterActView>();
const press = (code: string, payload: object = {}) => call('POST', code, payload);
const resultsOf = (answer: LightMyRequestResponse) => answer.json<LetterActResult>().resultados;
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];

/** Text of the letter that a real mail server got for the person, after the daily look. */
async function letter(): Promise<string> {
  await noteDueLoans(server, going);
  await noteEndingHolds(server, going);
  await sendLetters({ ...server, origin: 'https://catalogo.example.org' }, going);
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
  const read = await PostalMime.parse(mail.messages[0] ?? '');
  return read.text ?? '';
}

/** The code in the line of a letter that begins so. */
const codeOf = (text: string, way: string) =>
  new RegExp(`${way}: https://catalogo\\.example\\.org/avisos/atos/(\\S+)`).exec(text)?.[1] ?? '';

async function lend(due_on: string, barcode = 'A1', renewals = 5): Promise<number> {
  const { id } = await server.db
    .insertInto('loan')
    .values({
      person_id: 1,
      login_id: 1,
      copy_id: barcode === 'A1' ? copyId : null,
      title_id: titleId,
      barcode,
      library_id: 1,
      lent_at: new Date('2026-03-01T12:00:00Z'),
      lent_in: 1,
      lent_by: null,
      rule: JSON.stringify({
        limit: 5,
        period: { unit: 'days', length: 7 },
        renewals,
        allowsHolds: true,
        pickupDays: 2,
        finePerDay: 0,
        graceDays: 0,
        fineCap: 0,
        suspensionFactor: 0,
        suspensionCap: 0,
        fixedDue: null,
      }),
      due_on,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (barcode === 'A1') await place('on-loan', due_on);
  return id;
}

async function place(circulation_status: 'on-loan' | 'held', circulation_due_on: string | null) {
  await server.db
    .updateTable('copy')
    .set({ circulation_status, circulation_due_on })
    .where('id', '=', copyId)
    .execute();
}

async function release(personId: number): Promise<number> {
  const now = new Date(server.clock.now().epochMilliseconds);
  const id = await writeHold(server.db, {
    person_id: personId,
    title_id: titleId,
    state: 'released',
    copy_id: copyId,
    released_at: now,
    pickup_until: '2026-03-12',
  });
  await place('held', null);
  await writeNotice(server.db, {
    personId,
    kind: 'hold-released',
    event: `hold:${id}`,
    facts: { holdId: id, titleId, libraryId: 1, pickupUntil: '2026-03-12' },
    at: now,
  });
  return id;
}

describe('renewing all', () => {
  test('is shown, done once title by title, and then it was used', async () => {
    await lend('2026-03-12');
    await lend('2026-03-13', 'B2', 0);
    const code = codeOf(await letter(), 'Renovar tudo');
    expect(await look(code)).toEqual({
      ato: 'renovar_tudo',
      situacao: 'pronto',
      titulos: ['Dom Casmurro', 'Dom Casmurro'],
      valido_ate: '2026-03-17',
      prolongar: null,
    });
    // To look changes nothing, however often.
    await look(code);
    const before = await server.db.selectFrom('renewal').selectAll().execute();
    expect(before).toEqual([]);
    const answer = await press(code);
    expect(answer.statusCode, answer.body).toBe(200);
    const done = resultsOf(answer);
    expect(done.map(({ feito }) => feito)).toEqual([true, false]);
    expect(done[0]?.mensagem).toMatch(/^Renovado: devolva até 17 de mar/);
    expect(done[1]?.mensagem).not.toBe('');
    expect((await look(code)).situacao).toBe('usado');
    expect((await look(code)).titulos).toEqual([]);
    expect(said(await press(code))).toEqual([409, 'EnderecoUsado']);
    expect(await server.db.selectFrom('renewal').selectAll().execute()).toHaveLength(1);
  });

  test('is done by one of many presses at once', async () => {
    await lend('2026-03-12');
    const code = codeOf(await letter(), 'Renovar tudo');
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await server.db.selectFrom('renewal').selectAll().execute()).toHaveLength(1);
  });

  test('is not offered while it is off, nor done', { tags: 'long' }, async () => {
    await lend('2026-03-12');
    const code = codeOf(await letter(), 'Renovar tudo');
    await server.db
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', 9002)
      .execute();
    expect((await look(code)).situacao).toBe('sem_efeito');
    expect(said(await press(code))).toEqual([403, 'RecursoDesativado']);
    await lend('2026-03-10', 'C3');
    expect(await letter()).not.toContain('/avisos/atos/');
  });
});

describe('passing one’s turn', () => {
  test('gives the copy to whoever waits next', async () => {
    const mine = await release(1);
    const next = await writeHold(server.db, { person_id: 2, title_id: titleId });
    const code = codeOf(await letter(), 'Passar a vez');
    expect(await look(code)).toMatchObject({ ato: 'passar_a_vez', titulos: ['Dom Casmurro'] });
    expect(resultsOf(await press(code))).toEqual([
      {
        titulo: 'Dom Casmurro',
        feito: true,
        mensagem: 'A vez passou a quem espera depois de você.',
      },
    ]);
    expect(await holdsOf(server.db, titleId)).toMatchObject([
      { id: mine, state: 'ended', end_reason: 'cancelled' },
      { id: next, state: 'released', copy_id: copyId },
    ]);
  });

  test('says so where the hold has changed meanwhile', { tags: 'long' }, async () => {
    const id = await release(1);
    const code = codeOf(await letter(), 'Passar a vez');
    await callAs(server, 'ana', { method: 'DELETE', path: 'reserva', payload: { reservas: [id] } });
    expect((await look(code)).situacao).toBe('sem_efeito');
    expect(resultsOf(await press(code))).toMatchObject([{ feito: false }]);
  });
});

describe('a hold that is soon of no use', () => {
  let holdId: number;
  beforeEach(async () => {
    await lend('2026-04-20');
    holdId = await writeHold(server.db, {
      person_id: 2,
      title_id: titleId,
      needed_until: '2026-03-12',
    });
  });
  const neededUntil = async () =>
    (
      await server.db
        .selectFrom('hold')
        .select('needed_until')
        .where('id', '=', holdId)
        .executeTakeFirstOrThrow()
    ).needed_until;

  test('is told of once, and prolonged to the day that is chosen', async () => {
    const text = await letter();
    expect(text).toContain('vale até 12 de mar. de 2026');
    expect(await noteEndingHolds(server, going)).toEqual({ holdsTold: 0 });
    const code = codeOf(text, 'Prolongar a reserva');
    expect((await look(code)).prolongar).toMatchObject({ atual: '2026-03-12' });
    expect(said(await press(code))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
    expect(said(await press(code, { ate: '2026-03-01' }))).toEqual([422, 'DiaForaDoPrazo']);
    expect(await neededUntil()).toBe('2026-03-12');
    expect(resultsOf(await press(code, { ate: '2026-03-30' }))).toMatchObject([{ feito: true }]);
    expect(await neededUntil()).toBe('2026-03-30');
    expect(said(await press(code, { ate: '2026-03-31' }))).toEqual([409, 'EnderecoUsado']);
  });

  test('is cancelled', async () => {
    const code = codeOf(await letter(), 'Cancelar a reserva');
    expect(resultsOf(await press(code))).toMatchObject([{ feito: true }]);
    expect(await holdsOf(server.db, titleId)).toMatchObject([{ id: holdId, state: 'ended' }]);
  });
});

describe('an address', () => {
  let code: string;
  beforeEach(async () => {
    await lend('2026-03-12');
    code = codeOf(await letter(), 'Renovar tudo');
  });

  test('runs out after a week', async () => {
    server.clock.advance({ hours: 24 * 7 });
    expect((await look(code)).situacao).toBe('vencido');
    expect(said(await press(code))).toEqual([409, 'EnderecoVencido']);
    expect(await server.db.selectFrom('renewal').selectAll().execute()).toEqual([]);
  });

  test('is nowhere in the database once it was mailed', async () => {
    const rows = await server.db.selectFrom('letter_act').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 22));
    expect(await server.db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });

  test('is good for its person and act alone: a row changed behind it opens nothing', async () => {
    await server.db.updateTable('letter_act').set({ person_id: 2 }).execute();
    expect((await call('GET', code)).statusCode).toBe(404);
    expect((await press(code)).statusCode).toBe(404);
  });

  test('is not guessed: any other is not there', async () => {
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expect((await call('GET', other)).statusCode).toBe(404);
    expect((await press(other)).statusCode).toBe(404);
    expect((await call('GET', 'x')).statusCode).toBe(404);
  });
});
