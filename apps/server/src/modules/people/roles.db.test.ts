import type { endpoints, Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const [bruno, clara, davi, elisa] = [2, 3, 4, 5];
const [desk, payments, people, audit, roles, settings] = [9201, 9202, 9230, 9231, 9232, 9111];

async function call(who: Person, method: CallAs['method'], path: string, payload?: object) {
  const at = `atendimento/${path}`;
  const answer = await callAs(server, who, { method, path: at, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

const limites = { desconto_centavos: null, estorno_centavos: null };
const said = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.erro?.codigo];
const give = (who: Person, id: number, papel: string, cargo: number | null = null) =>
  call(who, 'PUT', `vinculos/${id}/papel`, { papel, cargo });

async function make(nome: string, atividades: readonly number[], who: Person = 'elisa') {
  const made = await call(who, 'POST', 'papeis', { nome, atividades, limites });
  const { papeis = [] }: Success<typeof endpoints.listStaffRoles> = made.body;
  return { ...made, id: papeis.find((one) => one.nome === nome)?.codigo ?? 0 };
}

/** davi may say what roles may do, beside what all staff may. */
async function letStaffGiveRoles(): Promise<void> {
  await server.db
    .insertInto('role_permission')
    .values({ role: 'staff', module: 2, activity: roles })
    .execute();
}

describe('roles of an institution’s own', () => {
  test('say what those may do who have them, in place of what all staff may', async () => {
    const { id } = await make('Estágio', [desk]);
    expect((await give('elisa', davi, 'equipe', id)).body.vinculos[0]).toMatchObject({
      papel: 'equipe',
      cargo: 'Estágio',
    });
    expect(said(await call('davi', 'GET', 'pessoas?texto=ana'))).toEqual([403, 'SemPermissao']);
    expect((await call('davi', 'GET', 'circulacao')).status).toBe(200);
    await call('elisa', 'PUT', `papeis/${id}`, {
      nome: 'Estágio',
      atividades: [desk, people],
      limites,
    });
    expect((await call('davi', 'GET', 'pessoas?texto=ana')).status).toBe(200);
    const { body } = await callAs(server, 'davi', { method: 'GET', path: 'pessoas' }).then(
      (one) => ({
        body: one.json(),
      }),
    );
    expect(
      body.authPermissions.filter((one: { cod_modulo: number }) => one.cod_modulo === 2),
    ).toEqual([
      { cod_modulo: 2, cod_atividade: desk },
      { cod_modulo: 2, cod_atividade: people },
    ]);
  });

  test(
    'have each a name of their own, and stay while somebody has them',
    { tags: 'long' },
    async () => {
      const { id } = await make('Estágio', [desk]);
      expect((await make('ESTÁGIO', [])).status).toBe(422);
      expect((await make(' ', [])).status).toBe(422);
      await give('elisa', davi, 'equipe', id);
      expect(said(await call('elisa', 'DELETE', `papeis/${id}`))).toEqual([409, 'PapelEmUso']);
      await give('elisa', davi, 'equipe');
      expect((await call('elisa', 'DELETE', `papeis/${id}`)).body.papeis).toEqual([]);
    },
  );

  test('what all staff may do is said too, and each change is in the audit', async () => {
    await call('elisa', 'PUT', 'papel-equipe', { atividades: [desk], limites });
    expect(said(await call('davi', 'GET', 'pessoas?texto=ana'))).toEqual([403, 'SemPermissao']);
    const events = await server.db
      .selectFrom('audit_event')
      .select(['kind', 'login_id', 'details'])
      .execute();
    expect(events).toEqual([
      {
        kind: 'role-permissions-changed',
        login_id: elisa,
        details: { papel: 'equipe', atividades: [desk], limites },
      },
    ]);
  });
});

describe('nobody gives more than they have', () => {
  beforeEach(letStaffGiveRoles);

  test('in a role that they make or change', async () => {
    expect(said(await make('Chefia', [settings], 'davi'))).toEqual([403, 'DireitosDemais']);
    expect((await make('Caixa', [payments], 'davi')).status).toBe(200);
    const { id } = await make('Chefia', [settings]);
    const change = (atividades: readonly number[]) =>
      call('davi', 'PUT', `papeis/${id}`, { nome: 'Chefia', atividades, limites });
    expect((await change([settings, payments])).status).toBe(200);
    // Nor do they take what they may not give.
    expect(said(await change([]))).toEqual([403, 'DireitosDemais']);
    expect(said(await call('davi', 'DELETE', `papeis/${id}`))).toEqual([403, 'DireitosDemais']);
    const { body } = await call('davi', 'GET', 'papeis');
    const more = [...body.equipe, settings];
    expect(said(await call('davi', 'PUT', 'papel-equipe', { atividades: more, limites }))).toEqual([
      403,
      'DireitosDemais',
    ]);
  });

  test('to others, to themselves, or as administrators', async () => {
    const { id } = await make('Chefia', [settings]);
    expect(said(await give('davi', bruno, 'equipe', id))).toEqual([403, 'DireitosDemais']);
    expect(said(await give('davi', bruno, 'administrador'))).toEqual([403, 'DireitosDemais']);
    expect(said(await give('davi', davi, 'administrador'))).toEqual([403, 'ProprioCadastro']);
    expect(said(await give('davi', davi, 'equipe', id))).toEqual([403, 'ProprioCadastro']);
    expect(said(await give('davi', elisa, 'leitor'))).toEqual([403, 'PessoaDeMaisDireitos']);
    expect((await give('davi', bruno, 'equipe')).status).toBe(200);
    expect(said(await give('davi', 6, 'equipe'))).toEqual([404, 'NaoEncontrado']);
    expect(said(await give('clara', clara, 'equipe'))).toEqual([403, 'SemPermissao']);
  });

  test(
    'who has another role with more rights is not changed by those with fewer',
    { tags: 'long' },
    async () => {
      const { id } = await make('Chefia', [settings]);
      await give('elisa', bruno, 'equipe', id);
      expect(said(await call('davi', 'PUT', `pessoas/${bruno}`, { nome: 'x' }))).toEqual([
        403,
        'PessoaDeMaisDireitos',
      ]);
      const reset = await call('davi', 'POST', `pessoas/${bruno}/senha`, { modo: 'provisoria' });
      expect(said(reset)).toEqual([403, 'PessoaDeMaisDireitos']);
    },
  );
});

describe('limits of a role', () => {
  const limited = { desconto_centavos: 150, estorno_centavos: 0 };
  const makeLimited = (who: Person, nome: string, of: object) =>
    call(who, 'POST', 'papeis', { nome, atividades: [payments], limites: of });

  test('are told with it, and counted in centavos', { tags: 'long' }, async () => {
    const { body } = await makeLimited('elisa', 'Caixa', limited);
    expect(body.papeis).toMatchObject([{ nome: 'Caixa', limites: limited }]);
    expect(body.limites_equipe).toEqual(limites);
  });

  test('are given by nobody above their own', async () => {
    await letStaffGiveRoles();
    const equipe = (await call('elisa', 'GET', 'papeis')).body.equipe;
    await call('elisa', 'PUT', 'papel-equipe', { atividades: equipe, limites: limited });
    expect(said(await makeLimited('davi', 'Caixa', limites))).toEqual([403, 'DireitosDemais']);
    const more = { ...limited, desconto_centavos: 151 };
    expect(said(await makeLimited('davi', 'Caixa', more))).toEqual([403, 'DireitosDemais']);
    expect((await makeLimited('davi', 'Caixa', limited)).status).toBe(200);
    const own = { atividades: equipe, limites };
    expect(said(await call('davi', 'PUT', 'papel-equipe', own))).toEqual([403, 'DireitosDemais']);
    const { body } = await makeLimited('elisa', 'Chefia', limites);
    const chief = body.papeis.find(({ nome }: { nome: string }) => nome === 'Chefia').codigo;
    expect(said(await give('davi', bruno, 'equipe', chief))).toEqual([403, 'DireitosDemais']);
    await give('elisa', bruno, 'equipe', chief);
    expect(said(await call('davi', 'PUT', `pessoas/${bruno}`, { nome: 'x' }))).toEqual([
      403,
      'PessoaDeMaisDireitos',
    ]);
  });
});

describe('the network keeps an administrator', () => {
  test('the last one cannot take their own right away', async () => {
    expect(said(await give('elisa', elisa, 'leitor'))).toEqual([422, 'UltimoAdministrador']);
    await give('elisa', bruno, 'administrador');
    expect((await give('elisa', elisa, 'leitor')).status).toBe(200);
  });

  test('one who is blocked is none', { tags: 'long' }, async () => {
    await give('elisa', bruno, 'administrador');
    await server.db
      .updateTable('login')
      .set({ is_blocked: true })
      .where('id', '=', bruno)
      .execute();
    expect(said(await give('elisa', elisa, 'equipe'))).toEqual([422, 'UltimoAdministrador']);
  });

  test('of two who let go of it at once one keeps it', { tags: 'long' }, async () => {
    await give('elisa', bruno, 'administrador');
    const both = await Promise.all([
      give('elisa', elisa, 'leitor'),
      give('bruno', bruno, 'leitor'),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
  });
});

describe('the audit', () => {
  const read = async (who: Person, query = '') => {
    const { status, body } = await call(who, 'GET', `auditoria?${query}`);
    const list: Success<typeof endpoints.listAudit> = body;
    return {
      status,
      total: list.total,
      rows: list.registros?.map((one) => [one.tipo, one.quem?.nome, one.de_quem?.nome, one.campos]),
    };
  };

  test('names the part that was changed, the file that was brought in and the role', async () => {
    const at = new Date(server.clock.now().epochMilliseconds);
    const row = <Kind extends string>(kind: Kind, details: object) => ({
      at,
      kind,
      login_id: elisa,
      details: JSON.stringify(details),
    });
    await server.db
      .insertInto('audit_event')
      .values([
        row('institution-changed', { area: 'loan-rules', campos: ['regras'] }),
        row('file-imported', { import: 1, file: 'acervo.mrc', kind: 'marc' }),
        row('role-permissions-changed', { papel: 'Estagiários', atividades: [] }),
      ])
      .execute();
    const { body } = await call('elisa', 'GET', 'auditoria?');
    const list: Success<typeof endpoints.listAudit> = body;
    const told = list.registros.map(({ area, de_que }) => [area, de_que]);
    expect(new Set(told.map(String))).toEqual(
      new Set(
        [
          ['loan-rules', ''],
          [null, 'acervo.mrc'],
          [null, 'Estagiários'],
        ].map(String),
      ),
    );
  });

  test('tells who saw and changed whose record, and finds by each', async () => {
    await call('davi', 'GET', `pessoas/${bruno}`);
    await call('davi', 'PUT', `pessoas/${bruno}`, { telefone: '1' });
    await give('elisa', clara, 'leitor');
    const [d, b, c, e] = ['Davi', 'Bruno', 'Clara', 'Elisa'].map((one) => `${one} de Teste`);
    const all = await read('elisa');
    expect(all.total).toBe(3);
    expect(new Set(all.rows?.map((row) => JSON.stringify(row)))).toEqual(
      new Set(
        [
          ['record-seen', d, b, []],
          ['person-changed', d, b, ['telefone']],
          ['role-changed', e, c, []],
        ].map((row) => JSON.stringify(row)),
      ),
    );
    expect((await read('elisa', 'quem=davi')).total).toBe(2);
    expect((await read('elisa', 'de_quem=bruno%20de')).total).toBe(2);
    expect((await read('elisa', 'de_quem=clara')).total).toBe(1);
    expect((await read('elisa', 'tipo=record-seen')).total).toBe(1);
    expect((await read('elisa', 'dataIni=2026-03-11')).total).toBe(0);
    expect((await read('elisa', 'dataIni=2026-03-10&dataFim=2026-03-10')).total).toBe(3);
  });

  test('is read page by page', { tags: 'long' }, async () => {
    for (let at = 0; at < 21; at += 1)
      await call('davi', 'PUT', `pessoas/${bruno}`, { telefone: String(at) });
    expect((await read('elisa', 'pagina=2')).rows?.length).toBe(1);
  });

  test('is read by who may alone: of their unit', async () => {
    await call('davi', 'PUT', `pessoas/${bruno}`, { telefone: '1' });
    expect((await read('davi')).status).toBe(403);
    await server.db
      .insertInto('role_permission')
      .values({ role: 'staff', module: 2, activity: audit })
      .execute();
    expect((await read('davi')).total).toBe(1);
    expect((await read('fabio')).total).toBe(0);
  });
});
