import { errorBody, overridableMotives } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { circulation, libraries, logins, startLoanServer } from '../../../../test/loan-desk.ts';
import { forgetHistories } from '../../privacy/index.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
let core: ReturnType<typeof circulation>;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2'], [{ library: 'SAUDE', barcode: 'S1' }]);
  core = circulation(server);
});
afterEach(() => server.close());

const days = (count: number) => server.clock.advance({ hours: 24 * count });
const call = (who: Person, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, who, {
    method,
    path: `atendimento/circulacao/${path}`,
    ...(payload && { payload }),
  });

/** Lets all of the staff make exceptions, and let off so much. */
async function letStaffMakeExceptions(discount: number | null = null): Promise<void> {
  await server.pool.query(
    `insert into role_permission (role, module, activity) values ('staff', 2, 9211)`,
  );
  await server.pool.query('update staff_limit set discount_limit = $1', [discount]);
}

const block = () =>
  server.db.updateTable('login').set({ is_blocked: true }).where('id', '=', logins.ana).execute();

const exception = (...motivos: string[]) => ({ motivos, justificativa: 'Viaja amanhã.' });
const lend = (who: Person, barcode: string, excecao?: object, cod_login: number = logins.ana) =>
  call(who, 'POST', 'emprestimo', {
    cod_login,
    codigo_barras: barcode,
    ...(excecao && { excecao }),
  });

async function lentId(barcode: string, loginId?: number, libraryId?: number): Promise<number> {
  const lent = await core.lend(barcode, loginId, libraryId);
  return lent.kind === 'lent' ? lent.loanId : 0;
}

const madeRows = () =>
  server.db.selectFrom('circulation_exception').selectAll().orderBy('id').execute();
const audited = () =>
  server.db
    .selectFrom('audit_event')
    .select(['kind', 'login_id', 'person_id', 'details'])
    .where('kind', 'in', ['refusal-overridden', 'due-day-changed', 'hold-placed'])
    .execute();

describe('a loan in spite of a refusal', () => {
  test('is made by who may, with a reason kept on the loan and in the audit', async () => {
    await block();
    expect(await codeOf(lend('elisa', 'A1'))).toEqual([422, 'EmprestimoRecusado']);
    await successBody(lend('elisa', 'A1', exception('bloqueado')));
    expect(await madeRows()).toMatchObject([
      { act: 'lend', motives: ['bloqueado'], reason: 'Viaja amanhã.', made_by: logins.elisa },
    ]);
    expect(await audited()).toMatchObject([
      {
        kind: 'refusal-overridden',
        login_id: logins.elisa,
        person_id: 1,
        details: { motivos: ['bloqueado'], justificativa: 'Viaja amanhã.' },
      },
    ]);
    const card = await successBody(call('elisa', 'GET', `leitores/${logins.ana}`));
    expect(card).toMatchObject({
      emprestimos: [
        {
          excecoes: [{ tipo: 'emprestimo', motivos: ['bloqueado'], operador: 'Elisa de Teste' }],
        },
      ],
    });
    const audit = await callAs(server, 'elisa', {
      method: 'GET',
      path: 'atendimento/auditoria?tipo=refusal-overridden',
    });
    expect(audit.json()).toMatchObject({
      registros: [{ campos: ['bloqueado'], justificativa: 'Viaja amanhã.' }],
    });
  });

  test('needs the permission, a reason, and every refusal to have been seen', async () => {
    await block();
    expect(await codeOf(lend('davi', 'A1', exception('bloqueado')))).toEqual([403, 'SemPermissao']);
    const blank = { motivos: ['bloqueado'], justificativa: ' ' };
    expect(await codeOf(lend('elisa', 'A1', blank))).toEqual([
      422,
      'CampoObrigatorioNaoPreenchido',
    ]);
    expect(await codeOf(lend('elisa', 'A1', exception('debito')))).toEqual([
      422,
      'EmprestimoRecusado',
    ]);
    expect(await madeRows()).toEqual([]);
  });

  test('is of a copy of the own unit: other units keep their rules', { tags: 'long' }, async () => {
    await letStaffMakeExceptions();
    await block();
    expect(await codeOf(lend('fabio', 'A1', exception('bloqueado')))).toEqual([
      403,
      'ExcecaoDeOutraUnidade',
    ]);
    await successBody(lend('davi', 'A1', exception('bloqueado')));
  });

  test('is never one of what another has, or waits for first, or has no rule', async () => {
    await core.lend('A1', logins.bruno);
    for (const motive of ['emprestado', 'reservado_para_outro', 'sem_regra', 'nao_circula']) {
      expect(overridableMotives).not.toContain(motive);
    }
    expect(await codeOf(lend('elisa', 'A1', exception('emprestado')))).toEqual([
      422,
      'EmprestimoRecusado',
    ]);
    await server.db.deleteFrom('loan_rule').execute();
    expect(await codeOf(lend('elisa', 'A2', exception('sem_regra')))).toEqual([
      422,
      'EmprestimoRecusado',
    ]);
  });

  test('is none through a link that has ended', async () => {
    const ended = { ended_at: new Date() };
    await server.db.updateTable('login').set(ended).where('id', '=', logins.ana).execute();
    expect(await codeOf(lend('elisa', 'A1', exception('bloqueado')))).toEqual([
      404,
      'LeitorNaoEncontrado',
    ]);
  });

  test('without need writes no exception', { tags: 'long' }, async () => {
    await successBody(lend('elisa', 'A1', exception('bloqueado')));
    expect(await madeRows()).toEqual([]);
  });
});

describe('a renewal in spite of a refusal', () => {
  const renew = (who: Person, id: number, ...motivos: string[]) =>
    call(who, 'POST', `emprestimos/${id}/renovacao`, exception(...motivos));

  test('lets off what it was late till then, and says so', { tags: 'long' }, async () => {
    const id = await lentId('A1');
    days(9);
    const { erro } = errorBody.parse((await renew('elisa', id, 'debito')).json());
    expect([erro.codigo, erro.motivos?.map(({ motivo }) => motivo)]).toEqual([
      'RenovacaoRecusada',
      ['item_em_atraso'],
    ]);
    expect(await successBody(renew('elisa', id, 'item_em_atraso'))).toMatchObject({
      emprestimo: { renovacoes: 1, atrasado: false },
      perdoado_centavos: 200,
    });
    expect(await madeRows()).toMatchObject([{ act: 'renew', loan_id: id, forgiven: 200 }]);
  });

  test('goes past the number of renewals', { tags: 'long' }, async () => {
    const id = await lentId('A1');
    await server.pool.query(`update loan set renewals = (rule ->> 'renewals')::integer`);
    days(1);
    await successBody(renew('elisa', id, 'limite_renovacoes'));
  });

  test('lets off no more than a role may', async () => {
    await letStaffMakeExceptions(199);
    const id = await lentId('A1');
    days(9);
    const { erro } = errorBody.parse((await renew('davi', id, 'item_em_atraso')).json());
    expect([erro.codigo, erro.valores]).toEqual([
      'AcimaDoSeuLimite',
      { valor_centavos: 200, limite_centavos: 199 },
    ]);
    expect(erro.mensagem).toMatch(/2,00.+1,99/);
    await server.pool.query('update staff_limit set discount_limit = 200');
    await successBody(renew('davi', id, 'item_em_atraso'));
  });

  test('is nobody’s of another unit, nor of who may make none', { tags: 'long' }, async () => {
    const id = await lentId('A1');
    days(9);
    expect(await codeOf(renew('davi', id, 'item_em_atraso'))).toEqual([403, 'SemPermissao']);
    await letStaffMakeExceptions();
    expect(await codeOf(renew('fabio', id, 'item_em_atraso'))).toEqual([404, 'NaoEncontrado']);
  });
});

describe('another due day', () => {
  const date = (who: Person, id: number, devolver_ate: string, justificativa = 'Greve.') =>
    call(who, 'PUT', `emprestimos/${id}/prazo`, { devolver_ate, justificativa });

  test('is given with a reason, and stands on loan and copy', async () => {
    const id = await lentId('A1');
    expect(await successBody(date('elisa', id, '2026-03-31'))).toMatchObject({
      emprestimo: { devolver_ate: '2026-03-31', renovacoes: 0 },
      perdoado_centavos: 0,
    });
    expect((await core.copyOf('A1')).expected_on).toBe('2026-03-31');
    expect(await audited()).toMatchObject([
      { kind: 'due-day-changed', person_id: 1, details: { justificativa: 'Greve.' } },
    ]);
  });

  test(
    'lies from today on, within a year, on an open day, and is another one',
    { tags: 'long' },
    async () => {
      const id = await lentId('A1');
      expect(await codeOf(date('elisa', id, '2026-03-09'))).toEqual([422, 'DiaForaDoPrazo']);
      expect(await codeOf(date('elisa', id, '2027-12-01'))).toEqual([422, 'DiaForaDoPrazo']);
      expect(await codeOf(date('elisa', id, '2026-03-17'))).toEqual([422, 'DadosInvalidos']);
      await server.pool.query(`insert into opening_entry (weekday, is_open) values (7, false)`);
      const { erro } = errorBody.parse((await date('elisa', id, '2026-03-22')).json());
      expect(erro.campos).toEqual([
        { campo: 'devolver_ate', mensagem: expect.stringContaining('23 de mar') },
      ]);
      expect(await codeOf(date('elisa', id, '2026-03-24', ' '))).toEqual([
        422,
        'CampoObrigatorioNaoPreenchido',
      ]);
    },
  );

  test(
    'is given by the unit of the copy, by who may, to what is open',
    { tags: 'long' },
    async () => {
      const id = await lentId('S1', logins.ana, libraries.saude);
      await letStaffMakeExceptions();
      expect(await codeOf(date('davi', id, '2026-03-31'))).toEqual([404, 'NaoEncontrado']);
      await successBody(date('fabio', id, '2026-03-31'));
      expect(await codeOf(date('ana', id, '2026-03-30'))).toEqual([403, 'SemPermissao']);
      await core.takeBack('S1', libraries.saude);
      expect(await codeOf(date('fabio', id, '2026-03-30'))).toEqual([404, 'NaoEncontrado']);
    },
  );
});

describe('a hold at the desk', () => {
  const wishOf = async (barcode: string) => {
    const { title_id } = await core.copyOf(barcode);
    const none = { volume: '', tomo: '', parte: '', material_adicional: '', localizacao: null };
    return { cod_acervo: title_id, biblioteca: libraries.central, ...none };
  };
  const place = async (who: Person, barcode: string, more: object = {}, cod_login = logins.ana) =>
    call(who, 'POST', 'reserva', { cod_login, ...(await wishOf(barcode)), ...more });

  test(
    'is placed for a reader, told on the card, and kept in the audit',
    { tags: 'long' },
    async () => {
      await core.lend('A1', logins.bruno);
      const { title_id } = await core.copyOf('A1');
      const found = await successBody(call('davi', 'GET', 'titulos?texto=a1'));
      expect(found).toMatchObject({ titulos: [{ cod_acervo: title_id, titulo: 'Livro A1' }] });
      expect(
        await successBody(
          call('davi', 'GET', `reserva?cod_login=${logins.ana}&cod_acervo=${title_id}`),
        ),
      ).toMatchObject({ opcoes: [{ pode_reservar: true }] });
      expect(await successBody(place('davi', 'A1'))).toMatchObject({ posicao: 1 });
      expect(await audited()).toMatchObject([
        { kind: 'hold-placed', login_id: logins.davi, person_id: 1 },
      ]);
      const open = (who: Person) => successBody(call(who, 'GET', `leitores/${logins.ana}`));
      expect(await open('davi')).toMatchObject({ reservas: [{ posicao: 1, pode_cancelar: true }] });
      expect(await open('fabio')).toMatchObject({ reservas: [{ pode_cancelar: false }] });
    },
  );

  test(
    'is refused with every reason, and placed in spite of them by who may',
    { tags: 'long' },
    async () => {
      await core.lend('A1', logins.bruno);
      await block();
      expect(await codeOf(place('davi', 'A1'))).toEqual([422, 'ReservaRecusada']);
      const excecao = exception('bloqueado');
      expect(await codeOf(place('davi', 'A1', { excecao }))).toEqual([403, 'SemPermissao']);
      await successBody(place('elisa', 'A1', { excecao }));
      expect(await madeRows()).toMatchObject([
        { act: 'hold', loan_id: null, reason: 'Viaja amanhã.' },
      ]);
    },
  );

  test(
    'is of the own unit’s copies where it goes against their rules',
    { tags: 'long' },
    async () => {
      await core.lend('A1', logins.bruno);
      await block();
      await letStaffMakeExceptions();
      expect(await codeOf(place('fabio', 'A1', { excecao: exception('bloqueado') }))).toEqual([
        403,
        'ExcecaoDeOutraUnidade',
      ]);
    },
  );

  test('is of a reader and a title that there are', { tags: 'long' }, async () => {
    expect(await codeOf(place('davi', 'A1', { cod_login: 9999 }))).toEqual([
      404,
      'LeitorNaoEncontrado',
    ]);
    expect(await codeOf(place('davi', 'A1', { cod_acervo: 9999 }))).toEqual([
      404,
      'AcervoNaoEncontrado',
    ]);
    expect(await codeOf(place('davi', 'A1', { biblioteca: null }))).toEqual([
      422,
      'OpcoesNaoSelecionadas',
    ]);
    expect(await codeOf(place('ana', 'A1'))).toEqual([403, 'SemPermissao']);
  });
});

test('what is nobody’s any more has no reasons of anybody', async () => {
  await block();
  await successBody(lend('elisa', 'A1', exception('bloqueado')));
  await core.takeBack('A1');
  await server.pool.query(`update person set history_days = 0 where id = 1`);
  days(1);
  expect(await forgetHistories(server, new AbortController().signal)).toEqual({ histories: 1 });
  expect(await madeRows()).toEqual([]);
});
