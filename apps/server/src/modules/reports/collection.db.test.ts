import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '@estante/database';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { circulation } from '../../../test/loan-desk.ts';
import { aBook, aSerial } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const issue = (number: string, note?: string) => ({
  library: 'LETRAS',
  volume: '1',
  number,
  year: '2020',
  month: '01',
  ...(note && { note }),
});

const records = [
  aBook({
    title: 'Dom Casmurro',
    dewey: '869.3',
    year: 1899,
    copies: [
      { library: 'CENTRAL', barcode: 'D1' },
      { library: 'LETRAS', barcode: 'D2' },
      { library: 'LETRAS', barcode: 'D3' },
    ],
  }),
  aBook({
    title: 'Anatomy',
    dewey: '611',
    year: 2015,
    language: 'eng',
    copies: [
      { library: 'SAUDE', barcode: 'A1' },
      { library: 'SAUDE', barcode: 'A2', isWithdrawn: true },
      { library: 'SAUDE', barcode: 'A3', isLost: true },
    ],
  }),
  aBook({
    title: 'Enciclopédia',
    year: 2021,
    copies: [{ library: 'CENTRAL', barcode: 'E1', callNumber: 'R 030 E56' }],
  }),
  aBook({
    title: 'Uma ficção',
    year: 2021,
    copies: [{ library: 'CENTRAL', barcode: 'F1', callNumber: 'M FIC ABC' }],
  }),
  aSerial({ title: 'Revista', year: 1985, issues: [issue('1'), issue('2'), issue('3', 'Falta')] }),
  aBook({ title: 'Na rede', dewey: '005', type: 'am', link: 'https://example.org/livro.pdf' }),
  aBook({ title: 'Só a ficha', year: 1970 }),
  aBook({ title: 'Baixado', dewey: '100', copies: [{ library: 'CENTRAL', barcode: 'B1' }] }),
];

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ records });
  await withdraw('Baixado');
});
afterEach(() => server.close());

async function withdraw(title: string): Promise<void> {
  const id = await server.titleId(title);
  const answer = await callAs(server, 'elisa', {
    method: 'POST',
    path: `atendimento/acervos/${id}/baixa`,
    payload: { motivo: 'Rasgado' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface ReportResponse {
  readonly colunas: { titulo: string }[];
  readonly linhas: { celulas: (string | number)[] }[];
  readonly total: (string | number)[] | null;
}

type Person = Parameters<typeof callAs>[1];
const ask = (path: string, person: Person = 'elisa', language = '1') =>
  callAs(server, person, { method: 'GET', path: `atendimento/relatorios/${path}`, language });
async function told(path: string, person: Person = 'elisa', language = '1') {
  const answer = await ask(path, person, language);
  expect(answer.statusCode, answer.body).toBe(200);
  const { colunas, linhas, total } = answer.json<ReportResponse>();
  return {
    columns: colunas.map(({ titulo }) => titulo),
    lines: linhas.map(({ celulas }) => celulas),
    total,
  };
}

describe('the collection as it is now', () => {
  test('is counted by kind: copies that are gone are not in it, and what no library holds stands apart', async () => {
    expect(await told('acervo')).toEqual({
      columns: [
        'Tipo de obra',
        'Títulos',
        'Exemplares',
        'Fascículos',
        'Eletrônicos sem exemplares',
        'Outros sem exemplares',
      ],
      lines: [
        ['Livro', 4, 6, 0, 0, 1],
        ['Periódico', 1, 0, 2, 0, 0],
        ['Livro eletrônico', 0, 0, 0, 1, 0],
      ],
      total: ['Total mostrado', 5, 6, 2, 1, 1],
    });
  });

  test(
    'is counted by library and by campus, and a title of two libraries once in the whole',
    { tags: 'long' },
    async () => {
      const byLibrary = await told('acervo?agrupamento=biblioteca');
      expect(byLibrary.lines).toEqual([
        ['Biblioteca Central', 3, 3, 0, 0, 0],
        ['Biblioteca de Letras', 2, 2, 2, 0, 0],
        ['Biblioteca da Saúde', 1, 1, 0, 0, 0],
        ['Em nenhuma biblioteca', 0, 0, 0, 1, 1],
      ]);
      expect(byLibrary.total).toEqual(['Total', 5, 6, 2, 1, 1]);
      const byCampus = await told('acervo?agrupamento=campus');
      expect(byCampus.lines.slice(0, 2)).toEqual([
        ['Campus Sede', 4, 5, 2, 0, 0],
        ['Campus do Mar', 1, 1, 0, 0, 0],
      ]);
      expect(byCampus.total).toEqual(byLibrary.total);
    },
  );

  test('is counted by class, in the language of who asks', { tags: 'long' }, async () => {
    const byClass = async (language: string) =>
      (await told('acervo?agrupamento=classe', 'elisa', language)).lines.map((line) => [
        line[0],
        line[1],
      ]);
    expect(await byClass('1')).toEqual([
      ['0 Generalidades e computação', 1],
      ['6 Tecnologia e ciências aplicadas', 1],
      ['8 Literatura', 1],
      ['Sem classe', 2],
    ]);
    expect((await byClass('5')).map(([name]) => name)).toEqual([
      expect.stringMatching(/^0 /),
      '6 Technology',
      '8 Literature',
      'No class',
    ]);
    expect((await byClass('3')).at(-1)).toEqual(['Sin clase', 2]);
  });

  test('is counted by language and by years', { tags: 'long' }, async () => {
    expect(
      (await told('acervo?agrupamento=idioma')).lines.map(([name, titles]) => [name, titles]),
    ).toEqual([
      ['Português', 4],
      ['Inglês', 1],
    ]);
    expect(
      (await told('acervo?agrupamento=ano')).lines.map(([name, titles]) => [name, titles]),
    ).toEqual([
      ['Até 1949', 1],
      ['1970–1979', 0],
      ['1980–1989', 1],
      ['2000–2009', 0],
      ['2010–2019', 1],
      ['2020–2029', 2],
    ]);
  });

  test('of one library is what it has', { tags: 'long' }, async () => {
    expect(await told('acervo?biblioteca=2')).toEqual({
      columns: ['Tipo de obra', 'Títulos', 'Exemplares', 'Fascículos'],
      lines: [
        ['Livro', 1, 2, 0],
        ['Periódico', 1, 0, 2],
      ],
      total: ['Total mostrado', 2, 2, 2],
    });
    // Staff of a unit see theirs, whatever they ask for.
    expect((await told('acervo', 'davi')).total).toEqual(['Total mostrado', 3, 3, 0]);
    expect((await ask('acervo?biblioteca=2', 'davi')).statusCode).toBe(404);
  });

  test('follows a record that comes again', { tags: 'long' }, async () => {
    await server.importRecords([
      aBook({ title: 'Enciclopédia', year: 1999, dewey: '900', language: 'spa' }),
    ]);
    const byClass = await told('acervo?agrupamento=classe');
    expect(byClass.lines.map(([name]) => name)).toContain('9 História e geografia');
    const byLanguage = await told('acervo?agrupamento=idioma');
    expect(byLanguage.lines.map(([name]) => name)).toContain('Espanhol');
  });

  test('of nothing has no lines', { tags: 'long' }, async () => {
    await server.pool.query('update title set withdrawn_at = now()');
    expect(await told('acervo')).toMatchObject({ lines: [], total: null });
  });
});

describe('what came and went within days', () => {
  const on = async (barcode: string, columns: object) => {
    await server.db.updateTable('copy').set(columns).where('barcode', '=', barcode).execute();
  };
  const days = 'dataIni=2024-01-01&dataFim=2024-12-31';

  beforeEach(async () => {
    await server.pool.query(
      `update copy set acquired_on = '2020-05-05', left_on = null;
       update title set included_on = '2020-05-05', withdrawn_at = case when withdrawn_at is not null
         then timestamptz '2020-06-06' end;
       update serial_issue set included_on = '2020-05-05' where included_on is not null`,
    );
  });

  test('is told: a title comes with its first copy and goes with its last', async () => {
    await on('D3', { acquired_on: '2024-01-01' });
    await on('E1', { acquired_on: '2024-12-31' });
    await on('A2', { left_on: '2024-03-03' });
    await on('F1', { status: 'lost' });
    await on('F1', { left_on: '2024-02-29' });
    await server.pool.query(
      `update serial_issue set included_on = '2024-07-07' where designation like '%n.2%';
       update title set included_on = '2024-08-08' where description ->> 'title' = 'Na rede'`,
    );
    expect(await told(`movimento-acervo?${days}`)).toEqual({
      columns: [
        'Tipo de obra',
        'Títulos novos',
        'Exemplares novos',
        'Fascículos novos',
        'Títulos que saíram',
        'Exemplares baixados',
        'Exemplares perdidos',
      ],
      lines: [
        ['Livro', 1, 2, 0, 1, 1, 1],
        ['Livro eletrônico', 1, 0, 0, 0, 0, 0],
        ['Periódico', 0, 0, 1, 0, 0, 0],
      ],
      total: ['Total mostrado', 2, 2, 1, 1, 1, 1],
    });
    expect(await told('movimento-acervo?dataIni=2024-01-02&dataFim=2024-02-28')).toMatchObject({
      lines: [],
      total: null,
    });
  });

  test(
    'has issues by the day they were received, where that is known, and none that is missing',
    { tags: 'long' },
    async () => {
      const counted = async (change: string) => {
        await server.pool.query(
          `update serial_issue set ${change} where designation like '%n.2%' or designation like '%n.1%'`,
        );
        return (await told(`movimento-acervo?${days}`)).lines;
      };
      const issues = (total: number) => [['Periódico', 0, 0, total, 0, 0, 0]];
      expect(await counted(`included_on = '2024-07-07'`)).toEqual(issues(2));
      expect(await counted(`received_on = '2023-12-30'`)).toEqual([]);
      expect(await counted(`received_on = '2024-01-02', included_on = '2025-01-01'`)).toEqual(
        issues(2),
      );
      expect(await counted(`state = 'missing'`)).toEqual([]);
    },
  );

  test(
    'is new to a library, and not to the whole, where another had it',
    { tags: 'long' },
    async () => {
      await on('D2', { acquired_on: '2024-04-04' });
      await on('D3', { acquired_on: '2024-04-05' });
      const byLibrary = await told(`movimento-acervo?agrupamento=biblioteca&${days}`);
      expect(byLibrary.lines).toEqual([['Biblioteca de Letras', 1, 2, 0, 0, 0, 0]]);
      expect(byLibrary.total).toEqual(['Total', 0, 2, 0, 0, 0, 0]);
      const ofOne = await told(`movimento-acervo?biblioteca=2&${days}`);
      expect(ofOne.lines).toEqual([['Livro', 1, 2, 0, 0, 0, 0]]);
    },
  );

  test(
    'has titles that never had a copy when they are catalogued and withdrawn',
    { tags: 'long' },
    async () => {
      await server.pool.query(
        `update title set withdrawn_at = '2025-01-01T02:30:00Z' where description ->> 'title' = 'Só a ficha'`,
      );
      const byYear = await told(`movimento-acervo?agrupamento=ano&${days}`);
      expect(byYear.lines).toEqual([['1970–1979', 0, 0, 0, 1, 0, 0]]);
    },
  );

  test(
    'goes by the day of the catalogue where no day of acquisition is known',
    { tags: 'long' },
    async () => {
      await on('E1', { acquired_on: null, included_on: '2024-05-05' });
      await on('D2', { acquired_on: null, included_on: null });
      await server.pool.query(
        `update title set included_on = '2024-06-06' where description ->> 'title' = 'Dom Casmurro'`,
      );
      expect((await told(`movimento-acervo?agrupamento=classe&${days}`)).lines).toEqual([
        ['0 Generalidades e computação', 1, 1, 0, 0, 0, 0],
        ['8 Literatura', 0, 1, 0, 0, 0, 0],
      ]);
    },
  );
});

describe('the day a copy left', { tags: 'long' }, () => {
  const dayOf = async (barcode: string) => {
    const { rows } = await server.pool.query<{ included: boolean; left: boolean | null }>(
      `select included_on = (now() at time zone 'America/Sao_Paulo')::date as included,
        left_on = (now() at time zone 'America/Sao_Paulo')::date as left from copy where barcode = $1`,
      [barcode],
    );
    return rows[0];
  };

  test('is kept when it is withdrawn or lost, and given up when it turns up', async () => {
    expect(await dayOf('B1')).toEqual({ included: true, left: true });
    // It was withdrawn when it came.
    expect(await dayOf('A2')).toEqual({ included: true, left: null });
    const desk = circulation(server);
    await desk.lend('D1');
    expect((await dayOf('D1'))?.left).toBeNull();
    const { id } = await server.db.selectFrom('loan').select('id').executeTakeFirstOrThrow();
    await server.pool.query('delete from index_change');
    await desk.lose(id, 1000);
    expect((await dayOf('D1'))?.left).toBe(true);
    expect(await server.db.selectFrom('index_change').select('title_id').execute()).toEqual([]);
    await desk.takeBack('D1');
    expect((await dayOf('D1'))?.left).toBeNull();
  });
});

test(
  'what titles of before are counted by is what an import writes',
  { tags: 'long' },
  async () => {
    const rows = () =>
      server.db.selectFrom('counted_title').selectAll().orderBy('title_id').execute();
    const written = await rows();
    expect(written).toHaveLength(records.length);
    await server.pool.query('drop table counted_title; drop index title_withdrawn');
    await server.pool.query('update title set area = null');
    await server.pool.query(
      await readFile(join(migrationsFolder, '0250_counted_titles.sql'), 'utf8'),
    );
    // A class behind a mark of the library's own is known by descriptions that were made later.
    const isMark = ({ call_number }: { readonly call_number: string }) =>
      call_number === 'R 030 E56';
    expect(await rows()).toEqual(written.map((row) => (isMark(row) ? { ...row, area: '' } : row)));
  },
);

test('as a spreadsheet has numbers that can be reckoned with', { tags: 'long' }, async () => {
  const answer = await ask('acervo/arquivo?agrupamento=biblioteca&formato=xlsx');
  const { arquivo } = answer.json<{ arquivo: { conteudo: string; nome: string } }>();
  expect(arquivo.nome).toMatch(/^acervo-\d{4}-\d\d-\d\d\.xlsx$/);
  const parts = unzipSync(Buffer.from(arquivo.conteudo, 'base64'));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const sheet = text('xl/worksheets/sheet1.xml');
  const rows = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*?(t="s")?[^>]*><v>([^<]*)<\/v>/g)].map(([, , value]) =>
      Number(value),
    ),
  );
  expect(rows).toHaveLength(6);
  expect(rows.at(-1)?.slice(1)).toEqual([5, 6, 2, 1, 1]);
  expect(text('xl/sharedStrings.xml')).toContain('Em nenhuma biblioteca');
});

test('readers are not told', async () => {
  for (const path of ['acervo', 'movimento-acervo', 'acervo/arquivo']) {
    expect((await ask(path, 'ana')).statusCode).toBe(403);
    expect((await ask(path, null)).statusCode).toBe(401);
  }
});
