import { longestReport, longestReportFile } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { chargeFine } from '../../../test/debts.ts';
import { startLoanServer, writeHold } from '../../../test/loan-desk.ts';
import type { TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2', 'A3']);
});
afterEach(() => server.close());

interface ReportResponse {
  readonly linhas: { celulas: (string | number)[]; cod_acervo: number | null }[];
  readonly total: (string | number)[] | null;
  readonly retidas: number;
  readonly biblioteca: { cod_biblioteca: number } | null;
}

type Person = Parameters<typeof callAs>[1];
const ask = (path: string, person: Person = 'elisa') =>
  callAs(server, person, { method: 'GET', path: `atendimento/relatorios/${path}` });
const told = async (path: string, person: Person = 'elisa') => {
  const answer = await ask(path, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ReportResponse>();
};
const cells = async (path: string, person: Person = 'elisa') =>
  (await told(path, person)).linhas.map(({ celulas }) => celulas);

interface TestLoan {
  readonly person: number;
  readonly on: string;
  readonly library?: number;
  readonly dueOn?: string;
  readonly isOpen?: boolean;
}

/** Loans of the first title, as the desk leaves them. */
async function lend(loans: readonly TestLoan[]): Promise<void> {
  const rows = loans.map(({ person, on, library = 1, dueOn = on, isOpen = false }) => ({
    person_id: person,
    login_id: person,
    copy_id: null,
    title_id: 1,
    barcode: 'past',
    library_id: library,
    lent_at: new Date(`${on}T15:00:00Z`),
    lent_in: library,
    lent_by: null,
    due_on: dueOn,
    due_at: null,
    rule: JSON.stringify({ renewals: 0 }),
    returned_at: isOpen ? null : new Date(`${on}T16:00:00Z`),
    returned_in: isOpen ? null : library,
  }));
  await server.db.insertInto('loan').values(rows).execute();
}

const three = (on: string, library = 1) => [1, 2, 3].map((person) => ({ person, on, library }));

describe('loans within days', () => {
  const days = 'dataIni=2026-01-01&dataFim=2026-02-28';

  test('are counted by month, and of fewer than three people nothing is told', async () => {
    await lend([
      ...three('2026-01-10'),
      { person: 1, on: '2026-01-20' },
      { person: 1, on: '2026-02-10' },
      { person: 1, on: '2026-02-11' },
      { person: 2, on: '2026-02-12' },
      ...three('2025-12-31'),
    ]);
    const report = await told(`emprestimos?${days}`);
    expect(report.linhas.map(({ celulas }) => celulas)).toEqual([['2026-01', 4]]);
    expect([report.total?.[1], report.retidas]).toEqual([4, 1]);
  });

  test(
    'of readers who were forgotten are told: nobody can be told from them',
    { tags: 'long' },
    async () => {
      await lend([1, 2, 3].map((day) => ({ person: 1, on: `2026-01-0${day}` })));
      await server.db.updateTable('loan').set({ person_id: null, login_id: null }).execute();
      expect(await cells(`emprestimos?${days}`)).toEqual([['2026-01', 3]]);
    },
  );

  test('are counted by library and by category', async () => {
    await lend([...three('2026-01-10'), ...three('2026-01-11'), ...three('2026-01-10', 2)]);
    expect(await cells(`emprestimos?agrupamento=biblioteca&${days}`)).toEqual([
      ['Biblioteca Central', 6],
      ['Biblioteca de Letras', 3],
    ]);
    await server.db.updateTable('login').set({ category_id: 1 }).where('id', '<=', 3).execute();
    expect(await cells(`emprestimos?agrupamento=categoria&${days}`)).toEqual([
      ['Estudante de graduação', 9],
    ]);
  });

  test(
    'are counted apart of two libraries, or categories, of the same name',
    { tags: 'long' },
    async () => {
      await lend([...three('2026-01-10'), ...three('2026-01-11'), ...three('2026-01-10', 2)]);
      await server.db.updateTable('library').set({ name: 'Biblioteca' }).execute();
      expect(await cells(`emprestimos?agrupamento=biblioteca&${days}`)).toEqual([
        ['Biblioteca', 6],
        ['Biblioteca', 3],
      ]);
      await server.db.updateTable('patron_category').set({ name: 'Estudante' }).execute();
      await lend([4, 5, 6].map((person) => ({ person, on: '2026-01-12' })));
      await server.db.updateTable('login').set({ category_id: 1 }).where('id', '<=', 3).execute();
      await server.db.updateTable('login').set({ category_id: 2 }).where('id', '>', 3).execute();
      expect(await cells(`emprestimos?agrupamento=categoria&${days}`)).toEqual([
        ['Estudante', 9],
        ['Estudante', 3],
      ]);
    },
  );

  test('belong to the day where the libraries are', async () => {
    await lend(three('2026-01-10'));
    await server.db
      .updateTable('loan')
      .set({
        lent_at: new Date('2026-01-11T01:30:00Z'),
        returned_at: new Date('2026-01-11T02:00:00Z'),
      })
      .execute();
    expect(await cells(`emprestimos?agrupamento=dia&${days}`)).toEqual([['2026-01-10', 3]]);
  });

  test('are found by the index, however many there are', { tags: 'long' }, async () => {
    await server.pool.query(`
      insert into loan (title_id, barcode, library_id, lent_at, lent_in, due_on, rule, returned_at, returned_in)
      select 1, 'past', 1, at, 1, at::date, '{"renewals":0}', at, 1
      from (select timestamptz '2020-01-01' + n * interval '1 hour' as at
        from generate_series(1, 40000) n) made`);
    await server.pool.query('vacuum analyze loan');
    const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(`
      explain select lent_in, person_id, count(*) from loan l
      where l.lent_at >= '2021-01-01' and l.lent_at < '2021-02-01' group by 1, 2`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('loan_lent');
  });
});

test('overdue loans are counted by how late they are', async () => {
  const open = (person: number, dueOn: string) => ({
    person,
    on: '2025-01-01',
    dueOn,
    isOpen: true,
  });
  const today = server.clock.today();
  const ago = (days: number) => today.subtract({ days }).toString();
  await lend([open(1, ago(1)), open(2, ago(8)), open(3, ago(100)), open(3, today.toString())]);
  expect(await cells('atrasos')).toEqual([['Biblioteca Central', 1, 1, 0, 1, 3]]);
  await lend([open(1, ago(9))]);
  await server.db
    .insertInto('opening_entry')
    .values({ from_day: ago(1), until_day: ago(1), is_open: false })
    .execute();
  expect(await cells('atrasos')).toEqual([['Biblioteca Central', 0, 2, 0, 1, 3]]);
});

test('the cash book tells what came in and what was given back', async () => {
  const debt = await chargeFine(server, { amount: 700 });
  const entry = { debt_id: debt, amount: 700, entered_by: 4 };
  const paid = await server.db
    .insertInto('debt_entry')
    .values({
      ...entry,
      kind: 'payment',
      reversed_id: null,
      entered_at: new Date('2026-01-10T12:00:00Z'),
      method: 'cash',
      submission: null,
      received_at: new Date('2026-01-10T12:00:00Z'),
      received_in: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('debt_entry')
    .values({
      ...entry,
      kind: 'reversal',
      reversed_id: paid.id,
      entered_at: new Date('2026-01-11T12:00:00Z'),
      reason: 'Erro de caixa',
      method: null,
      submission: null,
    })
    .execute();
  expect(await cells('caixa?dataIni=2026-01-01&dataFim=2026-01-31')).toEqual([
    ['2026-01-10', 'Dinheiro', 1, 700, 0, 700],
    ['2026-01-11', 'Dinheiro', 1, 0, 700, -700],
  ]);
  const answer = await ask('caixa/arquivo?dataIni=2026-01-01&dataFim=2026-01-31');
  const { arquivo } = answer.json<{ arquivo: { conteudo: string; nome: string } }>();
  expect(arquivo.nome).toMatch(/^caixa-\d{4}-\d\d-\d\d\.csv$/);
  // As a Brazilian's spreadsheet takes them: sums with a comma, and the negative one a number too.
  const lines = Buffer.from(arquivo.conteudo, 'base64').toString().split('\r\n');
  expect(lines.slice(1, 3)).toEqual([
    '2026-01-10;Dinheiro;1;7,00;0,00;7,00',
    '2026-01-11;Dinheiro;1;0,00;7,00;-7,00',
  ]);
});

test('a title is wanted once three people wait for it', async () => {
  for (const person of [1, 2, 3]) await writeHold(server, 'A1', person);
  for (const person of [1, 2]) await writeHold(server, 'A2', person);
  const { linhas } = await told('mais-procurados');
  expect(linhas.map(({ celulas }) => celulas)).toEqual([['Livro A1', 3, 1, 3]]);
  expect(linhas[0]?.cod_acervo).toBeGreaterThan(0);
  const waiting = await cells('reservas-esperando');
  expect(waiting.map((line) => line.slice(0, 3))).toEqual([['Biblioteca Central', 5, 0]]);
});

test('titles whose copies were never lent are told, and of plans what nobody can borrow', async () => {
  await server.db.updateTable('copy').set({ loan_type_id: 1 }).execute();
  await lend(three('2026-01-10'));
  expect((await cells('nunca-emprestados')).map(([title]) => title)).toEqual([
    'Livro A2',
    'Livro A3',
  ]);
  // Circulation alone says that it is lost.
  await server.pool.query("update copy set circulation_status = 'lost' where barcode = 'A2'");
  expect((await cells('nunca-emprestados')).map(([title]) => title)).toEqual(['Livro A3']);
  await server.pool.query(`
    with u as (insert into organizational_unit (code, name, key) values ('U', 'Letras', 'letras') returning id),
    d as (insert into discipline (code, name, key) values ('D', 'Romance', 'romance') returning id),
    p as (insert into teaching_plan (unit_id, discipline_id, year, semester, vacancies)
      select u.id, d.id, extract(year from date '${server.clock.today().toString()}'), 1, 0 from u, d returning id)
    insert into bibliography_item (plan_id, position, kind, title_id, citation)
      select id, 1, 'basic', null, 'LIVRO que falta' from p
      union all select id, 2, 'basic', 1, 'Livro A1' from p`);
  expect((await cells('planos-sem-exemplares')).map(([work]) => work)).toEqual(['LIVRO que falta']);
});

describe('of plans', () => {
  const query = (text: string) => server.pool.query(text);
  const works = async () => (await cells('planos-sem-exemplares')).map(([work]) => work);
  beforeEach(async () => {
    await server.db.updateTable('copy').set({ loan_type_id: 1 }).execute();
    await query(`
      with u as (insert into organizational_unit (code, name, key) values ('U', 'Letras', 'letras') returning id),
      d as (insert into discipline (code, name, key) values ('D', 'Romance', 'romance') returning id),
      p as (insert into teaching_plan (unit_id, discipline_id, year, semester, vacancies)
        select u.id, d.id, extract(year from date '${server.clock.today().toString()}'), 1, 0 from u, d returning id)
      insert into bibliography_item (plan_id, position, kind, title_id, citation)
        select p.id, t.id, 'basic', t.id, 'Livro' from p, title t`);
  });

  test.each([
    ['status', 'available', false],
    ['circulation_status', 'on-loan', false],
    ['circulation_status', 'in-transit', false],
    ['status', 'reference', true],
    ['status', 'damaged', true],
    ['circulation_status', 'lost', true],
  ])(
    'a work whose one copy has %s %s is told: %s',
    { tags: 'long' },
    async (column, state, isTold) => {
      await query(`update copy set ${column} = '${state}' where barcode = 'A1'`);
      expect(await works()).toEqual(isTold ? ['Livro A1'] : []);
    },
  );

  test('a work of a kind that no rule lends is told', async () => {
    await query("update copy set loan_type_id = null where barcode <> 'A2'");
    await query('delete from loan_rule');
    await query(`insert into loan_rule (loan_type_id, loan_limit, period_length, renewals)
      values (null, 3, 7, 1), (1, 0, 7, 0)`);
    expect(await works()).toEqual(['Livro A2']);
  });

  test('what is read online is told where that is not enough, a run of a serial never', async () => {
    await query("delete from copy where barcode in ('A1', 'A2')");
    expect(await works()).toEqual(['Livro A1', 'Livro A2']);
    await query(`update title
      set description = (description::jsonb || '{"isOnline": true}')::json where id = 1`);
    await query(`insert into holding (title_id, record_id, library_id, source_key, call_number, statements, notes)
      select title_id, id, 1, '866', '', '{v. 1-9}', '{}' from bibliographic_record where title_id = 2`);
    expect(await works()).toEqual([]);
    await query("insert into institution_setting (key, value) values ('onlineIsEnough', 'false')");
    expect(await works()).toEqual(['Livro A1']);
  });
});

describe('staff of a unit', () => {
  test('are told of theirs alone, and another’s is not there', async () => {
    await lend([...three('2026-01-10'), ...three('2026-01-10', 2)]);
    const path = 'emprestimos?dataIni=2026-01-01&dataFim=2026-01-31';
    expect(await told(path, 'davi')).toMatchObject({
      biblioteca: { cod_biblioteca: 1 },
      total: [expect.anything(), 3],
      bibliotecas: [],
    });
    expect((await ask(`${path}&biblioteca=2`, 'davi')).statusCode).toBe(404);
    expect(await told(`${path}&biblioteca=2`)).toMatchObject({ total: [expect.anything(), 3] });
    expect((await told(path)).total?.[1]).toBe(6);
  });

  test('a span that ends before it begins is refused', async () => {
    const answer = await ask('emprestimos?dataIni=2026-02-01&dataFim=2026-01-01');
    expect(answer.statusCode).toBe(422);
  });
});

test(
  'a file has many more lines than a report that is shown, and says where it is cut',
  { tags: 'long' },
  async () => {
    const search = (from: number, to: number) =>
      server.pool.query(
        `insert into failed_search (day, words, total)
        select $1::date, 'x' || n, 3 from generate_series($2::integer, $3::integer) n`,
        [server.clock.today().toString(), from, to],
      );
    const file = async () => {
      const answer = await ask('buscas-sem-resultado/arquivo');
      const { arquivo, cortado } = answer.json<{
        arquivo: { conteudo: string };
        cortado: boolean;
      }>();
      const text = Buffer.from(arquivo.conteudo, 'base64').toString().trimEnd();
      return [text.split('\r\n').length, cortado];
    };
    const headAndTotal = 2;
    await search(1, longestReportFile);
    expect((await told('buscas-sem-resultado')).linhas).toHaveLength(longestReport);
    expect(await file()).toEqual([longestReportFile + headAndTotal, false]);
    await search(longestReportFile + 1, longestReportFile + 1);
    expect(await file()).toEqual([longestReportFile + headAndTotal, true]);
  },
);

test('a spreadsheet is a zip of the same table', { tags: 'long' }, async () => {
  await lend(three('2026-01-10'));
  const answer = await ask('emprestimos/arquivo?formato=xlsx');
  const { arquivo } = answer.json<{ arquivo: { conteudo: string } }>();
  expect(Buffer.from(arquivo.conteudo, 'base64').subarray(0, 2).toString()).toBe('PK');
});

describe('searches that found nothing', () => {
  const search = (query: string, person: Person = 'ana') =>
    callAs(server, person, { method: 'GET', path: `consulta?${query}` });

  test('are counted by their words, without who asked, and told from three on', async () => {
    for (const q of ['Zzyzx!', ' zzyzx', 'ZZYZX', 'qwfpg']) {
      const answer = await search(`q=${encodeURIComponent(q)}`);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const { linhas, total, retidas } = await told('buscas-sem-resultado');
    // Nobody searches in one library: the report is the network's, whichever is asked for.
    const ofLibrary = await told('buscas-sem-resultado?biblioteca=1');
    expect(ofLibrary).toMatchObject({ biblioteca: null, linhas });
    const day = server.clock.today().toString();
    expect(linhas.map(({ celulas }) => celulas)).toEqual([['zzyzx', 3, 1, day]]);
    expect([total?.[1], retidas]).toEqual([3, 1]);
    const { rows } = await server.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_name = 'failed_search' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['day', 'total', 'words']);
  });

  test(
    'are not kept where they were found, narrowed, of a further page, unfinished, or might be of a person',
    { tags: 'long' },
    async () => {
      for (const query of [
        'q=',
        'q=zzyzx&pagina=2',
        'q=zzyzx&filtro=Y:2020',
        'q=zzyzx&parcial=palavra',
        'q=ana%40example.org',
        'q=123.456.789-09',
      ]) {
        await search(query);
      }
      expect(await server.db.selectFrom('failed_search').selectAll().execute()).toEqual([]);
    },
  );

  test('of noise fill no disk', { tags: 'long' }, async () => {
    await server.pool.query(
      `insert into failed_search (day, words) select $1::date, 'x' || n from generate_series(1, 5000) n`,
      [server.clock.today().toString()],
    );
    await search('q=zzyzx');
    await search('q=x7');
    const { rows } = await server.pool.query(
      'select words, total from failed_search where total > 1 or words = $1',
      ['zzyzx'],
    );
    expect(rows).toEqual([{ words: 'x7', total: 2 }]);
  });
});
