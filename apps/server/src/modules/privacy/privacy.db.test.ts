import { errorBody, redirectGrant, type endpoints, type Success } from '@estante/contract';
import type { RequestState } from '@estante/database';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type CallAs, type Person } from '../../../test/call-as.ts';
import { aLateLoan, chargeFine } from '../../../test/debts.ts';
import { writeHold } from '../../../test/holds.ts';
import { writePastLoans } from '../../../test/past-loans.ts';
import { password, recoveryCode, tokenCall, writeRecoveryCode } from '../../../test/people.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { clearTables } from '../retention/index.ts';
import { forgetHistories } from './index.ts';

type Privacy = Success<typeof endpoints.getPrivacy>;

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [aBook({ title: 'Dom Casmurro', copies: [{ library: 'CENTRAL' }] })],
  });
});
afterEach(() => server.close());

const path = 'pessoas/meu-pergamum/privacidade';
const going = new AbortController().signal;
const call = (person: Person | null, method: CallAs['method'], below = '', payload?: object) =>
  callAs(server, person, { method, path: path + below, ...(payload && { payload }) });
const privacyOf = async (person: Person) => (await call(person, 'GET')).json<Privacy>();
const said = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  errorBody.parse(answer.json()).erro.codigo,
];
const enter = (username: string) =>
  server.app.inject(tokenCall({ grant_type: 'password', username, password }));
const keep = (person: Person, prazo: string) => call(person, 'PUT', '/historico', { prazo });

const now = () => new Date(server.clock.now().epochMilliseconds);
const owners = async () =>
  (await server.db.selectFrom('loan').select('person_id').orderBy('id').execute()).map(
    ({ person_id }) => person_id,
  );

async function lendOpen(): Promise<void> {
  await server.db
    .insertInto('loan')
    .values({
      person_id: 1,
      login_id: 1,
      copy_id: null,
      title_id: 1,
      barcode: 'OPEN',
      library_id: 1,
      lent_at: now(),
      lent_in: 1,
      lent_by: null,
      due_on: '2026-03-20',
      due_at: null,
      rule: JSON.stringify({ renewals: 0 }),
    })
    .execute();
}

describe('reading history', () => {
  beforeEach(async () => {
    await writePastLoans(server.db, [
      { titleId: 1, lentAt: '2025-01-10T12:00:00Z' },
      { titleId: 1, lentAt: '2026-03-01T12:00:00Z' },
    ]);
  });

  test('is kept until its reader says otherwise', async () => {
    expect((await privacyOf('ana')).historico).toEqual({
      prazo: 'sempre',
      guardados: 2,
      presos: 0,
    });
    await forgetHistories(server, going);
    expect(await owners()).toEqual([1, 1]);
  });

  test('is nobody’s past the term, at once and by night, and counts all the same', async () => {
    const done = await keep('ana', '180');
    expect(done.json()).toEqual({ prazo: '180', guardados: 1, presos: 0 });
    expect(await owners()).toEqual([null, 1]);
    server.clock.advance({ hours: 24 * 180 });
    expect(await forgetHistories(server, going)).toEqual({ histories: 1 });
    expect(await owners()).toEqual([null, null]);
    expect(await forgetHistories(server, going)).toEqual({ histories: 0 });
  });

  test('is cleared at once; what is open, owed or another’s stays', async () => {
    await lendOpen();
    const loanId = await aLateLoan(server);
    await chargeFine(server, { loanId, kind: 'fine', description: '' });
    await server.db
      .insertInto('loan')
      .columns([
        'person_id',
        'login_id',
        'title_id',
        'barcode',
        'library_id',
        'lent_at',
        'lent_in',
        'due_on',
        'rule',
        'returned_at',
        'returned_in',
      ])
      .expression((eb) =>
        eb
          .selectFrom('loan')
          .select((of) => [
            of.val(2).as('person_id'),
            of.val(2).as('login_id'),
            'title_id',
            'barcode',
            'library_id',
            'lent_at',
            'lent_in',
            'due_on',
            'rule',
            'returned_at',
            'returned_in',
          ])
          .where('id', '=', 1),
      )
      .execute();
    const cleared = await call('ana', 'DELETE', '/historico');
    expect(cleared.json()).toEqual({ prazo: 'sempre', guardados: 1, presos: 1 });
    expect(await owners()).toEqual([null, null, 1, 1, 2]);
    const history = await callAs(server, 'ana', { method: 'GET', path: 'emprestimo/historico' });
    expect(history.json()).toMatchObject({ total: 2 });
  });

  test('that is off goes the night after the return, not before', { tags: 'long' }, async () => {
    await keep('ana', 'nunca');
    await lendOpen();
    await server.db
      .updateTable('loan')
      .set({ returned_at: now(), returned_in: 1 })
      .where('barcode', '=', 'OPEN')
      .execute();
    await forgetHistories(server, going);
    expect(await owners()).toEqual([null, null, 1]);
    server.clock.advance({ hours: 24 });
    await forgetHistories(server, going);
    expect(await owners()).toEqual([null, null, null]);
  });

  const notice = (kind: string, facts: object, mailed_at: Date | null) =>
    server.pool.query(
      `insert into notice (person_id, kind, event, facts, created_at, mailed_at)
       values (1, $1, $1 || random(), $2, $3, $4)`,
      [kind, facts, new Date('2026-03-09T12:00:00Z'), mailed_at],
    );
  const kinds = async () =>
    (await server.db.selectFrom('notice').select('kind').execute()).map(({ kind }) => kind);

  test('that is off takes what was told of it once that was mailed', async () => {
    await keep('ana', 'nunca');
    await notice('hold-ending', { holdId: 77 }, null);
    await notice('overdue', { loanId: 1 }, null);
    await forgetHistories(server, going);
    expect(await kinds()).toHaveLength(2);
    await server.db.updateTable('notice').set({ mailed_at: now() }).execute();
    server.clock.advance({ hours: 24 });
    await forgetHistories(server, going);
    expect(await kinds()).toEqual([]);
  });

  test(
    'is cleared with what is still to be told of it, and not with what is to be told of what is open',
    { tags: 'long' },
    async () => {
      await lendOpen();
      await notice('overdue', { loanId: 1 }, null);
      await notice('due-soon', { loanId: 3 }, null);
      await notice('dated-anew', { titleId: 1 }, null);
      await call('ana', 'DELETE', '/historico');
      expect((await kinds()).toSorted()).toEqual(['dated-anew', 'due-soon']);
    },
  );

  test('counts as held what clearing leaves, and nothing else', { tags: 'long' }, async () => {
    await server.pool.query(`
      insert into suspension (person_id, login_id, library_id, loan_id, reason, from_day, until_day, imposed_at)
      values (1, 1, 1, 1, 'late', '2025-02-01', '2025-02-05', now())`);
    const { historico } = await privacyOf('ana');
    expect(historico).toMatchObject({ guardados: 2, presos: 0 });
    expect((await call('ana', 'DELETE', '/historico')).json()).toMatchObject({ guardados: 0 });
  });

  test('takes what was told of it along, and nothing of what is open', async () => {
    await lendOpen();
    const told = (event: string, loanId: number) =>
      server.pool.query(
        `insert into notice (person_id, kind, event, facts, created_at, mailed_at)
         values (1, 'overdue', $1, json_build_object('loanId', $2::integer), $3, $3)`,
        [event, loanId, new Date('2026-03-02')],
      );
    await told('over', 1);
    await told('open', 3);
    await call('ana', 'DELETE', '/historico');
    const left = await server.db.selectFrom('notice').select('event').execute();
    expect(left).toEqual([{ event: 'open' }]);
  });

  test('leaves no way from a hold that has ended to who waited', async () => {
    const id = await writeHold(server.db, {
      person_id: 1,
      title_id: 1,
      state: 'ended',
      ended_at: new Date('2026-03-02'),
      end_reason: 'cancelled',
    });
    await server.pool.query(
      `insert into letter_act (code_hash, person_id, act, hold_id, made_at, expires_at)
       values ('x', 1, 'cancel-hold', $1, '2026-03-01', '2026-03-08')`,
      [id],
    );
    await call('ana', 'DELETE', '/historico');
    const holds = await server.db.selectFrom('hold').select(['id', 'person_id']).execute();
    expect(holds).toEqual([{ id, person_id: null }]);
    expect(await server.db.selectFrom('letter_act').selectAll().execute()).toEqual([]);
  });

  test(
    'leaves the name of a hold while its copy stands on the shelf for nobody',
    { tags: 'long' },
    async () => {
      const { id: copy_id } = await server.db
        .selectFrom('copy')
        .select('id')
        .executeTakeFirstOrThrow();
      const id = await writeHold(server.db, {
        person_id: 1,
        title_id: 1,
        copy_id,
        state: 'ended',
        ended_at: new Date('2026-03-02'),
        end_reason: 'not-fetched',
      });
      const owner = async () =>
        (
          await server.db
            .selectFrom('hold')
            .select('person_id')
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).person_id;
      await call('ana', 'DELETE', '/historico');
      expect(await owner()).toBe(1);
      await writePastLoans(server.db, [{ titleId: 1, lentAt: '2026-03-04T12:00:00Z' }]);
      await server.db
        .updateTable('loan')
        .set({ copy_id })
        .where('lent_at', '=', new Date('2026-03-04T12:00:00Z'))
        .execute();
      await call('ana', 'DELETE', '/historico');
      expect(await owner()).toBeNull();
    },
  );

  /** Finds the tables with a row that names one of these loans and, itself or by its webhook, ana. */
  async function waysBack(loans: readonly number[]): Promise<readonly string[]> {
    const { rows: columns } = await server.pool.query<{
      name: string;
      of: string;
      column: string;
    }>(`
      select c.relname as name, a.attname as column,
        case when t.typname in ('json', 'jsonb') then 'facts' else k.confrelid::regclass::text end as of
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        join pg_type t on t.oid = a.atttypid
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and (t.typname in ('json', 'jsonb')
          or k.confrelid in ('loan'::regclass, 'person'::regclass, 'login'::regclass, 'webhook'::regclass))`);
    const anas = { person: [1], login: [1, 6], webhook: [1] };
    const named = `"(loanId|loan|cod_emprestimo)" ?: ?"?(${loans.join('|')})(\\D|$)`;
    const found = [];
    for (const [name, own] of Map.groupBy(columns, (one) => one.name)) {
      const conditionsOn = ({ column, of }: (typeof own)[number]) => {
        if (of === 'facts') return [`"${column}"::text ~ '${named}'`, 'false'] as const;
        if (of === 'loan') return [`"${column}" in (${loans.join()})`, 'false'] as const;
        return ['false', `"${column}" in (${anas[of as keyof typeof anas].join()})`] as const;
      };
      const tests = own.map(conditionsOn);
      const isOf =
        name === 'loan' ? `id in (${loans.join()})` : tests.map(([of]) => of).join(' or ');
      const isAnas = tests.map(([, of]) => of).join(' or ');
      const { rowCount } = await server.pool.query(
        `select from "${name}" where (${isOf}) and (${isAnas})`,
      );
      if (rowCount) found.push(name);
    }
    return found.toSorted();
  }

  test('names nobody: no table leads from a loan that is over back to its reader', async () => {
    await server.pool.query(`
      insert into webhook (id, person_id, login_id, url, topics, secret, made_at)
        values (1, 1, 1, 'https://x.example', '{loans}', '', '2026-03-01');
      insert into renewal (loan_id, renewed_at, made_by, due_on, renewed_by)
        values (1, '2025-01-11', 'staff', '2025-01-20', 4);
      insert into suspension (person_id, login_id, library_id, loan_id, reason, from_day, until_day, imposed_at)
        values (1, 1, 1, 1, 'late', '2025-02-01', '2025-02-05', '2025-02-01');
      insert into circulation_exception (loan_id, act, reason, made_at, made_by)
        values (1, 'lend', 'Ana pediu', '2025-01-10', 4);
      insert into loan_request (person_id, login_id, title_id, origin_library_id, receiving_library_id,
          volume, tome, part, additional_material, phone, email, authorised_person, is_home_delivery, address,
          state, requested_at, loan_id, ended_at)
        values (1, 1, 1, 1, 2, '', '', '', '', '1', 'ana@example.org', 'Ana', true, 'Rua',
          'finished', '2025-01-09', 1, '2025-01-10');
      insert into notice (person_id, kind, event, facts, created_at, mailed_at)
        values (1, 'overdue', 'x', '{"loanId": 1, "titleId": 1}', '2025-02-01', '2025-02-01'),
          (1, 'dated-anew', 'y', '{"titleId": 1, "of": "loan", "day": "2025-01-15"}', '2025-01-10', '2025-01-10');
      update webhook_delivery set outcome = 'delivered', next_try_at = null`);
    // Loans that debts were written of stay their readers'.
    const { rows } = await server.pool.query<{ name: string; column: string }>(`
      select k.conrelid::regclass::text as name, a.attname as column from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'loan'::regclass and k.conrelid <> 'debt'::regclass`);
    for (const { name, column } of rows) {
      const found = await server.pool.query(`select from "${name}" where "${column}" = 1`);
      expect(found.rowCount, `no row of ${name} refers to the loan`).toBe(1);
    }
    expect(await waysBack([1, 2])).toEqual([
      'loan',
      'loan_request',
      'notice',
      'suspension',
      'webhook_delivery',
    ]);
    await keep('ana', 'nunca');
    server.clock.advance({ hours: 24 });
    await forgetHistories(server, going);
    expect(await owners()).toEqual([null, null]);
    expect(await waysBack([1, 2])).toEqual([]);
    // One of what was dated anew, before deliveries named the loan, is of its title.
    expect(await server.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('circulation_exception').selectAll().execute()).toEqual([]);

    await expect(server.pool.query(`update loan set person_id = 1 where id = 1`)).rejects.toThrow(
      'loan_of_somebody',
    );
    await expect(
      server.pool.query(`update loan set returned_at = null, returned_in = null where id = 1`),
    ).rejects.toThrow('loan_of_somebody');
  });
});

describe('consents', () => {
  test('are kept with day and wording, once for each change, wherever it is made', async () => {
    await call('ana', 'PUT', '/consentimentos/email', { dado: false });
    await call('ana', 'PUT', '/consentimentos/email', { dado: false });
    server.clock.advance({ hours: 1 });
    await callAs(server, 'ana', {
      method: 'PUT',
      path: 'avisos/email',
      payload: { receber: true },
    });
    await keep('ana', 'nunca');
    const { consentimentos } = await privacyOf('ana');
    expect(consentimentos).toEqual([
      {
        assunto: 'historico',
        vale: false,
        versao: 1,
        perguntar: false,
        registro: [{ dado: false, em: '2026-03-10T13:00:00.000Z', versao: 1 }],
      },
      {
        assunto: 'email',
        vale: true,
        versao: 2,
        perguntar: false,
        registro: [
          { dado: true, em: '2026-03-10T13:00:00.000Z', versao: 2 },
          { dado: false, em: '2026-03-10T12:00:00.000Z', versao: 2 },
        ],
      },
    ]);
    expect((await privacyOf('bruno')).consentimentos).toMatchObject([
      { vale: true, registro: [] },
      { vale: true, registro: [] },
    ]);
  });
});

describe('a consent to an earlier wording', { tags: 'long' }, () => {
  const mailOf = async (person: Person) =>
    (await privacyOf(person)).consentimentos.find(({ assunto }) => assunto === 'email');
  const decide = (dado: boolean) => call('ana', 'PUT', '/consentimentos/email', { dado });
  beforeEach(async () => {
    await server.db
      .insertInto('consent')
      .values({ person_id: 1, subject: 'mail', is_given: true, wording: 1, decided_at: now() })
      .execute();
    server.clock.advance({ hours: 1 });
  });

  test.each([true, false])('stands until it is said anew: %s', async (dado) => {
    expect(await mailOf('ana')).toMatchObject({ vale: true, versao: 2, perguntar: true });
    expect(await mailOf('bruno')).toMatchObject({ vale: true, perguntar: false });
    await decide(dado);
    expect(await mailOf('ana')).toMatchObject({
      vale: dado,
      perguntar: false,
      registro: [
        { dado, em: '2026-03-10T13:00:00.000Z', versao: 2 },
        { dado: true, versao: 1 },
      ],
    });
    await decide(dado);
    expect((await mailOf('ana'))?.registro).toHaveLength(2);
  });

  test('is not said anew where the wording is not to be read', async () => {
    const payload = { receber: true };
    await callAs(server, 'ana', { method: 'PUT', path: 'avisos/email', payload });
    await callAs(server, 'ana', {
      method: 'PUT',
      path: 'pessoas/meu-pergamum/dados-pessoais',
      payload: { receber_email: true },
    });
    expect(await mailOf('ana')).toMatchObject({ perguntar: true, registro: [{ versao: 1 }] });
  });
});

describe('looks of the staff', () => {
  const looksOf = async (person: Person) =>
    (await call(person, 'GET', '/consultas')).json<Success<typeof endpoints.listRecordLooks>>();
  const open = (person: Person, at: string) => callAs(server, person, { method: 'GET', path: at });

  test('are a line for each of them, place and day', async () => {
    await open('davi', 'atendimento/circulacao/leitores/1');
    server.clock.advance({ seconds: 60 });
    await open('davi', 'atendimento/circulacao/leitores/1');
    server.clock.advance({ hours: 1 });
    await open('davi', 'atendimento/circulacao/leitores/1');
    await open('elisa', 'atendimento/pagamentos/pessoas/1');
    const { total, consultas } = await looksOf('ana');
    expect(total).toBe(2);
    expect(consultas).toEqual([
      {
        nome: 'Elisa T.',
        desc_biblioteca: 'Biblioteca Central',
        onde: 'pagamentos',
        primeira_em: '2026-03-10T13:01:00.000Z',
        ultima_em: '2026-03-10T13:01:00.000Z',
        vezes: 1,
      },
      {
        nome: 'Davi T.',
        desc_biblioteca: 'Biblioteca Central',
        onde: 'balcao',
        primeira_em: '2026-03-10T12:00:00.000Z',
        ultima_em: '2026-03-10T13:01:00.000Z',
        vezes: 2,
      },
    ]);
    expect((await looksOf('bruno')).total).toBe(0);
  });

  test(
    'are told of blocks and of personal data too, and not of one’s own record',
    { tags: 'long' },
    async () => {
      await callAs(server, 'ana', {
        method: 'PUT',
        path: 'pessoas/meu-pergamum/dados-pessoais',
        payload: { cpf: '52998224725' },
      });
      await open('davi', 'atendimento/dados-pessoais');
      await callAs(server, 'davi', {
        method: 'PUT',
        path: 'atendimento/bloqueios/1',
        payload: { bloqueio: false },
      });
      await open('davi', 'atendimento/circulacao/leitores/4');
      expect((await looksOf('ana')).consultas.map(({ onde }) => onde).toSorted()).toEqual([
        'bloqueios',
        'dados_pessoais',
      ]);
      expect((await looksOf('davi')).total).toBe(0);
    },
  );

  test('are kept for two years', { tags: 'long' }, async () => {
    await open('davi', 'atendimento/circulacao/leitores/1');
    server.clock.advance({ hours: 24 * 729 });
    await clearTables(server, going);
    expect((await looksOf('ana')).total).toBe(1);
    server.clock.advance({ hours: 24 * 3 });
    await clearTables(server, going);
    expect((await looksOf('ana')).total).toBe(0);
  });
});

describe('the export', () => {
  const exported = async (person: Person, formato: string) => {
    const answer = await call(person, 'GET', `/dados?formato=${formato}`);
    const { arquivo } = answer.json<Success<typeof endpoints.exportOwnData>>();
    return Buffer.from(arquivo.conteudo, 'base64').toString();
  };

  test('has what is one’s own, in both forms, and nothing of others', async () => {
    await writePastLoans(server.db, [{ titleId: 1, lentAt: '2026-03-01T12:00:00Z' }]);
    await callAs(server, 'bruno', {
      method: 'PUT',
      path: 'pessoas/meu-pergamum/dados-pessoais',
      payload: { cidade: 'Só de Bruno' },
    });
    const { dados } = JSON.parse(await exported('ana', 'json')) as {
      dados: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    };
    expect(dados['pessoa']).toMatchObject([{ nome: 'Ana de Teste', emails: ['ana@example.org'] }]);
    expect(dados['vinculos']?.map(({ usuario }) => usuario)).toEqual(['ana', 'ana.saude']);
    expect(dados['emprestimos']).toMatchObject([
      { titulo: 'Dom Casmurro', biblioteca: 'Biblioteca Central', prazo: '2026-03-01' },
    ]);
    const page = await exported('ana', 'html');
    expect(page).toContain('<h1>Meus dados: Ana de Teste</h1>');
    expect(page).toContain('<td>Dom Casmurro</td>');
    for (const text of [JSON.stringify(dados), page]) {
      expect(text).not.toMatch(/Bruno|argon2/);
    }
  });

  test(
    'says a saved search in words, as its page does; programs have it as it is kept',
    { tags: 'long' },
    async () => {
      const consulta = 'guia=geral&q=machado&indice=autor&filtro=I:pt';
      await callAs(server, 'ana', {
        method: 'POST',
        path: 'itens-salvos/pesquisas',
        payload: { nome: 'Machado', alerta: false, consulta },
      });
      const page = await exported('ana', 'html');
      expect(page).toContain('<td>Autor: machado · Idioma: português</td>');
      expect(page).not.toContain('filtro=');
      expect(await exported('ana', 'json')).toContain('indice=autor');
    },
  );

  test('writes what readers wrote as text, not as a page', async () => {
    await callAs(server, 'ana', {
      method: 'PUT',
      path: 'pessoas/meu-pergamum/dados-pessoais',
      payload: { cidade: '<script>alert(1)</script>' },
    });
    expect(await exported('ana', 'html')).not.toContain('<script');
  });

  test('is made ten times an hour, and written down', async () => {
    for (let times = 0; times < 10; times++) await exported('ana', 'json');
    expect(said(await call('ana', 'GET', '/dados'))).toEqual([429, 'MuitasTentativas']);
    const events = await server.db
      .selectFrom('audit_event')
      .select('login_id')
      .where('kind', '=', 'own-data-exported')
      .execute();
    expect(events).toHaveLength(10);
  });
});

describe('closing an account', () => {
  const close = (person: Person, senha = password) =>
    call(person, 'POST', '/encerramento', { senha });

  test('is refused with everything that stands against it', async () => {
    await lendOpen();
    await chargeFine(server);
    const check = (await call('ana', 'GET', '/encerramento')).json<
      Success<typeof endpoints.checkAccountClosing>
    >();
    expect(check).toMatchObject({
      pode_encerrar: false,
      da_equipe: false,
      pendencias: [{ motivo: 'emprestimos' }, { motivo: 'debitos' }],
      logins: ['ana', 'ana.saude'],
    });
    const refused = await close('ana');
    expect(said(refused)).toEqual([422, 'EncerramentoRecusado']);
    expect(errorBody.parse(refused.json()).erro.motivos).toEqual(check.pendencias);
    expect((await enter('ana')).statusCode).toBe(200);
  });

  test(
    'is refused while the staff are at work on something for its reader',
    { tags: 'long' },
    async () => {
      const survey = {
        email: 'ana@example.org',
        assunto_geral: 'Ciúme',
        palavras_chave: 'ciúme',
        suporte: 'ambos',
      };
      const ask = (person: Person) =>
        callAs(server, person, {
          method: 'POST',
          path: 'solicitacoes/levantamento-bibliografico',
          payload: survey,
        });
      const setState = (state: RequestState, ended_by: 'staff' | null = null) =>
        server.db
          .updateTable('request')
          .set({ state, ended_by, handled_at: now(), cost: state === 'cost-proposed' ? 500 : null })
          .where('id', '=', 1)
          .execute();
      await ask('ana');
      await ask('bruno');
      const open = {
        motivo: 'atendimentos',
        mensagem: 'Há outras solicitações à biblioteca em aberto.',
        liberacao: {
          tipo: 'encerrar_atendimentos',
          pedidos: [{ codigo: 1, tipo: 'levantamento-bibliografico' }],
        },
      };
      for (const state of ['waiting', 'in-progress', 'cost-proposed'] as const) {
        if (state !== 'waiting') await setState(state);
        expect((await call('ana', 'GET', '/encerramento')).json()).toMatchObject({
          pode_encerrar: false,
          pendencias: [open],
        });
        const refused = await close('ana');
        expect(said(refused)).toEqual([422, 'EncerramentoRecusado']);
        expect(errorBody.parse(refused.json()).erro.motivos).toMatchObject([open]);
      }
      await setState('not-finished', 'staff');
      expect((await call('ana', 'GET', '/encerramento')).json()).toMatchObject({ pendencias: [] });
      expect((await close('ana')).statusCode).toBe(200);
      const left = await server.db.selectFrom('request').select(['id', 'person_id']).execute();
      expect(left).toEqual([{ id: 2, person_id: 2 }]);
    },
  );

  test('asks for the password, and is not for the staff', async () => {
    expect(said(await close('ana', 'errada'))).toEqual([422, 'SenhaAtualIncorreta']);
    expect(said(await close('davi'))).toEqual([422, 'ContaDaEquipe']);
    expect(said(await close('elisa'))).toEqual([422, 'ContaDaEquipe']);
    expect((await call('davi', 'GET', '/encerramento')).json()).toMatchObject({
      pode_encerrar: false,
      da_equipe: true,
    });
  });

  test('ends every way in, leaves no name, and frees the user names', async () => {
    await writePastLoans(server.db, [{ titleId: 1, lentAt: '2026-03-01T12:00:00Z' }]);
    await callAs(server, 'ana', {
      method: 'PUT',
      path: 'pessoas/meu-pergamum/dados-pessoais',
      payload: { cidade: 'Valença', cpf: '52998224725' },
    });
    await callAs(server, 'davi', { method: 'GET', path: 'atendimento/circulacao/leitores/1' });
    for (const [way, open] of Object.entries(await waysIn())) {
      const answer = await open();
      expect(answer.statusCode, `${way}: ${answer.body}`).toBe(200);
    }
    const ways = await waysIn();
    await writeRecoveryCode(server);
    const closed = await close('ana');
    expect(closed.statusCode, closed.body).toBe(200);
    const refused: Record<string, unknown> = {};
    for (const [way, open] of Object.entries(ways)) refused[way] = said(await open());
    expect(refused).toEqual({
      session: [401, 'SessaoExpirada'],
      'refresh token': [401, 'SessaoExpirada'],
      'redirect token': [401, 'EnderecoDeEntradaInvalido'],
      'API key': [401, 'SessaoExpirada'],
      'calendar address': [404, 'NaoEncontrado'],
      'session at a kiosk': [401, 'SessaoExpirada'],
      'code shown at a kiosk': [422, 'TokenNaoConfere'],
    });
    expect(await owners()).toEqual([null]);
    expect(await placesOf(/ana de teste|ana@example|ana\.saude|valença|52998224725/i)).toEqual([
      // The last letter, until it is sent.
      'outgoing_mail',
    ]);
    for (const username of ['ana', 'ana.saude']) {
      expect(said(await enter(username))).toEqual([401, 'UsuarioOuSenhaIncorreta']);
    }
    await server.db
      .insertInto('login')
      .values({ person_id: 2, username: 'ana', library_id: 1, role: 'patron' })
      .execute();
    expect((await enter('ana')).statusCode).toBe(200);
    const recovered = await server.app.inject({
      method: 'PUT',
      url: '/api/pessoas/ana/recuperar-senha',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { code: recoveryCode, password: 'cavalo no telhado' },
    });
    expect(said(recovered)).toEqual([422, 'CodigoNaoConfere']);
  });

  /** Ways in of ana's, but for her password, each of which opens something once at least. */
  async function waysIn() {
    const post = async (to: string, payload: object, person: Person | null = 'ana') => {
      const answer = await callAs(server, person, { method: 'POST', path: to, payload });
      expect(answer.statusCode, `${to}: ${answer.body}`).toBe(200);
      return answer.json<Readonly<Record<string, string>>>();
    };
    const tokens = async () =>
      (await enter('ana.saude')).json<{ access_token: string; refresh_token: string }>();
    const own = (token: string, to: string) =>
      server.app.inject({
        url: `/api/${to}`,
        headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' },
      });
    const kiosk = (to: string, payload: object) =>
      callAs(server, null, { method: 'POST', path: `autoatendimento/${to}`, payload });

    const { access_token, refresh_token } = await tokens();
    const away = await own((await tokens()).access_token, 'pessoas/token-redireciona');
    const { token: assertion = '' } = away.json<{ token?: string }>();
    const { chave = '' } = await post('chaves', { nome: 'Painel', permissoes: ['loans'], dias: 0 });
    const { endereco = '' } = await post('emprestimo/calendario', {});
    const { valor: token } = await post('emprestimo/token', {});
    await server.db
      .insertInto('institution_setting')
      .values({ key: 'selfServiceOn', value: 'true' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { aparelho } = await post('autoatendimento/aparelho', {}, 'davi');
    const there = { aparelho, usuario: 'ana' };
    const { sessao } = await post('autoatendimento/sessao', { ...there, senha: password }, null);
    return {
      session: () => own(access_token, 'pessoas'),
      'refresh token': () =>
        server.app.inject(tokenCall({ grant_type: 'refresh_token', refresh_token })),
      'redirect token': () =>
        server.app.inject(tokenCall({ grant_type: redirectGrant, assertion })),
      'API key': () => own(chave, 'emprestimo/titulos-pendentes'),
      'calendar address': () => server.app.inject({ url: new URL(endereco).pathname }),
      'session at a kiosk': () => kiosk('renovacao', { sessao, emprestimos: 'todos' }),
      'code shown at a kiosk': () => kiosk('sessao', { ...there, token }),
    };
  }

  test('forgets what they showed beside the password, and what a provider calls them', async () => {
    await server.pool.query(`
      with provider as (
        insert into identity_provider (protocol, name, enabled, address, login_attribute, links_by_login,
            links_by_document, links_staff, makes_people, vouches_for_email)
          values ('ldap', 'Diretório', true, '', 'uid', true, false, false, false, false) returning id
      ), link as (
        insert into identity_link select id, 'para sempre', 1, now(), now() from provider
      ), factor as (
        insert into second_factor (person_id, secret, confirmed_at) values (1, 'sealed', null)
      ), passkey as (
        insert into passkey_challenge values (1, 'x', true, now())
      )
      insert into second_factor_key values (1, 'x')`);
    expect((await close('ana')).statusCode).toBe(200);
    for (const name of [
      'identity_link',
      'second_factor',
      'second_factor_key',
      'passkey_challenge',
    ]) {
      expect((await server.pool.query(`select from ${name}`)).rowCount, name).toBe(0);
    }
  });

  /** Tables with a row that says something. */
  async function placesOf(words: RegExp): Promise<readonly string[]> {
    const { rows } = await server.pool.query<{ name: string }>(`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
    const found = [];
    for (const { name } of rows) {
      const { rows: all } = await server.pool.query(`select * from "${name}"`);
      if (words.test(JSON.stringify(all))) found.push(name);
    }
    return found;
  }

  test('leaves what was owed and paid as evidence without a name', async () => {
    const id = await chargeFine(server);
    await server.pool.query(
      `insert into debt_entry (debt_id, kind, amount, entered_at, method) values ($1, 'payment', 500, $2, 'cash')`,
      [id, now()],
    );
    expect((await close('ana')).statusCode).toBe(200);
    const debts = await server.db.selectFrom('debt').select(['id', 'amount']).execute();
    expect(debts).toEqual([{ id, amount: 500 }]);
  });
});
