import { randomUUID } from 'node:crypto';
import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { chargeFine } from '../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const post = (person: Person, path: string, payload: object) =>
  callAs(server, person, { method: 'POST', path: `atendimento/pagamentos/${path}`, payload });
const discount = async (debt: number, valor_centavos: number, who: Person = 'davi') =>
  post(who, `debitos/${debt}/desconto`, {
    valor_centavos,
    motivo: 'Greve.',
    submissao: randomUUID(),
  });
const reverse = async (entry: number, who: Person = 'davi') =>
  post(who, `lancamentos/${entry}/estorno`, { motivo: 'Engano.' });
const said = (answer: Awaited<ReturnType<typeof discount>>) => {
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, valores];
};
const limit = (discounts: number | null, reversals: number | null) =>
  server.pool.query('update staff_limit set discount_limit = $1, reversal_limit = $2', [
    discounts,
    reversals,
  ]);
const above = (valor_centavos: number, limite_centavos: number) => [
  422,
  'AcimaDoSeuLimite',
  { valor_centavos, limite_centavos },
];

async function lastEntry(): Promise<number> {
  const { id } = await server.db
    .selectFrom('debt_entry')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

describe('discounts', () => {
  test('of one debt come to no more than a role allows, however many', async () => {
    const debt = await chargeFine(server, { amount: 1000 });
    await limit(300, null);
    expect(said(await discount(debt, 301))).toEqual(above(301, 300));
    expect((await discount(debt, 200)).statusCode).toBe(200);
    expect(said(await discount(debt, 150))).toEqual(above(350, 300));
    expect((await discount(debt, 100)).statusCode).toBe(200);
    const other = await chargeFine(server, { amount: 1000 });
    expect((await discount(other, 300)).statusCode).toBe(200);
  });

  test('that were taken back are none', { tags: 'long' }, async () => {
    const debt = await chargeFine(server, { amount: 1000 });
    await limit(300, null);
    await discount(debt, 300);
    expect((await reverse(await lastEntry())).statusCode).toBe(200);
    expect((await discount(debt, 300)).statusCode).toBe(200);
  });

  test('sent at once are weighed one after the other', { tags: 'long' }, async () => {
    const debt = await chargeFine(server, { amount: 1000 });
    await limit(300, null);
    const answers = await Promise.all([1, 2, 3].map(() => discount(debt, 200)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('are without limit for administrators', async () => {
    const debt = await chargeFine(server, { amount: 1000 });
    await limit(0, 0);
    expect(said(await discount(debt, 1))).toEqual(above(1, 0));
    expect((await discount(debt, 1000, 'elisa')).statusCode).toBe(200);
  });
});

test('a reversal is no larger than a role allows', async () => {
  const debt = await chargeFine(server, { amount: 1000 });
  await discount(debt, 500);
  await limit(null, 499);
  const entry = await lastEntry();
  expect(said(await reverse(entry))).toEqual(above(500, 499));
  await limit(null, 500);
  expect((await reverse(entry)).statusCode).toBe(200);
});

test('who works with an account sees the limits of their role', { tags: 'long' }, async () => {
  await limit(150, 0);
  const see = async (who: Person) => {
    const path = 'atendimento/pagamentos/pessoas/1';
    return (await callAs(server, who, { method: 'GET', path })).json<{ limites: object }>().limites;
  };
  expect(await see('davi')).toEqual({ desconto_centavos: 150, estorno_centavos: 0 });
  expect(await see('elisa')).toEqual({ desconto_centavos: null, estorno_centavos: null });
});

test('who may not take an entry back is not offered to', { tags: 'long' }, async () => {
  const debt = await chargeFine(server, { amount: 1000 });
  await discount(debt, 500);
  const offered = async (who: Person) => {
    const path = 'atendimento/pagamentos/pessoas/1';
    const { debitos } = (await callAs(server, who, { method: 'GET', path })).json<{
      debitos: { lancamentos: { estornavel: boolean }[] }[];
    }>();
    return debitos.flatMap(({ lancamentos }) => lancamentos.map(({ estornavel }) => estornavel));
  };
  await limit(null, 499);
  expect(await offered('davi')).toEqual([false]);
  expect(await offered('elisa')).toEqual([true]);
  await limit(null, 500);
  expect(await offered('davi')).toEqual([true]);
});
