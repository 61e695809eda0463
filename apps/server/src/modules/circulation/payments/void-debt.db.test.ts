import { randomUUID } from 'node:crypto';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { aLateLoan, chargeFine } from '../../../../test/debts.ts';
import { as } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Dom Casmurro' })] });
});
afterEach(() => server.close());

const davi = 4;
const base = 'atendimento/pagamentos';
const post = (person: Person, path: string, payload: object) =>
  callAs(server, person, { method: 'POST', path: `${base}/${path}`, payload });
const voidIt = (id: number, person: Person = 'davi', motivo = ' Pessoa errada ') =>
  post(person, `debitos/${id}/anulacao`, { motivo });
const discount = (id: number, valor_centavos: number) =>
  post('davi', `debitos/${id}/desconto`, {
    valor_centavos,
    motivo: 'Acordo',
    submissao: randomUUID(),
  });
const pay = (valor_centavos: number) =>
  post('davi', 'pessoas/1/pagamentos', {
    cod_biblioteca: 1,
    valor_centavos,
    metodo: 'dinheiro',
    submissao: randomUUID(),
  });
const reverse = (entry: number) => post('davi', `lancamentos/${entry}/estorno`, { motivo: 'Erro' });
const get = (person: Person, path: string) => callAs(server, person, { method: 'GET', path });
const account = async (person: Person = 'davi') =>
  (await get(person, `${base}/pessoas/1`)).json<Success<typeof endpoints.getPatronAccount>>();
const ownDebts = async () =>
  (await get('ana', 'emprestimo/debitos-pendentes')).json<Success<typeof endpoints.listDebts>>();
const said = (answer: LightMyRequestResponse) => {
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, ...(valores ? [valores] : [])];
};
const byHand = (more: Parameters<typeof chargeFine>[1] = {}) =>
  chargeFine(server, { chargedBy: davi, ...more });
const entries = () =>
  server.db
    .selectFrom('debt_entry')
    .select(['id', 'kind', 'amount', 'reason', 'entered_by', 'reversed_id'])
    .orderBy('id')
    .execute();

describe('a charge that was a mistake', () => {
  test('is voided by its library with a reason: staff see by whom, the reader that it is not owed', async () => {
    const id = await byHand();
    await byHand({ amount: 300 });
    expect((await account()).debitos[0]).toMatchObject({ codigo: id, anulacao: 'permitida' });
    const answer = await voidIt(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const found = answer.json<Success<typeof endpoints.voidDebt>>();
    expect(found.total_centavos).toBe(300);
    expect(found.debitos.find(({ codigo }) => codigo === id)).toMatchObject({
      valor_centavos: 500,
      desconto_centavos: 0,
      pago_centavos: 0,
      saldo_centavos: 0,
      anulado_em: server.clock.now().toString({ smallestUnit: 'millisecond' }),
      anulacao: null,
      lancamentos: [
        {
          tipo: 'anulacao',
          valor_centavos: 500,
          motivo: 'Pessoa errada',
          operador: 'Davi de Teste',
          estornavel: false,
        },
      ],
    });
    expect(await ownDebts()).toMatchObject({
      total_centavos: 300,
      debitos: [{ valor_centavos: 300, anulado_em: null }],
      anulados: [{ codigo: id, valor_centavos: 500, saldo_centavos: 0 }],
    });
  });

  test(
    'is no discount: what was let off of it is taken back, in the one act',
    { tags: 'long' },
    async () => {
      const id = await byHand();
      await discount(id, 500);
      expect((await account()).debitos[0]).toMatchObject({
        saldo_centavos: 0,
        anulacao: 'permitida',
      });
      expect((await voidIt(id)).statusCode).toBe(200);
      const [given] = await entries();
      expect(await entries()).toMatchObject([
        { kind: 'discount', amount: 500 },
        { kind: 'reversal', amount: 500, reversed_id: given?.id, reason: 'Pessoa errada' },
        { kind: 'void', amount: 500, reason: 'Pessoa errada', entered_by: davi },
      ]);
      expect((await account()).debitos[0]).toMatchObject({
        desconto_centavos: 0,
        saldo_centavos: 0,
      });
    },
  );

  test('blocks nobody, nor a declaration', { tags: 'long' }, async () => {
    const id = await byHand({ amount: 5000 });
    const against = () => get('ana', 'unidade-informacao/nada-consta/verifica');
    expect((await against()).json()).toMatchObject({ pendencias: [{ motivo: 'debitos' }] });
    await voidIt(id);
    expect((await against()).json()).toMatchObject({ pendencias: [] });
  });

  test('takes no Pix, slip, payment or discount any more', { tags: 'long' }, async () => {
    await server.db
      .updateTable('circulation_setting')
      .set({ pix_key: 'gru@example.org', pix_city: 'Natal' })
      .execute();
    const id = await byHand();
    const other = await byHand({ amount: 300 });
    const pix = () =>
      callAs(server, 'ana', {
        method: 'POST',
        path: 'emprestimo/debitos-pendentes/pix',
        payload: { valor: 800, debitos: [id, other] },
      });
    expect((await pix()).statusCode).toBe(200);
    await voidIt(id);
    expect((await pix()).statusCode).toBe(404);
    expect((await get('ana', `emprestimo/debitos-pendentes/${id}/pix`)).statusCode).toBe(404);
    const slip = await callAs(server, 'ana', {
      method: 'POST',
      path: 'unidade-informacao/gru',
      payload: { valor: 500, codBiblioteca: 1, debitos: [id] },
    });
    expect(slip.statusCode).toBe(404);
    expect(said(await discount(id, 1))[1]).toBe('ValorAcimaDoDevido');
    expect(said(await pay(301))).toEqual([422, 'ValorAcimaDoDevido', { valor_centavos: 300 }]);
  });

  test('of a loan is not told as its cost', { tags: 'long' }, async () => {
    const loanId = await aLateLoan(server);
    const charge = { loanId, kind: 'loss', description: '', amount: 4000 } as const;
    const id = await byHand(charge);
    const history = async (query = '') =>
      (await get('ana', `emprestimo/historico${query}`)).json<
        Success<typeof endpoints.listLoanHistory>
      >();
    expect(JSON.stringify(await history())).toContain('4000');
    expect(await history('?multa=true')).toMatchObject({ total: 1 });
    await voidIt(id);
    expect(JSON.stringify(await history())).not.toContain('4000');
    expect(await history('?multa=true')).toMatchObject({ total: 0 });
  });

  test('stands in what the reader is given of their data', { tags: 'long' }, async () => {
    await voidIt(await byHand());
    const answer = await server.app.inject({
      url: '/api/pessoas/meu-pergamum/privacidade/dados?formato=json',
      headers: { ...(await as(server, 'ana')), 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { arquivo } = answer.json<Success<typeof endpoints.exportOwnData>>();
    const told = Buffer.from(arquivo.conteudo, 'base64').toString();
    expect(told).toContain('Pessoa errada');
    expect(told).toContain('void');
  });
});

describe('it is refused', () => {
  test('without a reason, without the right, and to another library, whose debt is not there', async () => {
    const id = await byHand();
    expect(said(await voidIt(id, 'davi', ' '))[1]).toBe('CampoObrigatorioNaoPreenchido');
    expect(said(await voidIt(id, 'ana'))).toEqual([403, 'SemPermissao']);
    expect(said(await voidIt(id, 'fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(said(await voidIt(id + 1))).toEqual([404, 'NaoEncontrado']);
    expect(await entries()).toEqual([]);
    expect((await voidIt(id, 'elisa')).statusCode).toBe(200);
  });

  test('of what the rules charged', async () => {
    const id = await chargeFine(server);
    expect((await account()).debitos[0]).toMatchObject({ anulacao: null });
    expect(said(await voidIt(id))).toEqual([422, 'CobrancaDasRegras']);
  });

  test('while anything is paid of it: then the payment is taken back first', async () => {
    const id = await byHand();
    await pay(200);
    expect((await account()).debitos[0]).toMatchObject({ anulacao: 'paga' });
    expect(said(await voidIt(id))).toEqual([422, 'CobrancaComPagamento', { valor_centavos: 200 }]);
    const [payment] = await entries();
    expect((await reverse(payment?.id ?? 0)).statusCode).toBe(200);
    expect((await voidIt(id)).statusCode).toBe(200);
    expect((await account()).total_centavos).toBe(0);
  });

  test('twice, also at once; and it is not taken back', { tags: 'long' }, async () => {
    const id = await byHand();
    const both = await Promise.all([1, 2, 3].map(() => voidIt(id)));
    const codes = both.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(said(await voidIt(id))).toEqual([409, 'SituacaoMudou']);
    const [made] = await entries();
    expect(said(await reverse(made?.id ?? 0))).toEqual([404, 'NaoEncontrado']);
    expect(await entries()).toHaveLength(1);
  });

  test('above what a role may take back, but not to administrators', async () => {
    const id = await byHand();
    await server.db.updateTable('staff_limit').set({ reversal_limit: 499 }).execute();
    expect((await account()).debitos[0]).toMatchObject({ anulacao: 'acima-do-limite' });
    expect(said(await voidIt(id))).toEqual([
      422,
      'AcimaDoSeuLimite',
      { valor_centavos: 500, limite_centavos: 499 },
    ]);
    expect((await voidIt(id, 'elisa')).statusCode).toBe(200);
  });

  test(
    'where something was let off through a link that has ended since',
    { tags: 'long' },
    async () => {
      const id = await byHand();
      const open = await byHand({ amount: 300 });
      await discount(id, 500);
      await server.db
        .updateTable('login')
        .set({ ended_at: new Date() })
        .where('id', '=', 1)
        .execute();
      expect(said(await voidIt(id))).toEqual([422, 'VinculoEncerrado']);
      expect((await voidIt(open)).statusCode).toBe(200);
    },
  );
});

test('a payment and a voiding sent at once are one or the other', { tags: 'long' }, async () => {
  const id = await byHand();
  const answers = await Promise.all([voidIt(id), pay(500), voidIt(id), pay(500)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await entries()).toHaveLength(1);
});

test(
  'the ledger itself refuses to void a part, what the rules charged, or what is let off in part',
  { tags: 'long' },
  async () => {
    const write = (debt_id: number, amount: number) =>
      server.db
        .insertInto('debt_entry')
        .values({
          debt_id,
          kind: 'void',
          amount,
          entered_at: new Date(),
          reason: 'x',
          entered_by: davi,
        })
        .execute();
    await expect(write(await byHand(), 499)).rejects.toThrow('can be voided');
    await expect(write(await chargeFine(server), 500)).rejects.toThrow('can be voided');
    const id = await byHand();
    await discount(id, 1);
    await expect(write(id, 500)).rejects.toThrow('more than debt');
  },
);
