import { errorBody } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { useLoanToken } from './index.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';
import { tryEach } from '../../../../test/try-each.ts';

let server: TestApp;
let desk: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  desk = circulation(server);
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });

async function call<Body>(
  person: Person,
  method: CallAs['method'],
  path: string,
  payload?: object,
): Promise<Body> {
  const of = { method, path: `emprestimo/${path}`, ...(payload && { payload }) };
  const answer = await callAs(server, person, of);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
}

interface Loan {
  readonly codigo: number;
  readonly codigo_barras: string;
  readonly acervo: { readonly titulo: string; readonly rota: string } | null;
  readonly devolver_ate: string;
  readonly renovacoes: number;
  readonly reservado: boolean;
  readonly atrasado: boolean;
  readonly detalhes: {
    readonly renovar: {
      readonly pode: boolean;
      readonly devolver_ate?: string;
      readonly motivos?: readonly { readonly motivo: string }[];
    };
    readonly devolver_hoje: object;
  } | null;
}

const pending = async (person: Person = 'ana', query = '') =>
  (await call<{ emprestimos: Loan[] }>(person, 'GET', `titulos-pendentes${query}`)).emprestimos;

describe('pending titles', () => {
  test('are the asker’s own through whichever link, the earliest due first', async () => {
    await desk.lend('A1');
    days(1);
    await desk.lend('A2', logins.bruno);
    await server.db.updateTable('loan_rule').set({ period_length: 2 }).execute();
    await desk.lend('A3');
    const loans = await pending('ana.saude');
    expect(loans.map((loan) => [loan.codigo_barras, loan.devolver_ate])).toEqual([
      ['A3', '2026-03-13'],
      ['A1', '2026-03-17'],
    ]);
    expect(loans[1]).toMatchObject({
      acervo: { titulo: 'Livro A1', link_capa: null },
      desc_biblioteca: 'Biblioteca Central',
      data_emprestimo: '2026-03-10T12:00:00.000Z',
      devolver_as: null,
      renovacoes: 0,
      limite_renovacoes: 5,
      atrasado: false,
      reservado: false,
      detalhes: null,
    });
  });

  test(
    'say in detail whether each can be renewed, and what its return costs now',
    { tags: 'long' },
    async () => {
      await desk.lend('A1');
      days(2);
      const [loan] = await pending('ana', '?showDetails=true');
      expect(loan?.detalhes).toEqual({
        renovar: { pode: true, devolver_ate: '2026-03-19', devolver_as: null },
        devolver_hoje: { dias: 0, multa_centavos: 0, afastado_ate: null },
      });
      await writeHold(server, 'A1', logins.bruno);
      days(6);
      const [late] = await pending('ana', '?showDetails=true');
      expect(late).toMatchObject({
        atrasado: true,
        reservado: true,
        detalhes: { devolver_hoje: { dias: 1, multa_centavos: 100 } },
      });
      expect(late?.detalhes?.renovar.motivos?.map(({ motivo }) => motivo)).toEqual([
        'item_em_atraso',
        'aguardado',
      ]);
    },
  );

  test(
    'by the hour say their hour; what has left the catalogue says its bar code',
    { tags: 'long' },
    async () => {
      await server.db
        .updateTable('loan_rule')
        .set({ period_unit: 'hours', period_length: 3 })
        .execute();
      await desk.lend('A1');
      await server.db.deleteFrom('title').execute();
      expect(await pending('ana', '?showDetails=true')).toMatchObject([
        {
          acervo: null,
          codigo_barras: 'A1',
          devolver_ate: '2026-03-10',
          devolver_as: '2026-03-10T15:00:00.000Z',
        },
      ]);
    },
  );
});

interface Renewals {
  readonly renovados: number;
  readonly recusados: number;
  readonly resultados: readonly {
    readonly situacao: string;
    readonly codigo?: number;
    readonly emprestimo?: Loan;
    readonly motivos?: readonly { readonly motivo: string; readonly liberacao: object }[];
  }[];
}

describe('renewing', () => {
  const renew = (emprestimos: readonly number[] | 'todos', person: Person = 'ana') =>
    call<Renewals>(person, 'POST', 'renovacao', { emprestimos });

  test('answers for each item, and why not and until when', async () => {
    await desk.lend('A1');
    days(1);
    await desk.lend('A2');
    days(1);
    await desk.lend('A3');
    const answer = await renew('todos');
    expect([answer.renovados, answer.recusados]).toEqual([2, 1]);
    expect(answer.resultados.map((one) => [one.emprestimo?.codigo_barras, one.situacao])).toEqual([
      ['A1', 'renovado'],
      ['A2', 'renovado'],
      ['A3', 'recusado'],
    ]);
    expect(answer.resultados[0]?.emprestimo).toMatchObject({
      devolver_ate: '2026-03-19',
      renovacoes: 1,
    });
    expect(answer.resultados[2]?.motivos).toMatchObject([
      { motivo: 'ja_renovado', liberacao: { tipo: 'dia', data: '2026-03-13' } },
    ]);
    expect((await pending()).map(({ renovacoes }) => renovacoes)).toEqual([1, 1, 0]);
  });

  test('of none is refused with what is to be done', async () => {
    const path = 'emprestimo/renovacao';
    const payload = { emprestimos: [] };
    const answer = await callAs(server, 'ana', { method: 'POST', path, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      erro: {
        codigo: 'NenhumEmprestimoSelecionado',
        mensagem: 'Selecione ao menos um empréstimo para renovar.',
      },
    });
  });

  test('finds nothing of others’', async () => {
    await desk.lend('A1', logins.bruno);
    days(1);
    const [theirs] = await pending('bruno');
    const codigo = theirs?.codigo ?? 0;
    const answer = await renew([codigo, codigo]);
    expect(answer.resultados).toEqual([{ situacao: 'nao_encontrado', codigo }]);
    expect(await pending('bruno')).toMatchObject([{ renovacoes: 0 }]);
  });
});

describe('the history', () => {
  interface History {
    readonly total: number;
    readonly emprestimos: readonly { readonly codigo_barras: string }[];
  }
  const history = async (query = '', person: Person = 'ana') =>
    call<History>(person, 'GET', `historico?${query}`);
  const codes = async (query: string) =>
    (await history(query)).emprestimos.map(({ codigo_barras }) => codigo_barras);

  beforeEach(async () => {
    await desk.lend('A1');
    await desk.lend('A2');
    days(9);
    await desk.takeBack('A1');
    await desk.takeBack('A2');
    await desk.lend('A3', logins.bruno);
    await server.db.deleteFrom('title').execute();
  });

  test('has what was charged and what of it is owed, and is its person’s own', async () => {
    const debt = await server.db
      .selectFrom('debt')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('debt_entry')
      .values({
        debt_id: debt.id,
        kind: 'payment',
        amount: 50,
        reversed_id: null,
        entered_at: new Date(),
        entered_by: null,
        method: 'cash',
        submission: null,
      })
      .execute();
    const { total, emprestimos } = await history();
    expect(total).toBe(2);
    expect(emprestimos).toMatchObject([
      { codigo_barras: 'A2', multa: { valor_centavos: 200, saldo_centavos: 200 } },
      {
        codigo_barras: 'A1',
        acervo: null,
        data_emprestimo: '2026-03-10T12:00:00.000Z',
        devolver_ate: '2026-03-17',
        data_devolucao: '2026-03-19T12:00:00.000Z',
        perdido: false,
        multa: { valor_centavos: 200, saldo_centavos: 150 },
      },
    ]);
    expect(await history('', 'bruno')).toMatchObject({
      emprestimos: [{ codigo_barras: 'A3', data_devolucao: null, multa: null }],
    });
  });

  test('is narrowed', { tags: 'long' }, () =>
    tryEach(
      [
        ['dataIni=2026-03-10&dataFim=2026-03-10', ['A2', 'A1']],
        ['dataIni=2026-03-11&dataFim=2026-03-30', []],
        ['multa=true', ['A2', 'A1']],
        ['pagina=2', []],
      ],
      async (query, expected) => {
        expect(await codes(query)).toEqual(expected);
      },
    ),
  );

  test('without fines is left out where fines are asked for', { tags: 'long' }, async () => {
    const answer = await history('multa=true', 'bruno');
    expect(answer).toMatchObject({ total: 0, emprestimos: [] });
  });

  test('needs both days, in their order', { tags: 'long' }, () =>
    tryEach(
      [
        ['dataIni=2026-03-10', 'CampoObrigatorioNaoPreenchido'],
        ['dataFim=2026-03-10', 'CampoObrigatorioNaoPreenchido'],
        ['dataIni=2026-03-11&dataFim=2026-03-10', 'DatasInvertidas'],
      ],
      async (query, codigo) => {
        const path = `emprestimo/historico?${query}`;
        const answer = await callAs(server, 'ana', { method: 'GET', path });
        expect([answer.statusCode, errorBody.parse(answer.json()).erro.codigo]).toEqual([
          422,
          codigo,
        ]);
      },
    ),
  );
});

test('automatic renewal is each person’s choice', async () => {
  expect(await call('ana', 'GET', 'renovacao-automatica')).toEqual({ ativa: false, dias: 2 });
  const on = await call('ana', 'PUT', 'renovacao-automatica', { ativa: true });
  expect(on).toEqual({ ativa: true, dias: 2 });
  expect(await call('ana.saude', 'GET', 'renovacao-automatica')).toMatchObject({ ativa: true });
  expect(await call('bruno', 'GET', 'renovacao-automatica')).toMatchObject({ ativa: false });
});

describe('a token', () => {
  interface Token {
    readonly valor: string;
    readonly validade: string;
    readonly segundos: number;
  }
  const issue = (person: Person = 'ana') => call<Token>(person, 'POST', 'token', {});
  const shown = (person: Person = 'ana') => call<{ token: Token | null }>(person, 'GET', 'token');
  const use = (value: string) => useLoanToken(server, value, server.clock.now());

  test('has six digits and five minutes, and can be seen again by who has it', async () => {
    expect(await shown()).toEqual({ token: null });
    const token = await issue();
    expect(token.valor).toMatch(/^\d{6}$/);
    expect(token.validade).toBe('2026-03-10T12:05:00.000Z');
    expect(await shown()).toEqual({ token });
    expect(await shown('bruno')).toEqual({ token: null });
    expect(token.segundos).toBe(300);
    server.clock.advance({ seconds: 61 });
    expect(await shown()).toEqual({ token: { ...token, segundos: 239 } });
    const [row] = await server.db.selectFrom('loan_token').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token.valor);
    server.clock.advance({ minutes: 5 });
    expect(await shown()).toEqual({ token: null });
    expect(await use(token.valor)).toBeNull();
  });

  test('a new one ends the old', async () => {
    const old = await issue();
    server.clock.advance({ seconds: 1 });
    const token = await issue('ana.saude');
    expect(await use(old.valor)).toBeNull();
    expect(await use(token.valor)).toBe(logins.anaSaude);
  });

  test('is never what somebody is called', async () => {
    const { valor } = await issue();
    await server.db
      .updateTable('login')
      .set({ username: valor })
      .where('id', '=', logins.bruno)
      .execute();
    expect((await issue()).valor).not.toBe(valor);
  });

  test('is used once, however many try at once', async () => {
    const { valor } = await issue();
    const uses = await Promise.all(Array.from({ length: 64 }, () => use(valor)));
    expect(uses.filter((login) => login !== null)).toEqual([logins.ana]);
    expect(await shown()).toEqual({ token: null });
  });

  test('is one, however many are asked for at once', { tags: 'long' }, async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => issue()));
    expect(await server.db.selectFrom('loan_token').selectAll().execute()).toHaveLength(1);
    const { token } = await shown();
    expect(tokens).toContainEqual(token);
  });

  test('is not asked for without end', { tags: 'long' }, async () => {
    for (let at = 0; at < 20; at++) await issue();
    const answer = await callAs(server, 'ana', {
      method: 'POST',
      path: 'emprestimo/token',
      payload: {},
    });
    expect([answer.statusCode, errorBody.parse(answer.json()).erro.codigo]).toEqual([
      429,
      'TokensDemais',
    ]);
    expect(answer.headers['retry-after']).toBe('3600');
    await issue('bruno');
  });
});
