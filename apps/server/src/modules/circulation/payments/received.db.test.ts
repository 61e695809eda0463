import { randomUUID } from 'node:crypto';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { chargeFine } from '../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const base = 'atendimento/pagamentos';

interface TestPayment {
  readonly amount: number;
  readonly method?: string;
  readonly person?: number;
  readonly library?: number;
  readonly by?: Person;
}

/** The number of the receipt. */
async function pay({
  amount,
  method = 'dinheiro',
  person = 1,
  library = 1,
  by = 'davi',
}: TestPayment): Promise<string> {
  const submissao = randomUUID();
  const answer = await callAs(server, by, {
    method: 'POST',
    path: `${base}/pessoas/${person}/pagamentos`,
    payload: { cod_biblioteca: library, valor_centavos: amount, metodo: method, submissao },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return submissao;
}

async function tryToPay(amount: number): Promise<number> {
  const answer = await callAs(server, 'davi', {
    method: 'POST',
    path: `${base}/pessoas/1/pagamentos`,
    payload: {
      cod_biblioteca: 1,
      valor_centavos: amount,
      metodo: 'dinheiro',
      submissao: randomUUID(),
    },
  });
  return answer.statusCode;
}

const ask = (person: Person, path: string) =>
  callAs(server, person, { method: 'GET', path: `${base}/${path}` });
const received = async (person: Person, query = '') =>
  (await ask(person, `recebidos${query}`)).json<Success<typeof endpoints.listReceivedPayments>>();
const receipt = async (person: Person, id: string) =>
  (await ask(person, `recibos/${id}`)).json<Success<typeof endpoints.getPaymentReceipt>>();

async function reverse(debtAt: number): Promise<void> {
  const { rows } = await server.pool.query<{ id: number }>(
    `select id from debt_entry where kind = 'payment' and debt_id = ${debtAt}`,
  );
  const answer = await callAs(server, 'davi', {
    method: 'POST',
    path: `${base}/lancamentos/${rows[0]?.id}/estorno`,
    payload: { motivo: 'Engano' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('what was received', () => {
  test('is listed as it was paid, one line a payment, the newest first, and summed by way', async () => {
    await chargeFine(server, { amount: 500 });
    await chargeFine(server, { amount: 300 });
    await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
    const first = await pay({ amount: 600 });
    const second = await pay({ amount: 400, person: 2, method: 'pix' });
    const found = await received('davi');
    expect(found).toMatchObject({
      total: 2,
      contagem: [
        { situacao: 'valido', total: 2 },
        { situacao: 'estornado', total: 0 },
      ],
      por_metodo: [
        { metodo: 'dinheiro', total_centavos: 600 },
        { metodo: 'pix', total_centavos: 400 },
      ],
      recebidos: [
        { recibo: second, nome_pessoa: 'Bruno de Teste', total_centavos: 400, metodo: 'pix' },
        {
          recibo: first,
          cod_pessoa: 1,
          desc_biblioteca: 'Biblioteca Central',
          operador: 'Davi de Teste',
          total_centavos: 600,
          estornado_centavos: 0,
          situacao: 'valido',
        },
      ],
    });
    expect((await received('davi', '?texto=BRUNO')).recebidos).toHaveLength(1);
  });

  test('is that of the civil day where the libraries are', { tags: 'long' }, async () => {
    await chargeFine(server, { amount: 500 });
    await pay({ amount: 100 });
    const today = server.clock.today();
    const on = (from: string, to: string) => received('davi', `?dataIni=${from}&dataFim=${to}`);
    expect((await on(today.toString(), today.toString())).total).toBe(1);
    const tomorrow = today.add({ days: 1 }).toString();
    expect(await on(tomorrow, tomorrow)).toMatchObject({ total: 0, por_metodo: [] });
    // The last minute of the day before, and the first of today: three hours behind UTC.
    await server.db
      .insertInto('debt_entry')
      .values(
        ['T02:59:59Z', 'T03:00:00Z'].map((time) => ({
          debt_id: 1,
          kind: 'payment' as const,
          amount: 7,
          reversed_id: null,
          entered_at: new Date(`${today.toString()}${time}`),
          entered_by: null,
          method: 'pix' as const,
          submission: null,
        })),
      )
      .execute();
    expect((await on(today.toString(), today.toString())).total).toBe(2);
    const inverted = await ask('davi', `recebidos?dataIni=${tomorrow}&dataFim=${today.toString()}`);
    expect(errorBody.parse(inverted.json()).erro.codigo).toBe('DatasInvertidas');
  });

  test(
    'by a bank statement stands there on its own day, with a receipt',
    { tags: 'long' },
    async () => {
      const debt = await chargeFine(server, { amount: 500 });
      const { txid } = await server.db
        .selectFrom('debt')
        .select('txid')
        .where('id', '=', debt)
        .executeTakeFirstOrThrow();
      const day = server.clock.today().subtract({ days: 20 }).toString();
      const text = `data;valor;descricao;txid\n${day};5,00;Pix;${txid}`;
      await callAs(server, 'davi', {
        method: 'POST',
        path: `${base}/extrato`,
        payload: { nome: 'extrato.csv', conteudo: Buffer.from(text).toString('base64') },
      });
      const today = server.clock.today().toString();
      expect((await received('davi', `?dataIni=${today}&dataFim=${today}`)).recebidos).toEqual([]);
      const [found] = (await received('davi', `?dataIni=${day}&dataFim=${day}`)).recebidos;
      expect(found).toMatchObject({ operador: null, metodo: 'pix', total_centavos: 500 });
      expect(found?.em).toBe(`${day}T15:00:00.000Z`);
      const given = await receipt('davi', found?.recibo ?? '');
      expect(given).toMatchObject({ em: found?.em, operador: '', total_centavos: 500 });
      expect(given.itens[0]?.data_pagamento).toBe(found?.em);
    },
  );

  test('has a number in its year that goes on without gaps, and is found by it', async () => {
    for (let at = 0; at < 4; at++) await chargeFine(server, { amount: 500 });
    const { year } = server.clock.today();
    const many = await Promise.all([100, 100, 2001, 100].map((amount) => tryToPay(amount)));
    expect(many.filter((status) => status === 200)).toHaveLength(3);
    expect(many).toContain(422);
    // One that is taken of two debts is one.
    await pay({ amount: 600 });
    const numbers = (await received('davi')).recebidos.map(({ numero }) => numero);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4].map((number) => `${number}/${year}`));
    expect((await received('davi', `?texto=4/${year}`)).recebidos).toMatchObject([
      { total_centavos: 600 },
    ]);
    server.clock.advance({ hours: 24 * 366 });
    await pay({ amount: 50 });
    const [last] = (await received('davi')).recebidos;
    expect(last?.numero).toBe(`1/${server.clock.today().year}`);
  });

  test(
    'of a day stays as it was; what is taken back counts on the day of that',
    { tags: 'long' },
    async () => {
      const debt = await chargeFine(server, { amount: 500 });
      await chargeFine(server, { amount: 300 });
      await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
      await pay({ amount: 600 });
      await pay({ amount: 900, person: 2 });
      const day = server.clock.today();
      const on = async (at: typeof day, state = '') => {
        const days = `?dataIni=${at.toString()}&dataFim=${at.toString()}${state}`;
        return (await received('davi', days)).por_metodo;
      };
      const first = [
        {
          metodo: 'dinheiro',
          recebido_centavos: 1500,
          estornado_centavos: 0,
          total_centavos: 1500,
        },
      ];
      expect(await on(day)).toEqual(first);
      server.clock.advance({ hours: 24 });
      await reverse(debt);
      const next = day.add({ days: 1 });
      expect(await on(day)).toEqual(first);
      const back = { metodo: 'dinheiro', recebido_centavos: 0, estornado_centavos: 500 };
      expect(await on(next)).toEqual([{ ...back, total_centavos: -500 }]);
      expect(await on(next, '&situacao=valido')).toEqual([]);
      expect(await on(next, '&texto=bruno')).toEqual([]);
      expect(await on(day, '&situacao=valido')).toMatchObject([{ recebido_centavos: 900 }]);
      expect(await on(day, '&situacao=estornado')).toMatchObject([{ recebido_centavos: 600 }]);
      expect((await received('fabio')).por_metodo).toEqual([]);
      const all = { recebido_centavos: 1500, estornado_centavos: 500, total_centavos: 1000 };
      expect((await received('davi')).por_metodo).toMatchObject([all]);
    },
  );

  test('of a way whose sum is nothing stands there all the same', { tags: 'long' }, async () => {
    const debt = await chargeFine(server, { amount: 500 });
    await pay({ amount: 500 });
    await reverse(debt);
    expect((await received('davi')).por_metodo).toEqual([
      { metodo: 'dinheiro', recebido_centavos: 500, estornado_centavos: 500, total_centavos: 0 },
    ]);
  });

  test('counts what was taken back as nothing, and can be looked for', async () => {
    const debt = await chargeFine(server, { amount: 500 });
    await chargeFine(server, { amount: 300 });
    const id = await pay({ amount: 600 });
    await reverse(debt);
    expect(await received('davi', '?situacao=estornado')).toMatchObject({
      total: 1,
      por_metodo: [{ recebido_centavos: 600, estornado_centavos: 500, total_centavos: 100 }],
      recebidos: [{ recibo: id, estornado_centavos: 500, situacao: 'estornado' }],
    });
    expect(await received('davi', '?situacao=valido')).toMatchObject({ total: 0, recebidos: [] });
  });

  test('is that of the own unit; administrators see and narrow those of all', async () => {
    await chargeFine(server, { libraryId: 3, amount: 900 });
    await chargeFine(server, { amount: 500 });
    const theirs = await pay({ amount: 900, library: 3, by: 'fabio' });
    await pay({ amount: 500 });
    expect((await received('davi')).recebidos.map((one) => one.total_centavos)).toEqual([500]);
    expect((await received('fabio')).recebidos.map((one) => one.recibo)).toEqual([theirs]);
    expect((await received('elisa')).total).toBe(2);
    expect((await received('elisa', '?biblioteca=3')).total).toBe(1);
    expect((await ask('davi', `recibos/${theirs}`)).statusCode).toBe(404);
    expect((await receipt('elisa', theirs)).total_centavos).toBe(900);
    expect((await ask('ana', 'recebidos')).statusCode).toBe(403);
  });
});

test(
  'a receipt is the same whenever it is printed, and says what was taken back',
  { tags: 'long' },
  async () => {
    const first = await chargeFine(server, { amount: 500 });
    const second = await chargeFine(server, { amount: 300 });
    const id = await pay({ amount: 600 });
    const given = await receipt('davi', id);
    expect(given).toMatchObject({
      recibo: id,
      total_centavos: 600,
      saldo_centavos: 200,
      estornado_centavos: 0,
      itens: [
        { codigo: first, quitado_centavos: 500, saldo_centavos: 0 },
        { codigo: second, quitado_centavos: 100, saldo_centavos: 200 },
      ],
    });
    await pay({ amount: 200 });
    const later = await receipt('davi', id);
    const told = ({ saldo_centavos, itens }: typeof given) => [
      saldo_centavos,
      itens.map((item) => [item.quitado_centavos, item.saldo_centavos]),
    ];
    expect(told(later)).toEqual(told(given));
    await reverse(first);
    expect(await receipt('davi', id)).toMatchObject({
      total_centavos: 600,
      estornado_centavos: 500,
    });
    expect((await ask('davi', `recibos/${randomUUID()}`)).statusCode).toBe(404);
    const account = await callAs(server, 'davi', { method: 'GET', path: `${base}/pessoas/1` });
    const { debitos } = account.json<Success<typeof endpoints.getPatronAccount>>();
    expect(
      debitos.flatMap(({ lancamentos }) => lancamentos.map((entry) => entry.recibo)),
    ).toContain(id);
  },
);
