import { errorBody } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';

let server: TestApp;
let core: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(
    ['A1', 'A2'],
    [
      { library: 'LETRAS', barcode: 'TWICE' },
      { library: 'SAUDE', barcode: 'TWICE' },
    ],
  );
  core = circulation(server);
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });

const desk = (
  method: CallAs['method'],
  path: string,
  payload?: object,
  person: Person = 'davi',
): Promise<LightMyRequestResponse> =>
  callAs(server, person, {
    method,
    path: `atendimento/circulacao/${path}`,
    ...(payload && { payload }),
  });

const lend = (barcode: string, cod_login: number = logins.ana, person?: Person) =>
  desk('POST', 'emprestimo', { cod_login, codigo_barras: barcode }, person);
const takeBack = (barcode: string, person?: Person) =>
  desk('POST', 'devolucao', { codigo_barras: barcode }, person);

describe('a patron', () => {
  const find = async (texto: string) => {
    const query = new URLSearchParams({ texto });
    const { leitores } = await successBody<{ leitores: { usuario: string }[] }>(
      desk('GET', `leitores?${query.toString()}`),
    );
    return leitores.map(({ usuario }) => usuario);
  };

  test('is found by user name, in any case, and by a part of the name', async () => {
    expect(await find(' BRUNO ')).toEqual(['bruno']);
    expect((await find('ana')).slice(0, 2)).toEqual(['ana', 'ana.saude']);
    expect(await find('elisa de T')).toEqual(['elisa']);
    expect(await find('')).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect(await find('\u00b4')).toEqual([]);
    const accented = { name: 'João da Conceição' };
    await server.db.updateTable('person').set(accented).where('id', '=', 2).execute();
    expect(await find('conceicao joao')).toEqual(['bruno']);
    expect(await find('JOÃO')).toEqual(['bruno']);
    await server.db
      .updateTable('login')
      .set({ ended_at: new Date() })
      .where('username', '=', 'bruno')
      .execute();
    expect(await find('bruno')).toEqual([]);
  });

  test('is told with loans, what waits on the shelf, and all that stands against them', async () => {
    await core.lend('A1');
    await core.lend('A2', logins.bruno);
    await writeHold(server, 'A2', logins.ana);
    await core.takeBack('A2');
    days(9);
    await server.db
      .updateTable('login')
      .set({ valid_until: '2026-03-15' })
      .where('id', '=', 1)
      .execute();
    const patron = await successBody(desk('GET', 'leitores/1'));
    expect(patron).toMatchObject({
      cod_login: 1,
      usuario: 'ana',
      nome_pessoa: 'Ana de Teste',
      categoria: 'Estudante de graduação',
      validade: '2026-03-15',
      debito_centavos: 0,
      afastado_ate: null,
      impedimentos: [{ motivo: 'cadastro_vencido' }, { motivo: 'emprestimos_em_atraso' }],
      emprestimos: [
        {
          codigo_barras: 'A1',
          atrasado: true,
          detalhes: { devolver_hoje: { multa_centavos: 200 } },
          pode_declarar_perda: true,
        },
      ],
      solicitacoes_prontas: [],
      reservas_prontas: [{ titulo: 'Livro A2', codigo_barras: 'A2', retirar_ate: '2026-03-12' }],
    });
  });

  test('is known by the token shown in place of a card, once', async () => {
    const issued = await callAs(server, 'ana', {
      method: 'POST',
      path: 'emprestimo/token',
      payload: {},
    });
    const { valor: token } = issued.json<{ valor: string }>();
    expect(await successBody(desk('POST', 'token', { token }))).toMatchObject({ usuario: 'ana' });
    expect(await codeOf(desk('POST', 'token', { token }))).toEqual([422, 'TokenNaoConfere']);
  });
});

describe('the desk', () => {
  test('lends and takes back at the library of who does it', async () => {
    expect(await successBody(lend('A1'))).toMatchObject({
      situacao: 'emprestado',
      emprestimo: { acervo: { titulo: 'Livro A1' }, devolver_ate: '2026-03-17' },
    });
    days(9);
    expect(await successBody(takeBack('A1', 'fabio'))).toMatchObject({
      situacao: 'devolvido',
      nome_pessoa: 'Ana de Teste',
      cod_login: 1,
      atraso: { dias: 2, multa_centavos: 200 },
      destino: { tipo: 'transito', desc_biblioteca: 'Biblioteca Central', para: null },
      devolvido_em: '2026-03-19T12:00:00.000Z',
      desc_biblioteca: 'Biblioteca da Saúde',
      operador: 'Fabio de Teste',
    });
    expect(await successBody(takeBack('A1'))).toMatchObject({
      situacao: 'recebido',
      destino: { tipo: 'estante' },
    });
    expect(await successBody(takeBack('A1'))).toMatchObject({
      situacao: 'nao_emprestado',
      exemplar: { titulo: 'Livro A1' },
    });
    const loan = await server.db.selectFrom('loan').selectAll().executeTakeFirstOrThrow();
    expect(loan).toMatchObject({ lent_by: 4, lent_in: 1, returned_in: 3 });
  });

  test('says for whom a copy goes to the hold shelf', { tags: 'long' }, async () => {
    await core.lend('A1');
    await writeHold(server, 'A1', logins.bruno);
    expect(await successBody(takeBack('A1'))).toMatchObject({
      destino: {
        tipo: 'reserva',
        retirar_ate: '2026-03-12',
        para: { nome_pessoa: 'Bruno de Teste', solicitacao: null },
      },
    });
  });

  test('refuses with every reason, what clears each, and nothing done', async () => {
    await core.lend('A1', logins.bruno);
    await server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', 1).execute();
    const answer = await lend('A1');
    expect(answer.statusCode).toBe(422);
    const { erro } = errorBody.parse(answer.json());
    expect(erro.codigo).toBe('EmprestimoRecusado');
    expect(erro.motivos?.map(({ motivo, liberacao }) => [motivo, liberacao.tipo])).toEqual([
      ['bloqueado', 'procurar_biblioteca'],
      ['emprestado', 'reservar'],
    ]);
    expect(await server.db.selectFrom('loan').select('id').execute()).toHaveLength(1);
  });

  test('asks which copy is meant, and knows what it does not know', { tags: 'long' }, async () => {
    const several = await successBody<{ situacao: string; exemplares: { cod_exemplar: number }[] }>(
      lend('TWICE'),
    );
    expect(several.situacao).toBe('varios');
    const [one] = several.exemplares;
    const named = { cod_login: 1, codigo_barras: 'TWICE', cod_exemplar: one?.cod_exemplar };
    expect(await successBody(desk('POST', 'emprestimo', named))).toMatchObject({
      situacao: 'emprestado',
    });
    expect(await codeOf(lend('nada'))).toEqual([404, 'ExemplarNaoEncontrado']);
    expect(await codeOf(takeBack('nada'))).toEqual([404, 'ExemplarNaoEncontrado']);
    expect(await codeOf(lend('A1', 99))).toEqual([404, 'LeitorNaoEncontrado']);
    const renewal = { cod_login: 99, emprestimos: 'todos' };
    expect(await codeOf(desk('POST', 'renovacao', renewal))).toEqual([404, 'LeitorNaoEncontrado']);
  });

  test('renews for a patron, as staff', async () => {
    await core.lend('A1');
    days(2);
    const renewal = { cod_login: logins.anaSaude, emprestimos: 'todos' };
    expect(await successBody(desk('POST', 'renovacao', renewal))).toMatchObject({ renovados: 1 });
    const rows = await server.db.selectFrom('renewal').select(['made_by', 'renewed_by']).execute();
    expect(rows).toEqual([{ made_by: 'staff', renewed_by: logins.davi }]);
  });

  test('writes off what is lost, of its own unit alone', async () => {
    const lent = await core.lend('A1');
    const loss = { emprestimo: lent.kind === 'lent' ? lent.loanId : 0, valor_centavos: 5000 };
    expect(await codeOf(desk('POST', 'perda', loss, 'fabio'))).toEqual([404, 'NaoEncontrado']);
    expect(await successBody(desk('POST', 'perda', loss))).toMatchObject({ valor_centavos: 5000 });
    expect(await core.copyOf('A1')).toMatchObject({ state: 'lost' });
    expect(await codeOf(desk('POST', 'perda', loss, 'elisa'))).toEqual([404, 'NaoEncontrado']);
  });

  test('is closed to readers', async () => {
    for (const person of ['ana', 'clara'] as const) {
      expect(await codeOf(lend('A1', 1, person))).toEqual([403, 'SemPermissao']);
    }
  });
});
