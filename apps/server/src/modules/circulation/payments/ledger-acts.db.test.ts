import { randomUUID } from 'node:crypto';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { chargeFine } from '../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

type Acts = Success<typeof endpoints.listLedgerActs>;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const base = 'atendimento/pagamentos';
const post = (person: Person, path: string, payload: object) =>
  callAs(server, person, { method: 'POST', path: `${base}/${path}`, payload });
const ask = (person: Person, path: string, language = '1') =>
  callAs(server, person, { method: 'GET', path: `${base}/lancamentos${path}`, language });
const acts = async (person: Person = 'davi', query = '') => {
  const answer = await ask(person, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Acts>();
};
const charge = (valor_centavos: number, motivo = 'Capa rasgada', person = 1) =>
  post('davi', `pessoas/${person}/debitos`, {
    cod_biblioteca: 1,
    tipo_servico: 'dano',
    motivo,
    valor_centavos,
    submissao: randomUUID(),
  });
const discount = (id: number, valor_centavos: number) =>
  post('davi', `debitos/${id}/desconto`, {
    valor_centavos,
    motivo: 'Acordo',
    submissao: randomUUID(),
  });
const voidIt = (id: number) => post('davi', `debitos/${id}/anulacao`, { motivo: 'Outra pessoa' });
const reverse = (entry: number, who: Person = 'davi') =>
  post(who, `lancamentos/${entry}/estorno`, { motivo: 'Engano' });
const pay = (valor_centavos: number, person = 1, who: Person = 'davi') =>
  post(who, `pessoas/${person}/pagamentos`, {
    cod_biblioteca: 1,
    valor_centavos,
    metodo: 'dinheiro',
    submissao: randomUUID(),
  });
const debtIds = async () =>
  (await server.db.selectFrom('debt').select('id').orderBy('id').execute()).map(({ id }) => id);
const lastEntry = async () =>
  (
    await server.db
      .selectFrom('debt_entry')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

/** Two charges, of which one is let off in part and then voided; a payment that is taken back; a fine. */
async function aBusyDay(): Promise<void> {
  await chargeFine(server, { kind: 'service', amount: 900, chargedBy: null });
  await charge(500);
  await charge(300, 'Cópias coloridas', 2);
  const [, first = 0, second = 0] = await debtIds();
  await discount(second, 100);
  await discount(first, 50);
  await voidIt(first);
  await pay(200, 2);
  await reverse(await lastEntry());
}

describe('what the staff did to debts by hand', () => {
  test('is listed, the newest first, with its sums, and without fines and payments', async () => {
    await aBusyDay();
    const found = await acts();
    expect(found.lancamentos.map((act) => [act.tipo, act.valor_centavos, act.situacao])).toEqual(
      expect.arrayContaining([
        ['cobranca', 500, 'desfeito'],
        ['cobranca', 300, 'valido'],
        ['desconto', 100, 'valido'],
        ['desconto', 50, 'desfeito'],
        ['estorno-desconto', 50, 'valido'],
        ['anulacao', 500, 'valido'],
        ['estorno-pagamento', 200, 'valido'],
      ]),
    );
    expect(found).toMatchObject({
      total: 7,
      contagem: [
        { situacao: 'valido', total: 5 },
        { situacao: 'desfeito', total: 2 },
      ],
      por_tipo: [
        { tipo: 'cobranca', total: 2, total_centavos: 800, desfeito_centavos: 500 },
        { tipo: 'desconto', total: 2, total_centavos: 150, desfeito_centavos: 50 },
        { tipo: 'estorno-pagamento', total: 1, total_centavos: 200, desfeito_centavos: 0 },
        { tipo: 'estorno-desconto', total: 1, total_centavos: 50, desfeito_centavos: 0 },
        { tipo: 'anulacao', total: 1, total_centavos: 500, desfeito_centavos: 0 },
      ],
    });
    expect(found.lancamentos.find(({ tipo }) => tipo === 'anulacao')).toMatchObject({
      operador: 'Davi de Teste',
      nome_pessoa: 'Ana de Teste',
      desc_biblioteca: 'Biblioteca Central',
      tipo_servico: 'dano',
      motivo: 'Outra pessoa',
    });
  });

  test('is narrowed by kind, state, words and days', { tags: 'long' }, async () => {
    await charge(500);
    server.clock.advance({ hours: 24 });
    await charge(300, 'Cópias coloridas', 2);
    const [first = 0] = await debtIds();
    await voidIt(first);
    const amounts = async (query: string) =>
      (await acts('davi', query)).lancamentos.map(({ valor_centavos: amount }) => amount);
    expect(await amounts('?tipo=anulacao')).toEqual([500]);
    expect(await amounts('?situacao=desfeito')).toEqual([500]);
    expect(await amounts('?tipo=cobranca&situacao=valido')).toEqual([300]);
    expect(await amounts('?texto=COPIAS')).toEqual([300]);
    expect(await amounts('?texto=bruno')).toEqual([300]);
    expect(await amounts('?texto=outra')).toEqual([500]);
    const yesterday = server.clock.today().subtract({ days: 1 }).toString();
    expect(await amounts(`?dataFim=${yesterday}`)).toEqual([500]);
    const inverted = await ask('davi', `?dataIni=2026-03-11&dataFim=2026-03-10`);
    expect(errorBody.parse(inverted.json()).erro.codigo).toBe('DatasInvertidas');
    const file = await ask('davi', `/arquivo?dataIni=2026-03-11&dataFim=2026-03-10`);
    expect(errorBody.parse(file.json()).erro.codigo).toBe('DatasInvertidas');
  });

  test('is that of the library alone, of all for administrators; a right is needed', async () => {
    await charge(500);
    await post('fabio', 'pessoas/1/debitos', {
      cod_biblioteca: 3,
      tipo_servico: 'servico',
      motivo: 'Cópias',
      valor_centavos: 70,
      submissao: randomUUID(),
    });
    const seen = async (person: Person, query = '') =>
      (await acts(person, query)).lancamentos.map(({ valor_centavos }) => valor_centavos);
    expect(await seen('davi')).toEqual([500]);
    expect(await seen('fabio')).toEqual([70]);
    expect(await seen('davi', '?biblioteca=3')).toEqual([]);
    expect((await seen('elisa')).toSorted((one, other) => one - other)).toEqual([70, 500]);
    expect(await seen('elisa', '?biblioteca=3')).toEqual([70]);
    expect((await acts('davi', '?biblioteca=3')).por_tipo).toEqual([]);
    for (const path of ['', '/arquivo']) {
      expect(errorBody.parse((await ask('ana', path)).json()).erro.codigo).toBe('SemPermissao');
    }
  });

  test(
    'tells a reversal where the money was, though it was owed to another library',
    { tags: 'long' },
    async () => {
      await server.db.updateTable('circulation_setting').set({ takes_for_others: true }).execute();
      await chargeFine(server, { personId: 2, loginId: 2, amount: 900 });
      await pay(400, 2, 'fabio');
      await reverse(await lastEntry(), 'fabio');
      expect((await acts('davi')).total).toBe(0);
      expect((await acts('fabio')).lancamentos).toMatchObject([
        { tipo: 'estorno-pagamento', desc_biblioteca: 'Biblioteca da Saúde', valor_centavos: 400 },
      ]);
    },
  );

  const file = async (query: string, language = '1') => {
    const answer = await ask('davi', `/arquivo${query}`, language);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Success<typeof endpoints.downloadLedgerActs>>();
  };

  test('is taken along as a table', async () => {
    await charge(500);
    await voidIt((await debtIds())[0] ?? 0);
    const { arquivo, cortado } = await file('?tipo=anulacao');
    expect(cortado).toBe(false);
    expect(arquivo.nome).toBe(`lancamentos-${server.clock.today().toString()}.csv`);
    const [head, line] = Buffer.from(arquivo.conteudo, 'base64').toString().split('\r\n');
    expect(head).toContain(
      'Data;Hora;Lançamento;Valor;Situação;Leitor;Débito;Biblioteca;Feito por',
    );
    expect(line).toMatch(
      /^\d{4}-\d\d-\d\d;\d\d:\d\d;Anulação de cobrança;5,00;Válido;Ana de Teste;Dano a material;Biblioteca Central;Davi de Teste;Outra pessoa$/,
    );
  });

  test(
    'is taken along in the words of the reader of it, and as a workbook',
    { tags: 'long' },
    async () => {
      await aBusyDay();
      const english = await file('?formato=csv', '5');
      expect(Buffer.from(english.arquivo.conteudo, 'base64').toString()).toContain(
        'Void of a charge,5.00',
      );
      const sheet = await file('?formato=xlsx');
      expect(sheet.arquivo.nome).toMatch(/\.xlsx$/);
      expect(Buffer.from(sheet.arquivo.conteudo, 'base64').subarray(0, 2).toString()).toBe('PK');
    },
  );
});

test(
  'each act stands in the audit, with whose it was, how much and why',
  { tags: 'long' },
  async () => {
    await aBusyDay();
    await discount((await debtIds())[2] ?? 0, 10);
    await reverse(await lastEntry());
    const answer = await callAs(server, 'elisa', { method: 'GET', path: 'atendimento/auditoria' });
    const { registros } = answer.json<Success<typeof endpoints.listAudit>>();
    const told = registros
      .filter(({ valor_centavos }) => valor_centavos !== null)
      .map(({ tipo, quem, de_quem, valor_centavos, justificativa }) =>
        [tipo, quem?.nome, de_quem?.nome, valor_centavos, justificativa].join(' · '),
      );
    expect(told.toReversed()).toEqual([
      'debt-charged · Davi de Teste · Ana de Teste · 500 · Capa rasgada',
      'debt-charged · Davi de Teste · Bruno de Teste · 300 · Cópias coloridas',
      'debt-discounted · Davi de Teste · Bruno de Teste · 100 · Acordo',
      'debt-discounted · Davi de Teste · Ana de Teste · 50 · Acordo',
      'debt-voided · Davi de Teste · Ana de Teste · 500 · Outra pessoa',
      'payment-reversed · Davi de Teste · Bruno de Teste · 200 · Engano',
      'debt-discounted · Davi de Teste · Bruno de Teste · 10 · Acordo',
      'discount-reversed · Davi de Teste · Bruno de Teste · 10 · Engano',
    ]);
  },
);

/** Acts by their numbers; which debt or entry each is for is drawn from what is there. */
const step = fc.record({
  act: fc.constantFrom('charge', 'fine', 'discount', 'pay', 'reverse', 'void'),
  amount: fc.integer({ min: 1, max: 300 }),
  at: fc.nat(),
});

test(
  'whatever is done, in whichever order, the sums come to what is owed',
  { tags: 'long' },
  async () => {
    const take = async ({ act, amount, at }: { act: string; amount: number; at: number }) => {
      const debts = await debtIds();
      const debt = debts[at % (debts.length || 1)] ?? 1;
      switch (act) {
        case 'charge':
          return charge(amount);
        case 'fine':
          return chargeFine(server, { amount });
        case 'discount':
          return discount(debt, amount);
        case 'pay':
          return pay(amount);
        case 'void':
          return voidIt(debt);
        default: {
          const entries = await server.db.selectFrom('debt_entry').select('id').execute();
          return reverse(entries[at % (entries.length || 1)]?.id ?? 1);
        }
      }
    };
    const numbers = async () => {
      const { rows } = await sql<Record<'owed' | 'fines' | 'paid' | 'least', number>>`
      select (select coalesce(sum(balance), 0)::integer from debt_balance) as owed,
        (select coalesce(min(balance), 0) from debt_balance) as least,
        (select coalesce(sum(amount), 0)::integer from debt where charged_by is null) as fines,
        (select coalesce(sum(amount), 0)::integer from debt_entry where kind = 'payment') as paid`.execute(
        server.db,
      );
      return rows[0] ?? { owed: Number.NaN, fines: 0, paid: 0, least: 0 };
    };
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (steps) => {
        await sql`truncate debt, debt_entry, receipt_sequence restart identity cascade`.execute(
          server.db,
        );
        for (const one of steps) await take(one);
        const { por_tipo } = await acts();
        const of = (kind: string) => por_tipo.find(({ tipo }) => tipo === kind);
        const sum = (kind: string) => of(kind)?.total_centavos ?? 0;
        const { owed, fines, paid, least } = await numbers();
        expect(least).toBeGreaterThanOrEqual(0);
        expect(owed).toBe(
          fines +
            (sum('cobranca') - sum('anulacao')) -
            (sum('desconto') - sum('estorno-desconto')) -
            (paid - sum('estorno-pagamento')),
        );
        expect(of('cobranca')?.desfeito_centavos ?? 0).toBe(sum('anulacao'));
        expect(of('desconto')?.desfeito_centavos ?? 0).toBe(sum('estorno-desconto'));
      },
    );
    await fc.assert(property, { numRuns: 12 });
  },
);
