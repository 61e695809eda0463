import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { aLateLoan, chargeFine } from '../../../../test/debts.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { readCodes } from '../../../../test/read-codes.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { imposeSuspension } from '../suspensions/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
});
afterEach(() => server.close());

const get = (person: Person | null, path: string, language = '1') =>
  callAs(server, person, { method: 'GET', path, language });
const slip = (person: Person, payload: object, language = '1') =>
  callAs(server, person, { method: 'POST', path: 'unidade-informacao/gru', payload, language });
const said = (answer: LightMyRequestResponse) => {
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, valores];
};
const usePix = () =>
  server.db
    .updateTable('circulation_setting')
    .set({ pix_key: 'gru@example.org', pix_city: 'Natal' })
    .execute();
const debtsOf = async (person: Person) =>
  (await get(person, 'emprestimo/debitos-pendentes')).json<Success<typeof endpoints.listDebts>>();

describe('debts', () => {
  test('are told with what they are about, the oldest first, whichever login asks', async () => {
    const loanId = await aLateLoan(server);
    await chargeFine(server, { loanId, kind: 'fine', description: '', amount: 1000 });
    server.clock.advance({ hours: 24 });
    await chargeFine(server, { libraryId: 3 });
    await chargeFine(server, { personId: 2, loginId: 2, amount: 99 });
    const found = await debtsOf('ana.saude');
    expect(found).toMatchObject({ total_centavos: 1500, limite_centavos: 1000, aceita_pix: false });
    expect(found.debitos).toMatchObject([
      {
        tipo_servico: 'multa',
        motivo: '',
        item: { titulo: 'Dom Casmurro', rota: '/acervo/1', codigo_barras: 'B-1' },
        previsao_devolucao: '2026-02-08',
        valor_centavos: 1000,
        desconto_centavos: 0,
        pago_centavos: 0,
        data_pagamento: null,
        saldo_centavos: 1000,
      },
      {
        tipo_servico: 'servico',
        motivo: 'Cópias',
        item: null,
        desc_biblioteca: 'Biblioteca da Saúde',
      },
    ]);
    expect((await debtsOf('clara')).debitos).toEqual([]);
  });

  test('that are paid are pending no more; what was taken back counts as not paid', async () => {
    const id = await chargeFine(server);
    const entry = { debt_id: id, entered_by: 4, entered_at: new Date() };
    const paid = await server.db
      .insertInto('debt_entry')
      .values({
        ...entry,
        kind: 'payment',
        amount: 500,
        method: 'cash',
        submission: null,
        reversed_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await debtsOf('ana')).toMatchObject({ total_centavos: 0, debitos: [] });
    await server.db
      .insertInto('debt_entry')
      .values({
        ...entry,
        kind: 'reversal',
        amount: 500,
        method: null,
        submission: null,
        reversed_id: paid.id,
        reason: 'Engano',
      })
      .execute();
    expect((await debtsOf('ana')).debitos).toMatchObject([
      { pago_centavos: 0, data_pagamento: null, saldo_centavos: 500 },
    ]);
  });

  test('have a Pix code once the institution has a key; another’s is not there', async () => {
    const id = await chargeFine(server, { amount: 1234 });
    const path = `emprestimo/debitos-pendentes/${id}/pix`;
    expect(said(await get('ana', path))).toEqual([404, 'NaoEncontrado', undefined]);
    await usePix();
    const answer = await get('ana', path);
    const pix = answer.json<Success<typeof endpoints.getPixCode>>();
    expect(pix.copia_e_cola).toContain('0115gru@example.org');
    expect(pix.copia_e_cola).toContain('540512.34');
    expect(pix.copia_e_cola).toContain(`0520${pix.txid}`);
    expect(pix.copia_e_cola).toContain('6005Natal');
    expect(pix.qr.desenho).toMatch(/^M\d/);
    expect(said(await get('bruno', path))[0]).toBe(404);
    expect((await debtsOf('ana')).aceita_pix).toBe(true);
  });
});

describe('one Pix code over several debts', () => {
  const order = (person: Person, payload: object) =>
    callAs(server, person, { method: 'POST', path: 'emprestimo/debitos-pendentes/pix', payload });
  const code = async (valor: number, debitos: readonly number[]) => {
    const answer = await order('ana', { valor, debitos });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Success<typeof endpoints.issuePixCode>>();
  };

  test('is over their total, to whichever libraries, and the same while they are', async () => {
    await usePix();
    const ids = [await chargeFine(server), await chargeFine(server, { libraryId: 3, amount: 734 })];
    const first = await code(1234, ids);
    expect(first.copia_e_cola).toContain('540512.34');
    expect(first.copia_e_cola).toContain(`0520${first.txid}`);
    expect((await code(1234, ids.toReversed())).txid).toBe(first.txid);
    expect((await code(500, ids.slice(0, 1))).txid).not.toBe(first.txid);
    const debts = await server.db.selectFrom('debt').select('txid').execute();
    expect(debts.map(({ txid }) => txid)).not.toContain(first.txid);
  });

  test('asked for by many at once is one order', { tags: 'long' }, async () => {
    await usePix();
    const ids = [await chargeFine(server), await chargeFine(server)];
    const all = await Promise.all(Array.from({ length: 8 }, () => code(1000, ids)));
    expect(new Set(all.map(({ txid }) => txid)).size).toBe(1);
  });

  test('is refused at another price, over another’s debts, and without a key that is one', async () => {
    const id = await chargeFine(server);
    const others = await chargeFine(server, { personId: 2, loginId: 2 });
    expect(said(await order('ana', { valor: 500, debitos: [id] }))[0]).toBe(404);
    await server.db.updateTable('circulation_setting').set({ pix_key: 'any text' }).execute();
    expect(said(await order('ana', { valor: 500, debitos: [id] }))[0]).toBe(404);
    expect((await debtsOf('ana')).aceita_pix).toBe(false);
    await usePix();
    expect(said(await order('ana', { valor: 499, debitos: [id] }))).toEqual([
      422,
      'ValorNaoConfere',
      { valor_centavos: 500 },
    ]);
    expect(said(await order('ana', { valor: 1000, debitos: [id, others] }))[0]).toBe(404);
    expect(said(await order('ana', { valor: 500, debitos: [others] }))[0]).toBe(404);
    const orders = await server.db.selectFrom('payment_order').selectAll().execute();
    expect(orders).toEqual([]);
  });
});

describe('a payment slip', () => {
  test(
    'is due, and has a bar code and a Pix code that are read from its picture',
    { tags: 'long' },
    async () => {
      await usePix();
      await server.db
        .updateTable('circulation_setting')
        .set({
          slip_prefix: '858',
          slip_issuer: '0328',
          slip_days: 7,
          payee_number: '11222333000181',
        })
        .execute();
      await chargeFine(server);
      await chargeFine(server, { amount: 734 });
      const answer = await slip('ana', { valor: 1234, codBiblioteca: 1 });
      expect(answer.statusCode, answer.body).toBe(200);
      const made = answer.json<Success<typeof endpoints.issueSlip>>();
      expect(made.vence_em).toBe(server.clock.today().add({ days: 7 }).toString());
      const codes = await readCodes(Buffer.from(made.arquivo.conteudo, 'base64'));
      const bars = codes.find(({ format }) => format === 'ITF')?.text ?? '';
      expect(made.linha_digitavel?.replaceAll(/-\d|\s/g, '')).toBe(bars);
      const due = made.vence_em.replaceAll('-', '');
      expect(bars.slice(4)).toBe(`000000012340328${due}${String(made.numero).padStart(17, '0')}`);
      const pix = codes.find(({ format }) => format === 'QRCode')?.text ?? '';
      const [order] = await server.db.selectFrom('payment_order').select('txid').execute();
      expect(pix).toContain('540512.34');
      expect(pix).toContain(order?.txid);
    },
  );

  test('is over the debts of one library, at the price of the ledger', async () => {
    const loanId = await aLateLoan(server);
    await chargeFine(server, { loanId, kind: 'fine', description: '', amount: 123_456 });
    const second = await chargeFine(server, { amount: 50 });
    await chargeFine(server, { libraryId: 3, amount: 1 });
    const answer = await slip('ana', { valor: 123_506, codBiblioteca: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { arquivo } = answer.json<Success<typeof endpoints.issueSlip>>();
    const text = textOfPdf(Buffer.from(arquivo.conteudo, 'base64'));
    const rows = await server.db.selectFrom('debt').select('txid').orderBy('id').execute();
    expect(text).toContain('Guia de recolhimento (GRU)');
    expect(text).toContain('Universidade de Teste · Biblioteca Central');
    expect(text).toContain('Contribuinte: Ana de Teste');
    expect(text).toContain('Multa por atraso · Dom Casmurro');
    expect(text).toMatch(/Total: R\$\s1\.235,06/);
    expect(rows.map(({ txid }) => text.includes(txid))).toEqual([true, true, false]);
    const chosen = await slip('ana', { valor: 50, codBiblioteca: 1, debitos: [second] }, '5');
    const other = chosen.json<Success<typeof endpoints.issueSlip>>();
    expect(textOfPdf(Buffer.from(other.arquivo.conteudo, 'base64'))).toContain('Total: R$0.50');
  });

  test('has its total in Spanish as in Portuguese', { tags: 'long' }, async () => {
    await chargeFine(server, { amount: 123_506 });
    const answer = await slip('ana', { valor: 123_506, codBiblioteca: 1 }, '3');
    const { arquivo } = answer.json<Success<typeof endpoints.issueSlip>>();
    expect(textOfPdf(Buffer.from(arquivo.conteudo, 'base64'))).toMatch(/Total: R\$\s1\.235,06/);
  });

  test('is refused at another price, with the right one, and over what is not owed', async () => {
    const id = await chargeFine(server);
    const others = await chargeFine(server, { personId: 2, loginId: 2 });
    const cheap = await slip('ana', { valor: 1, codBiblioteca: 1 });
    expect(said(cheap)).toEqual([422, 'ValorNaoConfere', { valor_centavos: 500 }]);
    expect(errorBody.parse(cheap.json()).erro.mensagem).toMatch(/R\$\s5,00/);
    expect(said(await slip('ana', { valor: 500, codBiblioteca: 3 }))[0]).toBe(404);
    const foreign = { valor: 1000, codBiblioteca: 1, debitos: [id, others] };
    expect(said(await slip('ana', foreign))[0]).toBe(404);
  });
});

test('suspensions are told with the item and the last blocked day; the latest end counts', async () => {
  const today = server.clock.today();
  const loanId = await aLateLoan(server);
  const order = {
    personId: 1,
    loginId: 1,
    libraryId: 1,
    reason: '',
    at: server.clock.now(),
    imposedBy: null,
  };
  const impose = (more: object) =>
    imposeSuspension(server.db, { ...order, loanId: null, from: today, until: today, ...more });
  await impose({ loanId, until: today.add({ days: 4 }) });
  await impose({ until: today.add({ days: 2 }), reason: 'Barulho' });
  await impose({ from: today.subtract({ days: 9 }), until: today.subtract({ days: 1 }) });
  await impose({ personId: 2, loginId: 2, until: today.add({ days: 90 }) });
  const found = (await get('ana', 'pessoas/afastamentos')).json<
    Success<typeof endpoints.listSuspensions>
  >();
  expect(found.afastado_ate).toBe(today.add({ days: 4 }).toString());
  expect(found.afastamentos.map(({ situacao, motivo }) => [situacao, motivo])).toEqual([
    ['vigente', ''],
    ['vigente', 'Barulho'],
    ['cumprido', ''],
  ]);
  expect(found.afastamentos[0]?.item?.titulo).toBe('Dom Casmurro');
});
