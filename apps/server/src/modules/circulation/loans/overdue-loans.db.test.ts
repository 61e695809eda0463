import type { endpoints, ErrorBody, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../test/call-as.ts';
import { circulation, logins, startLoanServer, writeHold } from '../../../../test/loan-desk.ts';
import { aBook } from '../../../../test/records.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';
import { untilWaiting } from '../../../../test/until-waiting.ts';
import { dueOfColumns, readOpeningDays, readPatron } from '../facts/index.ts';
import { isOverdue } from '../rules/index.ts';
import { findRecentClosings, lateLoans } from './overdue-repository.ts';

type OverdueList = Success<typeof endpoints.listOverdueLoans>;
type File = Success<typeof endpoints.downloadOverdueLoans>;

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
  const { lend } = circulation(server);
  await lend('A1', logins.ana);
  await lend('A2', logins.bruno);
  await lend('A3', logins.bruno);
  await due('A1', '2026-03-01');
  await due('A2', '2026-03-08');
  await server.db
    .updateTable('person')
    .set({ phone: '(19) 99999-0001' })
    .where('id', '=', logins.ana)
    .execute();
});
afterEach(() => server.close());

/** Makes the loan of a bar code due on a day, lent a week before. The clock of the tests stands at 2026-03-10. */
async function due(barcode: string, dueOn: string): Promise<void> {
  const at = new Date(`${dueOn}T12:00:00Z`);
  const lentAt = new Date(at.getTime() - 7 * 86_400_000);
  await server.db
    .updateTable('loan')
    .set({ due_on: dueOn, due_at: null, lent_at: lentAt })
    .where('barcode', '=', barcode)
    .execute();
}

const ask = (who: Person, path: string) =>
  callAs(server, who, { method: 'GET', path: `atendimento/atrasos${path}` });
const list = async (who: Person, query = '') => (await ask(who, `?${query}`)).json<OverdueList>();
const loansOf = async (who: Person) => {
  const path = 'emprestimo/titulos-pendentes?showDetails=true';
  return (await callAs(server, who, { method: 'GET', path })).json<
    Success<typeof endpoints.listPendingTitles>
  >().emprestimos;
};
const codesOf = ({ atrasos }: OverdueList) => atrasos.map((loan) => loan.codigo_barras);

test('staff see who is late with what of their unit, the latest first, and how to reach them', async () => {
  await writeHold(server, 'A1', logins.clara);
  const { atrasos, ...about } = await list('davi');
  expect(about).toMatchObject({
    total: 2,
    unidade: { cod_biblioteca: 1 },
    contagem: [
      { situacao: 'ate-7', total: 1 },
      { situacao: 'ate-30', total: 1 },
      { situacao: 'ate-90', total: 0 },
      { situacao: 'mais-de-90', total: 0 },
    ],
  });
  expect(atrasos).toMatchObject([
    {
      codigo_barras: 'A1',
      acervo: { titulo: 'Livro A1' },
      pessoa: {
        nome_pessoa: 'Ana de Teste',
        usuario: 'ana',
        emails: ['ana@example.org'],
        telefone: '(19) 99999-0001',
      },
      devolver_ate: '2026-03-01',
      dias: 9,
      reservado: true,
      ultimo_aviso: null,
    },
    { codigo_barras: 'A2', dias: 2, reservado: false },
  ]);
  expect(atrasos.every(({ multa_centavos }) => multa_centavos > 0)).toBe(true);
});

test(
  'the list is narrowed by how late they are, a name without its accents and the due day',
  { tags: 'long' },
  async () => {
    expect(codesOf(await list('davi', 'situacao=ate-30'))).toEqual(['A1']);
    expect(codesOf(await list('davi', 'texto=BRUNO'))).toEqual(['A2']);
    expect(codesOf(await list('davi', 'dataIni=2026-03-02&dataFim=2026-03-08'))).toEqual(['A2']);
    expect(codesOf(await list('davi', 'dataIni=2026-03-09'))).toEqual([]);
    const inverted = await ask('davi', '?dataIni=2026-03-09&dataFim=2026-03-01');
    expect(inverted.statusCode).toBe(422);
    expect((await ask('davi', '/arquivo?dataIni=2026-03-09&dataFim=2026-03-01')).statusCode).toBe(
      422,
    );
  },
);

test(
  'what was due while its library was closed is not late before the end of the next open day',
  { tags: 'long' },
  async () => {
    await due('A3', '2026-03-09');
    const [open] = await loansOf('bruno');
    expect(open).toMatchObject({ codigo_barras: 'A2', atrasado: true });
    const closed = { cod_campus: null, de: '2026-03-08', ate: '2026-03-09', motivo: 'Obra' };
    const payload = {
      versao: 0,
      semana: [],
      excecoes: [{ ...closed, cod_biblioteca: 1, aberta: false }],
      fechamentos: [],
    };
    const path = 'atendimento/calendario';
    const saved = await callAs(server, 'elisa', { method: 'PUT', path, payload });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await list('davi')).toMatchObject({ total: 1, atrasos: [{ codigo_barras: 'A1' }] });
    expect(await loansOf('bruno')).toMatchObject([
      { devolver_ate: '2026-03-08', atrasado: false, detalhes: { renovar: { pode: true } } },
      { devolver_ate: '2026-03-09', atrasado: false, detalhes: { renovar: { pode: true } } },
    ]);
    expect((await readPatron(server.db, logins.bruno, server.clock.now()))?.overdueLoanIds).toEqual(
      [],
    );
    server.clock.advance({ hours: 24 });
    expect(codesOf(await list('davi'))).toEqual(['A1', 'A2', 'A3']);
    expect(await loansOf('bruno')).toMatchObject([{ atrasado: true }, { atrasado: true }]);
    expect(
      (await readPatron(server.db, logins.bruno, server.clock.now()))?.overdueLoanIds,
    ).toHaveLength(2);
  },
);

const closings: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['nothing is closed', []],
  ['yesterday was', [['2026-03-09', '2026-03-09']]],
  ['today is', [['2026-03-10', '2026-03-10']]],
  ['both are', [['2026-03-09', '2026-03-10']]],
  ['days before are', [['2026-03-05', '2026-03-08']]],
  ['a month is, and days to come', [['2026-02-10', '2026-03-20']]],
  [
    'it is closed for good',
    [
      ['2026-03-04', '2026-12-31'],
      ['2027-01-01', '2027-12-31'],
    ],
  ],
];

async function listsAndRulesAgree(spans: readonly (readonly [string, string])[]): Promise<void> {
  await server.pool.query(`
    insert into loan (person_id, login_id, title_id, barcode, library_id, lent_at, lent_in, rule, due_on, due_at)
    select 1, 1, 1, n, library, '2026-01-01', 1, '{"renewals":5}',
      case when n % 2 = 0 then date '2026-02-05' + n / 2 end,
      case when n % 2 = 1 then timestamptz '2026-02-05 12:00Z' + n * interval '12 hours' end
    from generate_series(0, 80) n, unnest(array[1, 3]) library`);
  for (const [from_day, until_day] of spans) {
    const entry = { library_id: 1, from_day, until_day, is_open: false };
    await server.db.insertInto('opening_entry').values(entry).execute();
  }
  const now = server.clock.now();
  const listed = await server.db
    .selectFrom(lateLoans(server.db, now, await findRecentClosings(server.db, now)))
    .select('l.id')
    .orderBy('l.id')
    .execute();
  const days = await readOpeningDays(server.db);
  const loans = await server.db.selectFrom('loan').selectAll().orderBy('id').execute();
  const late = loans.filter((loan) =>
    isOverdue(dueOfColumns(loan), now, days.calendarOf(loan.library_id)),
  );
  expect(listed.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
}

test('lists and rules agree on what is late where two closings meet', () =>
  listsAndRulesAgree([
    ['2026-03-06', '2026-03-07'],
    ['2026-03-08', '2026-03-10'],
  ]));

test.each(closings)(
  'lists and rules agree on what is late where %s',
  { tags: 'long' },
  (_, spans) => listsAndRulesAgree(spans),
);

const found = async (text: string) =>
  codesOf(await list('davi', `texto=${encodeURIComponent(text)}`));
const rename = (db: Db, from: string, to: string) =>
  sql`
    update title set description = jsonb_set(description::jsonb, '{title}', to_jsonb(${to}::text))::json
    where description ->> 'title' = ${from}`.execute(db);

test(
  'a title that is renamed at the moment of its first loan is found by its new name',
  { tags: 'long' },
  async () => {
    const copies = [{ library: 'CENTRAL', barcode: 'A9' }];
    await server.importRecords([aBook({ title: 'Livro A9', copies })]);
    const first = await server.db.transaction().execute(async (trx) => {
      await rename(trx, 'Livro A9', 'Livro de física');
      const lending = circulation(server).lend('A9', logins.clara);
      await untilWaiting(server.db);
      return { lending };
    });
    expect(await first.lending).toMatchObject({ kind: 'lent' });
    await due('A9', '2026-03-08');
    expect(await found('fisica')).toEqual(['A9']);
    expect(await found('livro a9')).toEqual([]);
  },
);

test(
  'the list is searched in titles, as they are called now, in user names and in bar codes',
  { tags: 'long' },
  async () => {
    expect(await found('LÍVRO a1')).toEqual(['A1']);
    expect(await found('a2')).toEqual(['A2']);
    await server.db
      .updateTable('login')
      .set({ username: 'joão.9' })
      .where('id', '=', logins.ana)
      .execute();
    expect(await found('Joao.9')).toEqual(['A1']);
    await rename(server.db, 'Livro A1', 'Livro A1 de química');
    expect(await found('quimica')).toEqual(['A1']);
    await server.db
      .updateTable('loan')
      .set({ title_id: await server.titleId('Livro A2') })
      .where('barcode', '=', 'A1')
      .execute();
    expect(await found('livro a2')).toEqual(['A1', 'A2']);
    expect(await found('química')).toEqual([]);
    expect(await found('\u0301')).toEqual([]);
  },
);

test('staff of another unit see nothing of it, administrators all, readers nothing at all', async () => {
  expect(codesOf(await list('fabio'))).toEqual([]);
  expect(codesOf(await list('elisa'))).toEqual(['A1', 'A2']);
  expect(codesOf(await list('elisa', 'biblioteca=3'))).toEqual([]);
  const reader = await ask('ana', '');
  expect([reader.statusCode, reader.json<ErrorBody>().erro.codigo]).toEqual([403, 'SemPermissao']);
});

test(
  'the file is of the asker’s unit too, and each look at how to reach somebody is told them',
  { tags: 'long' },
  async () => {
    const take = (who: Person) => ask(who, '/arquivo');
    const linesOf = async (who: Person) => {
      const { arquivo } = (await take(who)).json<File>();
      return Buffer.from(arquivo.conteudo, 'base64').toString().trim().split('\r\n').length - 1;
    };
    expect(await linesOf('fabio')).toBe(0);
    expect(await linesOf('elisa')).toBe(2);
    expect((await take('ana')).statusCode).toBe(403);
    await list('davi');
    const looks = await callAs(server, 'ana', {
      method: 'GET',
      path: 'pessoas/meu-pergamum/privacidade/consultas',
    });
    const { consultas } = looks.json<Success<typeof endpoints.listRecordLooks>>();
    expect(consultas.map(({ onde, nome }) => [onde, nome])).toEqual([
      ['atrasos', 'Davi T.'],
      ['atrasos', 'Elisa T.'],
    ]);
  },
);

test(
  'the audit tells one sight of the list a day, of how many people, and finds each by their name',
  { tags: 'long' },
  async () => {
    const audit = async (query = '') => {
      const path = `atendimento/auditoria?tipo=record-seen&${query}`;
      const answer = await callAs(server, 'elisa', { method: 'GET', path });
      const { registros } = answer.json<Success<typeof endpoints.listAudit>>();
      return registros.map(({ quem, de_quem, area, pessoas, vezes }) =>
        [quem?.nome, de_quem?.nome, area, pessoas, vezes].join(' '),
      );
    };
    await list('davi', 'texto=A1');
    expect(await audit()).toEqual(['Davi de Teste Ana de Teste overdue-loans 1 1']);
    await list('davi');
    await ask('davi', '/arquivo');
    await list('elisa');
    expect((await audit()).toSorted()).toEqual([
      'Davi de Teste  overdue-loans 2 1',
      'Elisa de Teste  overdue-loans 2 1',
    ]);
    expect((await audit('de_quem=ana')).toSorted()).toEqual([
      'Davi de Teste Ana de Teste overdue-loans 1 1',
      'Elisa de Teste Ana de Teste overdue-loans 1 1',
    ]);
    server.clock.advance({ hours: 24 });
    await list('davi');
    expect(await audit('quem=davi')).toEqual([
      'Davi de Teste  overdue-loans 2 1',
      'Davi de Teste  overdue-loans 2 1',
    ]);
  },
);

test(
  'a title that has gone is told without a way to it, and a notice of another due day is none of this one',
  { tags: 'long' },
  async () => {
    const [late] = (await list('davi')).atrasos;
    await server.db
      .insertInto('notice')
      .values({
        person_id: logins.ana,
        kind: 'overdue',
        event: `loan:${late?.codigo}:2026-02-01:7`,
        facts: '{}',
        created_at: new Date('2026-02-09T10:00:00Z'),
      })
      .execute();
    await server.db
      .updateTable('loan')
      .set({ title_id: 999_999, copy_id: null })
      .where('barcode', '=', 'A1')
      .execute();
    expect((await list('davi')).atrasos[0]).toMatchObject({
      acervo: { cod_acervo: 999_999, titulo: '', rota: null },
      numero_chamada: '',
      ultimo_aviso: null,
    });
  },
);

test(
  'a title that its source has withdrawn has its name, and no page to go to',
  { tags: 'long' },
  async () => {
    await server.db
      .updateTable('title')
      .set({ withdrawn_at: new Date('2026-03-05T12:00:00Z') })
      .where('id', '=', await server.titleId('Livro A1'))
      .execute();
    expect((await list('davi')).atrasos[0]?.acervo).toMatchObject({
      titulo: 'Livro A1',
      rota: null,
    });
  },
);

test(
  'what came back is in it no more, and who was told has the moment of it',
  { tags: 'long' },
  async () => {
    await circulation(server).takeBack('A2');
    await server.db
      .insertInto('notice')
      .values({
        person_id: logins.ana,
        kind: 'overdue',
        event: `loan:${(await list('davi')).atrasos[0]?.codigo}:2026-03-01:7`,
        facts: '{}',
        created_at: new Date('2026-03-09T10:00:00Z'),
      })
      .execute();
    expect((await list('davi')).atrasos).toMatchObject([
      { codigo_barras: 'A1', ultimo_aviso: '2026-03-09T10:00:00.000Z' },
    ]);
  },
);

test('a loan by the hour is late from its moment on', { tags: 'long' }, async () => {
  const at = server.clock.now().epochMilliseconds;
  const dueAt = (moment: number) =>
    server.db
      .updateTable('loan')
      .set({ due_on: null, due_at: new Date(moment) })
      .where('barcode', '=', 'A3')
      .execute();
  await dueAt(at + 1000);
  expect(codesOf(await list('davi', 'texto=A3'))).toEqual([]);
  await dueAt(at - 1000);
  expect((await list('davi', 'texto=A3')).atrasos).toMatchObject([
    { dias: 0, devolver_as: new Date(at - 1000).toISOString() },
  ]);
  expect((await list('davi', 'situacao=ate-7')).total).toBe(2);
});

test('all of the list comes as a table, sums as the language writes them', async () => {
  const take = async (language: '1' | '5') => {
    const answer = await callAs(server, 'davi', {
      method: 'GET',
      path: 'atendimento/atrasos/arquivo?situacao=ate-30',
      language,
    });
    const { arquivo } = answer.json<File>();
    return { name: arquivo.nome, text: Buffer.from(arquivo.conteudo, 'base64').toString() };
  };
  const pt = await take('1');
  expect(pt.name).toBe('atrasos-2026-03-10.csv');
  expect(pt.text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Nome;Usuário;E-mails;Telefone;Título;Código de barras;Número de chamada;Biblioteca;Devolver até;Dias de atraso;Dias que contam para a multa;Multa hoje;Último aviso',
    expect.stringMatching(
      /^Ana de Teste;ana;ana@example\.org;\(19\) 99999-0001;Livro A1;A1;.*;Biblioteca Central;2026-03-01;9;9;9,00;$/,
    ),
    '',
  ]);
  expect((await take('5')).text).toMatch(/,9,9,9\.00,/);
});

test('the fine says of how many days it is: on some the library was closed', async () => {
  await server.db
    .insertInto('opening_entry')
    .values({ library_id: 1, from_day: '2026-03-07', until_day: '2026-03-08', is_open: false })
    .execute();
  expect((await list('davi')).atrasos[0]).toMatchObject({
    dias: 9,
    dias_multa: 7,
    multa_centavos: 700,
  });
});

const tell = (who: Person, id: number) =>
  callAs(server, who, { method: 'POST', path: `atendimento/atrasos/${id}/aviso`, payload: {} });
const idOf = async (barcode: string) =>
  (await list('elisa')).atrasos.find((loan) => loan.codigo_barras === barcode)?.codigo ?? 0;
const letters = () => server.db.selectFrom('outgoing_mail').selectAll().execute();

test('who is late is told of all their late loans in one letter, once a day, and the list says when', async () => {
  await due('A3', '2026-03-05');
  const id = await idOf('A2');
  const told = await tell('davi', id);
  expect([told.statusCode, told.json()]).toEqual([200, { emprestimos: 2, por_email: true }]);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.recipients).toEqual(['bruno@example.org']);
  expect(letter?.body).toMatch(/“Livro A3” está em atraso[^]+“Livro A2” está em atraso/);
  expect((await tell('davi', await idOf('A3'))).json()).toEqual({
    emprestimos: 0,
    por_email: false,
  });
  expect(await letters()).toHaveLength(1);
  const [, a3, a2] = (await list('davi')).atrasos;
  expect([a3?.ultimo_aviso, a2?.ultimo_aviso]).toEqual([expect.any(String), a3?.ultimo_aviso]);
});

test('who wants no letters reads it in their account', { tags: 'long' }, async () => {
  await server.db
    .updateTable('person')
    .set({ receives_mail: false })
    .where('id', '=', logins.ana)
    .execute();
  const told = await tell('davi', await idOf('A1'));
  expect(told.json()).toEqual({ emprestimos: 1, por_email: false });
  expect(await letters()).toEqual([]);
});

test(
  'of another unit, in time, or given back, there is nobody to tell; readers tell nobody',
  { tags: 'long' },
  async () => {
    const id = await idOf('A1');
    const inTime = await server.db
      .selectFrom('loan')
      .select('id')
      .where('barcode', '=', 'A3')
      .executeTakeFirstOrThrow();
    const statusOf = async (who: Person, loan: number) => (await tell(who, loan)).statusCode;
    expect(await statusOf('fabio', id)).toBe(404);
    expect(await statusOf('davi', inTime.id)).toBe(404);
    expect(await statusOf('ana', id)).toBe(403);
    await circulation(server).takeBack('A1');
    expect(await statusOf('davi', id)).toBe(404);
    expect(await letters()).toEqual([]);
  },
);

test(
  'a letter to print is written to each person, in their language, with where they live',
  { tags: 'long' },
  async () => {
    await due('A3', '2026-03-05');
    await server.db
      .insertInto('personal_data')
      .values({
        person_id: logins.ana,
        street: 'Rua das Flores, 10',
        district: 'Centro',
        postal_code: '13010000',
        city: 'Campinas',
      })
      .execute();
    await server.db
      .updateTable('person')
      .set({ language: 'en' })
      .where('id', '=', logins.bruno)
      .execute();
    type Letters = Success<typeof endpoints.writeOverdueLetters>;
    const { cartas, cortado } = (await ask('davi', '/cartas')).json<Letters>();
    expect(cortado).toBe(false);
    expect(cartas).toMatchObject([
      {
        idioma: 'pt',
        nome_pessoa: 'Ana de Teste',
        endereco: ['Rua das Flores, 10', 'Centro', '13010-000 Campinas'],
        data: '10 de mar. de 2026',
        saudacao: 'Olá, Ana de Teste!',
        emprestimos: [
          expect.stringMatching(/^“Livro A1”, código de barras A1: o prazo era 1 de mar/),
        ],
      },
      {
        idioma: 'en',
        endereco: [],
        saudacao: 'Dear Bruno de Teste,',
        emprestimos: [expect.stringContaining('“Livro A3”'), expect.stringContaining('“Livro A2”')],
      },
    ]);
    expect((await ask('fabio', '/cartas')).json<Letters>().cartas).toEqual([]);
    expect((await ask('davi', '/cartas?situacao=ate-30')).json<Letters>().cartas).toHaveLength(1);
    expect((await ask('ana', '/cartas')).statusCode).toBe(403);
    expect((await ask('davi', '/cartas?dataIni=2026-03-09&dataFim=2026-03-01')).statusCode).toBe(
      422,
    );
  },
);
