import { isLong } from '@estante/test-support/is-long';
import { errorBody, type endpoints, type Success } from '@estante/contract';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../../test/call-as.ts';
import { chargeFine, chargeIn } from '../../../../test/debts.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { as, password, tokenCall } from '../../../../test/people.ts';
import { aBook } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';

type ClearanceBody = Success<typeof endpoints.issueClearance>;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records: [aBook({ title: 'Um' }), aBook({ title: 'Dois' })] });
});
afterEach(() => server.close());

const call = (person: Person | null, method: CallAs['method'], path: string, payload?: object) =>
  callAs(server, person, { method, path, ...(payload && { payload }) });
const declare = (person: Person, senha = password) =>
  call(person, 'POST', 'unidade-informacao/nada-consta', { senha });
const verify = async (code: string) =>
  call(null, 'GET', `unidade-informacao/nada-consta/verificar/${encodeURIComponent(code)}`);
const enter = (username: string) =>
  server.app.inject(tokenCall({ grant_type: 'password', username, password }));
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const revoke = (person: Person, id: number, motivo = 'Engano') =>
  call(person, 'POST', `atendimento/declaracoes/${id}/revogacao`, { motivo });

const now = () => new Date(server.clock.now().epochMilliseconds);
const through = { person_id: 1, login_id: 1 };
const titled = { ...through, title_id: 1, volume: '', tome: '', part: '', additional_material: '' };

const writeLoan = (barcode = 'B') =>
  server.db
    .insertInto('loan')
    .values({
      ...through,
      copy_id: null,
      title_id: 1,
      barcode,
      library_id: 1,
      lent_at: now(),
      lent_in: 1,
      lent_by: null,
      due_on: '2026-03-20',
      due_at: null,
      rule: JSON.stringify({ renewals: 0 }),
    })
    .execute();
const writeHold = (volume = '') =>
  server.db
    .insertInto('hold')
    .values({ ...titled, volume, library_id: 1, placed_at: now(), location_id: null })
    .execute();
const writeRequest = (title_id = 1) =>
  server.db
    .insertInto('loan_request')
    .values({
      ...titled,
      title_id,
      origin_library_id: 1,
      receiving_library_id: 2,
      phone: '',
      email: '',
      authorised_person: '',
      is_home_delivery: false,
      address: '',
      requested_at: now(),
    })
    .execute();

describe('a declaration', () => {
  test('is refused with everything that stands against it, as it was told before', async () => {
    await chargeFine(server, { libraryId: 3, amount: 1 });
    await writeLoan();
    await writeHold();
    await writeRequest();
    const check = (await call('ana', 'GET', 'unidade-informacao/nada-consta/verifica')).json<
      Success<typeof endpoints.checkClearance>
    >();
    expect(check).toMatchObject({
      pode_emitir: false,
      desc_biblioteca: 'Biblioteca Central',
      dias_validade: 5,
      pendencias: [
        { motivo: 'emprestimos', liberacao: { tipo: 'devolucao', emprestimos: [1] } },
        { motivo: 'debitos', liberacao: { tipo: 'pagamento', valor_centavos: 1 } },
        { motivo: 'reservas', liberacao: { tipo: 'encerrar_reservas', reservas: [1] } },
        { motivo: 'solicitacoes', liberacao: { tipo: 'encerrar_solicitacoes' } },
      ],
    });
    const refused = await declare('ana');
    expect(said(refused)).toEqual([422, 'DeclaracaoRecusada']);
    expect(errorBody.parse(refused.json()).erro.motivos).toEqual(check.pendencias);
    const others = await call('bruno', 'GET', 'unidade-informacao/nada-consta/verifica');
    expect(others.json()).toMatchObject({ pode_emitir: true, pendencias: [] });
  });

  test(
    'is refused while something else is asked of the library, and so is the end of the link',
    { tags: 'long' },
    async () => {
      await server.db
        .insertInto('request')
        .values({
          ...through,
          library_id: 1,
          kind: 'survey',
          document: null,
          details: '{}',
          emails: ['ana@example.org'],
          note: '',
          language: 'pt',
          sent_at: now(),
          due_on: null,
        })
        .execute();
      const services = {
        motivo: 'atendimentos',
        liberacao: {
          tipo: 'encerrar_atendimentos',
          pedidos: [{ codigo: 1, tipo: 'levantamento-bibliografico' }],
        },
      };
      const check = await call('ana', 'GET', 'unidade-informacao/nada-consta/verifica');
      expect(check.json()).toMatchObject({ pode_emitir: false, pendencias: [services] });
      expect(said(await declare('ana'))).toEqual([422, 'DeclaracaoRecusada']);
      const ended = await call('elisa', 'POST', 'atendimento/vinculos/1/encerramento', {});
      expect(said(ended)).toEqual([422, 'EncerramentoRecusado']);
      expect(errorBody.parse(ended.json()).erro.motivos).toMatchObject([services]);
      const over = { state: 'finished', handled_at: now() } as const;
      await server.db.updateTable('request').set(over).execute();
      expect((await declare('ana')).statusCode).toBe(200);
    },
  );

  test('is refused to the last who administers the network', async () => {
    const check = await call('elisa', 'GET', 'unidade-informacao/nada-consta/verifica');
    expect(check.json()).toMatchObject({ pode_emitir: false, ultimo_administrador: true });
    expect(said(await declare('elisa'))).toEqual([422, 'UltimoAdministrador']);
    expect((await enter('elisa')).statusCode).toBe(200);
  });

  test('is given to one of two who administer the network', { tags: 'long' }, async () => {
    await server.db
      .updateTable('login')
      .set({ role: 'administrator' })
      .where('id', '=', 2)
      .execute();
    const check = await call('elisa', 'GET', 'unidade-informacao/nada-consta/verifica');
    expect(check.json()).toMatchObject({ pode_emitir: true, ultimo_administrador: false });
    const both = await Promise.all([declare('elisa'), declare('bruno')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('gives a PDF with its code, ends the link and its sessions, and leaves the other link', async () => {
    const before = (await enter('ana')).json<{ refresh_token: string; access_token: string }>();
    const answer = await declare('ana');
    expect(answer.statusCode, answer.body).toBe(200);
    const { codigo, valida_ate, arquivo } = answer.json<ClearanceBody>();
    expect(valida_ate).toBe('2026-03-15');
    expect(codigo).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const text = textOfPdf(Buffer.from(arquivo.conteudo, 'base64'));
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Declaração de nada consta');
    expect(words).toMatch(/Ana de Teste, usuário ana, nada deve à Biblioteca Central em 10 de mar/);
    expect(words).toMatch(/Válida até 15 de mar/);
    expect(text).toContain(codigo);
    expect(text.replaceAll('\n', '')).toContain(`/verificar/${codigo}`);

    expect(said(await enter('ana'))).toEqual([422, 'VinculoEncerrado']);
    const bearer = { authorization: `Bearer ${before.access_token}` };
    const asked = await server.app.inject({ url: '/api/pessoas', headers: bearer });
    expect(said(asked)).toEqual([401, 'SessaoExpirada']);
    const { refresh_token } = before;
    const refreshed = await server.app.inject(
      tokenCall({ grant_type: 'refresh_token', refresh_token }),
    );
    expect(said(refreshed)).toEqual([401, 'SessaoExpirada']);
    expect((await enter('ana.saude')).statusCode).toBe(200);
    const logins = await call('ana.saude', 'GET', 'pessoas/login');
    expect(logins.json()).toEqual([{ codigo: 6, nome: 'Biblioteca da Saúde' }]);
    const back = await call('ana.saude', 'PUT', 'pessoas/troca-login', {
      codigo: 1,
      senha: password,
    });
    expect(said(back)).toEqual([422, 'VinculoEncerrado']);
    const mails = await server.db.selectFrom('outgoing_mail').selectAll().execute();
    expect(mails).toMatchObject([
      { recipients: ['ana@example.org'], attachment_type: 'application/pdf' },
    ]);
    expect(mails[0]?.body).toContain(codigo);
  });

  test('asks for the password; wrong ones are counted like those of a sign-in', async () => {
    for (let tries = 0; tries < 5; tries++) {
      expect(said(await declare('ana', 'errada'))).toEqual([422, 'SenhaAtualIncorreta']);
    }
    expect(said(await declare('ana'))).toEqual([429, 'MuitasTentativas']);
    expect(said(await enter('ana'))).toEqual([429, 'MuitasTentativas']);
    expect(await server.db.selectFrom('clearance').selectAll().execute()).toEqual([]);
  });

  test('is verified by anybody who has the code: how it stands, a masked name, the library and the days', async () => {
    const { codigo } = (await declare('ana')).json<ClearanceBody>();
    const days = { emitida_em: '2026-03-10', valida_ate: '2026-03-15' };
    const of = { nome: 'Ana T.', desc_biblioteca: 'Biblioteca Central' };
    const valid = { situacao: 'valida', codigo_verificacao: codigo, ...of, ...days };
    expect((await verify(codigo)).json()).toEqual(valid);
    expect((await verify(` ${codigo.toLowerCase().replaceAll('-', ' ')} `)).json()).toEqual(valid);
    expect(said(await verify('K7QF-20ZD-M3RB-9XTA'))).toEqual([404, 'NaoEncontrado']);
    server.clock.advance({ hours: 24 * 5 });
    expect((await verify(codigo)).json()).toEqual(valid);
    server.clock.advance({ hours: 24 });
    expect((await verify(codigo)).json()).toEqual({ ...valid, situacao: 'expirada' });
    expect(said(await enter('ana'))).toEqual([422, 'VinculoEncerrado']);
  });

  test(
    'is verified as before when its reader has closed the account, and is not undone any more',
    { tags: 'long' },
    async () => {
      const { codigo } = (await declare('ana')).json<ClearanceBody>();
      const before = (await verify(codigo)).json<object>();
      const leave = 'pessoas/meu-pergamum/privacidade/encerramento';
      const closed = await call('ana.saude', 'POST', leave, { senha: password });
      expect(closed.statusCode, closed.body).toBe(200);
      expect((await verify(codigo)).json()).toEqual(before);
      const list = await call('davi', 'GET', 'atendimento/declaracoes?texto=ana');
      expect(list.json()).toMatchObject({ total: 1, declaracoes: [{ nome_pessoa: 'Ana T.' }] });
      const refused = await revoke('davi', 1);
      expect(said(refused)).toEqual([422, 'ContaEncerrada']);
      expect(errorBody.parse(refused.json()).erro.mensagem).toBe(
        'Esta pessoa encerrou a conta: o vínculo não pode ser reativado. Nada foi salvo.',
      );
      const open = server.db.selectFrom('login').select('id').where('person_id', '=', 1);
      expect(await open.where('ended_at', 'is', null).execute()).toEqual([]);
      expect((await verify(codigo)).json()).toEqual(before);
    },
  );

  test('is undone by staff of its unit: the link lives again', async () => {
    const { codigo } = (await declare('ana')).json<ClearanceBody>();
    const list = await call('davi', 'GET', 'atendimento/declaracoes?texto=ana');
    expect(list.json()).toMatchObject({
      total: 1,
      contagem: [{ situacao: 'valida', total: 1 }, { total: 0 }, { total: 0 }],
      declaracoes: [
        { codigo: 1, codigo_verificacao: codigo, nome_pessoa: 'Ana de Teste', revogacao: null },
      ],
    });
    const others = await call('fabio', 'GET', 'atendimento/declaracoes');
    expect(others.json()).toMatchObject({ total: 0, declaracoes: [] });
    expect(said(await revoke('fabio', 1))).toEqual([404, 'NaoEncontrado']);
    expect(said(await revoke('bruno', 1))).toEqual([403, 'SemPermissao']);
    expect((await revoke('davi', 1)).statusCode).toBe(200);
    expect((await verify(codigo)).json()).toMatchObject({ situacao: 'revogada' });
    expect((await enter('ana')).statusCode).toBe(200);
  });

  test('is undone once, with a reason, and made anew', { tags: 'long' }, async () => {
    expect((await declare('ana')).statusCode).toBe(200);
    expect(said(await revoke('davi', 1, ' '))[1]).toBe('CampoObrigatorioNaoPreenchido');
    const both = await Promise.all([revoke('davi', 1), revoke('elisa', 1)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await declare('ana')).statusCode).toBe(200);
  });
});

test('64 writers against one declaration: it means that nothing is owed, nor written later', async () => {
  const writers = [
    (n: number) => writeLoan(`B${n}`),
    (n: number) => writeHold(`v. ${n}`),
    (n: number) => writeRequest(n),
    () => chargeFine(server),
  ];
  for (const round of isLong ? [0, 1, 2, 3, 4, 5] : [2]) {
    await sql`truncate loan, hold, loan_request, debt cascade`.execute(server.db);
    await sql`truncate clearance`.execute(server.db);
    await server.db.updateTable('login').set({ ended_at: null }).execute();
    const racing = Array.from({ length: 64 }, async (_, n) => {
      // The later the round, the more of them come after the declaration has begun.
      for (let waits = 0; waits < round * 8; waits++) await sql`select`.execute(server.db);
      return writers[n % 4]?.(n + 1);
    });
    const declaring = declare('ana');
    const written = await Promise.allSettled(racing);
    const declared = (await declaring).statusCode;
    const tables = ['loan', 'hold', 'loan_request', 'debt'] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        server.db.selectFrom(table).select('id').where('login_id', '=', 1).execute(),
      ),
    );
    const total = rows.flat().length;
    expect(total).toBe(written.filter(({ status }) => status === 'fulfilled').length);
    expect([declared, total]).toEqual(total === 0 ? [200, 0] : [422, 64]);
  }
});

test('a declaration that comes first lets none of 64 writers through', async () => {
  expect((await declare('ana')).statusCode).toBe(200);
  const writers = [
    () => writeLoan(),
    () => writeHold(),
    () => writeRequest(),
    () => chargeFine(server),
  ];
  const written = await Promise.allSettled(
    Array.from({ length: 64 }, async (_, n) => writers[n % 4]?.()),
  );
  expect(written.every(({ status }) => status === 'rejected')).toBe(true);
});

test(
  'a writer that has begun is waited for, and then stands against it',
  { tags: 'long' },
  async () => {
    const headers = await as(server, 'ana');
    let declaring: Promise<LightMyRequestResponse> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await chargeIn(trx, server.clock);
      declaring = Promise.resolve(
        server.app.inject({
          method: 'POST',
          url: '/api/unidade-informacao/nada-consta',
          headers,
          payload: { senha: password },
        }),
      );
      // Until the declaration waits for the link that this transaction writes through.
      await untilWaiting(server.db);
    });
    const answer = await declaring;
    expect(answer?.statusCode).toBe(422);
  },
);
