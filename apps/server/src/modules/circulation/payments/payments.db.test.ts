import { randomUUID } from 'node:crypto';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { chargeFine } from '../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { imposeSuspension } from '../suspensions/index.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const base = 'atendimento/pagamentos';
const post = (person: Person | null, path: string, payload: object) =>
  callAs(server, person, { method: 'POST', path: `${base}/${path}`, payload });
const account = async (person: Person, id = 1) =>
  (await callAs(server, person, { method: 'GET', path: `${base}/pessoas/${id}` })).json<
    Success<typeof endpoints.getPatronAccount>
  >();
const pay = (valor_centavos: number, more: object = {}, person: Person = 'davi') =>
  post(person, 'pessoas/1/pagamentos', {
    cod_biblioteca: 1,
    valor_centavos,
    metodo: 'dinheiro',
    submissao: randomUUID(),
    ...more,
  });
const said = (answer: LightMyRequestResponse) => {
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, ...(valores ? [valores] : [])];
};
/** Balances below nothing, and entries that add up to more than their debt. */
const violations = async () =>
  (await sql`select * from debt_balance where balance < 0`.execute(server.db)).rows;
const entries = () => server.db.selectFrom('debt_entry').selectAll().orderBy('id').execute();

describe('a payment', () => {
  test('in part goes to the oldest first, of one library, and gives a receipt', async () => {
    const [first, second] = [await chargeFine(server), await chargeFine(server, { amount: 300 })];
    await chargeFine(server, { libraryId: 3, amount: 999 });
    const answer = await pay(600);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      nome_pessoa: 'Ana de Teste',
      desc_biblioteca: 'Biblioteca Central',
      operador: 'Davi de Teste',
      metodo: 'dinheiro',
      total_centavos: 600,
      saldo_centavos: 200,
      itens: [
        { codigo: first, quitado_centavos: 500, saldo_centavos: 0 },
        { codigo: second, quitado_centavos: 100, saldo_centavos: 200 },
      ],
    });
    const seen = await account('davi');
    expect(seen).toMatchObject({ total_centavos: 200 });
    expect(seen.debitos.map(({ codigo }) => codigo)).toEqual([second, first]);
    expect(seen.bibliotecas).toMatchObject([{ cod_biblioteca: 1, saldo_centavos: 200 }]);
    expect((await account('elisa')).total_centavos).toBe(1199);
  });

  test('sent twice is one: the same receipt; for another amount it is refused', async () => {
    await chargeFine(server, { amount: 1000 });
    const submissao = randomUUID();
    const answers = await Promise.all(Array.from({ length: 16 }, () => pay(400, { submissao })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await entries()).toHaveLength(1);
    expect(said(await pay(500, { submissao }))).toEqual([409, 'SituacaoMudou']);
    expect(said(await pay(400, { submissao, metodo: 'pix' }))[0]).toBe(409);
  });

  test('over what is owed is refused, with what is', async () => {
    await chargeFine(server);
    expect(said(await pay(501))).toEqual([422, 'ValorAcimaDoDevido', { valor_centavos: 500 }]);
    await pay(500);
    expect(said(await pay(1))).toEqual([422, 'ValorAcimaDoDevido', { valor_centavos: 0 }]);
  });

  test('is taken by staff of the library alone, from persons it knows', async () => {
    await chargeFine(server, { personId: 2, loginId: 2 });
    const of = { cod_biblioteca: 1 };
    expect(said(await pay(1, of, 'fabio'))).toEqual([422, 'PagamentoDeOutraUnidade']);
    expect(said(await pay(1, { cod_biblioteca: 99 }, 'fabio'))[0]).toBe(404);
    const path = 'pessoas/2/pagamentos';
    const payload = { ...of, valor_centavos: 1, metodo: 'pix', submissao: randomUUID() };
    expect(said(await post('fabio', path, payload))[0]).toBe(404);
    expect(said(await post('ana', path, payload))).toEqual([403, 'SemPermissao']);
    expect((await post('elisa', path, payload)).statusCode).toBe(200);
  });
});

describe('money that is owed to another unit', () => {
  const allow = () =>
    server.db.updateTable('circulation_setting').set({ takes_for_others: true }).execute();
  const received = async (person: Person) =>
    (await callAs(server, person, { method: 'GET', path: `${base}/recebidos` })).json<
      Success<typeof endpoints.listReceivedPayments>
    >();

  test(
    'is taken where the institution lets it be, and belongs to who took it',
    { tags: 'long' },
    async () => {
      await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
      const path = 'pessoas/2/pagamentos';
      const payment = { cod_biblioteca: 1, valor_centavos: 400, metodo: 'dinheiro' };
      const send = () => post('fabio', path, { ...payment, submissao: randomUUID() });
      expect(said(await send())).toEqual([404, 'NaoEncontrado']);
      await allow();
      expect(await account('fabio', 2)).toMatchObject({
        total_centavos: 0,
        recebe_de_outras_unidades: true,
        outras_bibliotecas: [{ desc_biblioteca: 'Biblioteca Central', saldo_centavos: 900 }],
        debitos: [],
      });
      const taken = await send();
      expect(taken.statusCode, taken.body).toBe(200);
      expect(taken.json()).toMatchObject({
        desc_biblioteca: 'Biblioteca da Saúde',
        desc_biblioteca_credora: 'Biblioteca Central',
        total_centavos: 400,
        saldo_centavos: 500,
      });
      expect((await received('fabio')).recebidos).toMatchObject([
        { total_centavos: 400, desc_biblioteca_credora: 'Biblioteca Central' },
      ]);
      expect((await received('davi')).recebidos).toEqual([]);
      expect((await account('davi', 2)).total_centavos).toBe(500);
      expect(
        said(
          await post('fabio', path, { ...payment, valor_centavos: 501, submissao: randomUUID() }),
        ),
      ).toEqual([422, 'ValorAcimaDoDevido', { valor_centavos: 500 }]);
    },
  );

  test(
    'is taken back by who has it, and by nobody else, whatever is let since',
    { tags: 'long' },
    async () => {
      await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
      await allow();
      await post('fabio', 'pessoas/2/pagamentos', {
        cod_biblioteca: 1,
        valor_centavos: 400,
        metodo: 'dinheiro',
        submissao: randomUUID(),
      });
      await server.db.updateTable('circulation_setting').set({ takes_for_others: false }).execute();
      const [entry] = await entries();
      const reverse = `lancamentos/${entry?.id}/estorno`;
      expect((await account('davi', 2)).debitos[0]?.lancamentos).toMatchObject([
        { estornavel: false },
      ]);
      expect(said(await post('davi', reverse, { motivo: 'Engano' }))[0]).toBe(404);
      expect((await account('fabio', 2)).debitos).toMatchObject([
        { proprio: false, lancamentos: [{ estornavel: true }] },
      ]);
      const done = await post('fabio', reverse, { motivo: 'Engano' });
      expect(done.statusCode, done.body).toBe(200);
      expect((await account('davi', 2)).total_centavos).toBe(900);
      const discount = await post('fabio', `debitos/${entry?.debt_id}/desconto`, {
        valor_centavos: 1,
        motivo: 'x',
        submissao: randomUUID(),
      });
      expect(said(discount)[0]).toBe(404);
    },
  );

  test('where it is not let, nothing is told of it', async () => {
    await chargeFine(server);
    expect(await account('fabio', 1)).toMatchObject({
      recebe_de_outras_unidades: false,
      outras_bibliotecas: [],
      debitos: [],
    });
  });
});

test('more owed than four bytes hold is told, and stops a loan as any debt does', async () => {
  for (let i = 0; i < 22; i++) await chargeFine(server, { amount: 100_000_000 });
  const total = 2_200_000_000;
  const own = await callAs(server, 'ana', { method: 'GET', path: 'emprestimo/debitos-pendentes' });
  expect(own.json()).toMatchObject({ total_centavos: total });
  const paths = ['pessoas/1', 'pessoas?texto=ana'].map((path) => `atendimento/pagamentos/${path}`);
  for (const path of paths) {
    const answer = await callAs(server, 'davi', { method: 'GET', path });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain(`:${total}`);
  }
  const against = await callAs(server, 'ana', {
    method: 'GET',
    path: 'unidade-informacao/nada-consta/verifica',
  });
  expect(against.json()).toMatchObject({
    pendencias: [{ motivo: 'debitos', liberacao: { valor_centavos: total } }],
  });
});

test('64 payments and discounts at once never pass the debts', async () => {
  const ids: number[] = [];
  for (const amount of [700, 500, 300]) ids.push(await chargeFine(server, { amount }));
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      n % 2 === 0
        ? pay(90)
        : post('davi', `debitos/${ids[n % 3]}/desconto`, {
            valor_centavos: 70,
            motivo: 'Acordo',
            submissao: randomUUID(),
          }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  expect(await violations()).toEqual([]);
  const taken = (await entries()).reduce((sum, { amount }) => sum + amount, 0);
  const done = (n: number) =>
    answers.filter((one, at) => at % 2 === n && one.statusCode === 200).length;
  expect(taken).toBe(90 * done(0) + 70 * done(1));
  expect((await account('davi')).total_centavos).toBe(1500 - taken);
});

test('the ledger itself refuses more than is owed, and any change', async () => {
  const id = await chargeFine(server);
  const discount = {
    debt_id: id,
    kind: 'discount',
    reason: 'x',
    method: null,
    submission: null,
  } as const;
  const more = {
    ...discount,
    amount: 501,
    reversed_id: null,
    entered_at: new Date(),
    entered_by: 4,
  };
  await expect(server.db.insertInto('debt_entry').values(more).execute()).rejects.toThrow(
    'more than debt',
  );
  await server.db
    .insertInto('debt_entry')
    .values({ ...more, amount: 1 })
    .execute();
  const changed = server.db.updateTable('debt_entry').set({ amount: 2 });
  await expect(changed.execute()).rejects.toThrow('only added to');
  await expect(server.db.deleteFrom('debt_entry').execute()).rejects.toThrow('only added to');
});

describe('staff', () => {
  test('give a discount with a reason, and take an entry back once', async () => {
    const id = await chargeFine(server);
    const path = `debitos/${id}/desconto`;
    const submissao = randomUUID();
    expect(said(await post('davi', path, { valor_centavos: 100, motivo: ' ', submissao }))[1]).toBe(
      'CampoObrigatorioNaoPreenchido',
    );
    expect(said(await post('davi', path, { valor_centavos: 501, motivo: 'x', submissao }))[1]).toBe(
      'ValorAcimaDoDevido',
    );
    const deal = { valor_centavos: 100, motivo: ' Acordo ', submissao };
    const [given] = await Promise.all([1, 2].map(() => post('davi', path, deal)));
    if (!given) throw new Error('no discount');
    expect(said(await post('davi', path, { ...deal, valor_centavos: 99 }))).toEqual([
      409,
      'SituacaoMudou',
    ]);
    expect(given.json<Success<typeof endpoints.discountDebt>>().debitos[0]).toMatchObject({
      desconto_centavos: 100,
      saldo_centavos: 400,
      lancamentos: [
        {
          tipo: 'desconto',
          motivo: 'Acordo',
          operador: 'Davi de Teste',
          estornado: false,
          recibo: null,
        },
      ],
    });
    const [entry] = await entries();
    const reverse = `lancamentos/${entry?.id}/estorno`;
    expect(said(await post('fabio', reverse, { motivo: 'Engano' }))[0]).toBe(404);
    const both = await Promise.all([1, 2].map(() => post('davi', reverse, { motivo: 'Engano' })));
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await account('davi')).debitos[0]).toMatchObject({
      desconto_centavos: 0,
      saldo_centavos: 500,
      lancamentos: [{ estornado: true }, { tipo: 'estorno', estorna: entry?.id }],
    });
  });

  test('charge for a service through a link that lives', async () => {
    const charge = {
      cod_biblioteca: 1,
      tipo_servico: 'dano',
      motivo: 'Capa rasgada',
      valor_centavos: 800,
      submissao: randomUUID(),
    };
    const answer = await post('davi', 'pessoas/1/debitos', charge);
    expect(answer.json()).toMatchObject({
      debitos: [{ tipo_servico: 'dano', motivo: 'Capa rasgada', saldo_centavos: 800 }],
    });
    const again = await Promise.all([1, 2].map(() => post('davi', 'pessoas/1/debitos', charge)));
    for (const answered of again) expect(answered.json()).toEqual(answer.json());
    expect(
      said(await post('davi', 'pessoas/1/debitos', { ...charge, valor_centavos: 801 })),
    ).toEqual([409, 'SituacaoMudou']);
    expect(said(await post('davi', 'pessoas/1/debitos', { ...charge, cod_biblioteca: 3 }))[0]).toBe(
      404,
    );
    await server.db
      .updateTable('login')
      .set({ ended_at: new Date() })
      .where('person_id', '=', 2)
      .execute();
    expect(
      said(await post('davi', 'pessoas/2/debitos', { ...charge, submissao: randomUUID() })),
    ).toEqual([422, 'VinculoEncerrado']);
  });

  test('lift a suspension with a reason, once', async () => {
    const today = server.clock.today();
    const id = await imposeSuspension(server.db, {
      personId: 1,
      loginId: 1,
      libraryId: 1,
      loanId: null,
      reason: 'Barulho',
      from: today,
      until: today.add({ days: 5 }),
      at: server.clock.now(),
      imposedBy: 4,
    });
    const lift = (person: Person) =>
      post(person, `afastamentos/${id}/levantamento`, { motivo: 'Engano' });
    expect(said(await lift('fabio'))[0]).toBe(404);
    expect((await lift('davi')).json()).toMatchObject({
      afastamentos: [{ situacao: 'levantado' }],
    });
    expect(said(await lift('davi'))).toEqual([409, 'SituacaoMudou']);
    const own = await callAs(server, 'ana', { method: 'GET', path: 'pessoas/afastamentos' });
    expect(own.json()).toMatchObject({ afastado_ate: null });
    const audit = await callAs(server, 'elisa', {
      method: 'GET',
      path: 'atendimento/auditoria?tipo=suspension-lifted',
    });
    expect(audit.json()).toMatchObject({
      total: 1,
      registros: [
        { quem: { nome: 'Davi de Teste' }, de_quem: { cod_pessoa: 1 }, justificativa: 'Engano' },
      ],
    });
  });

  test('find who owes most first, by name or user name, of their unit alone', async () => {
    await chargeFine(server);
    await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
    const find = async (person: Person, texto = '') =>
      (
        await callAs(server, person, { method: 'GET', path: `${base}/pessoas?texto=${texto}` })
      ).json<Success<typeof endpoints.findDebtors>>().pessoas;
    expect((await find('davi')).map(({ cod_pessoa }) => cod_pessoa)).toEqual([2, 1]);
    expect(await find('davi', 'ANA')).toMatchObject([
      { nome_pessoa: 'Ana de Teste', logins: ['ana', 'ana.saude'], saldo_centavos: 500 },
    ]);
    expect(await find('davi', '%25')).toEqual([]);
    expect(await find('fabio')).toEqual([]);
    expect((await find('fabio', 'saude')).map(({ saldo_centavos }) => saldo_centavos)).toEqual([0]);
    expect(await find('fabio', 'bruno')).toEqual([]);
  });

  test(
    'are told of which unit they see what is owed, and who sees all that it is none',
    { tags: 'long' },
    async () => {
      const central = { cod_biblioteca: 1, desc_biblioteca: 'Biblioteca Central' };
      for (const [who, unidade] of [
        ['davi', central],
        ['elisa', null],
      ] as const) {
        const found = await callAs(server, who, { method: 'GET', path: `${base}/pessoas` });
        expect(found.json()).toMatchObject({ unidade });
        expect(await account(who, 1)).toMatchObject({ unidade });
      }
    },
  );
});
