import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBook, aSerial } from '../../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { readStoredRecords } from '../index.ts';

const issues = [
  { library: 'CENTRAL', volume: '1', number: '1', year: '2019', month: '02' },
  { library: 'NORTE', volume: '1', number: '2', year: '2019', month: '03' },
];

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
  await server.pool.query(
    `insert into library (campus_id, code, name) values (1, 'NORTE', 'Biblioteca do Norte')`,
  );
  await server.importRecords([
    aSerial({ title: 'Revista', issn: '0028-0836', issues }),
    aBook({ title: 'Um livro', subjects: ['Contos'] }),
    aBook({
      title: 'Um artigo',
      type: 'ab',
      host: { title: 'Revista', issn: '0028-0836', part: 'v. 1, p. 3' },
    }),
    aSerial({ title: 'Boletim', issues: issues.slice(0, 1), copies: [{ library: 'NORTE' }] }),
  ]);
});
afterEach(() => server.close());

const going = new AbortController().signal;
const read = (recordsAtOnce?: number, signal = going) =>
  readStoredRecords(server.pool, signal, recordsAtOnce);

const rows = async (query: string): Promise<unknown[]> => (await server.pool.query(query)).rows;
/** Reads all that the catalogue makes of the records, without the numbers it gives. */
const made = async () => ({
  titles: await rows(
    'select id, work_type, description, description_version from title order by id',
  ),
  headings: await rows(
    'select title_id, relation, position, heading_id from title_heading order by 1, 2, 3',
  ),
  hosts: await rows('select * from article_host'),
  parts:
    await rows(`select p.title_id, p.record_id, l.code, p.source_key, p.kind, i.designation, i.year, i.state
    from serial_part p join library l on l.id = p.library_id join serial_issue i on i.part_id = p.id
    order by 1, 3, 6`),
});

/** Leaves the stored records as an import of an earlier version did. */
async function forget(): Promise<void> {
  await server.pool.query('delete from serial_part');
  await server.pool.query('delete from article_host');
  await server.pool.query('delete from title_heading');
  await server.pool.query(
    `update title set description_version = 0, description = '{"title": "?", "related": []}'`,
  );
}

test('issues, summaries and descriptions come of what is stored, as of an import now', async () => {
  const before = await made();
  expect(before.parts).toHaveLength(3);
  expect(before.hosts).toHaveLength(1);
  await forget();
  expect(await read()).toEqual({ titles: 4, serials: 2 });
  expect(await made()).toEqual(before);
});

test('it is done once: what comes later is read as it comes', { tags: 'long' }, async () => {
  await forget();
  await read();
  await server.importRecords([aSerial({ title: 'Nova', issues })]);
  await forget();
  expect(await read()).toEqual({ titles: 0, serials: 0 });
});

test(
  'cut off after each record it goes on where it was, and two at once do it once',
  { tags: 'long' },
  async () => {
    const before = await made();
    await forget();
    expect(await read(1, AbortSignal.abort())).toEqual({ titles: 0, serials: 0 });
    const runs = await Promise.all([read(1), read(1), read(1)]);
    expect(runs.reduce((sum, { titles }) => sum + titles, 0)).toBe(4);
    expect(runs.reduce((sum, { serials }) => sum + serials, 0)).toBe(2);
    expect(await made()).toEqual(before);
  },
);

test.each([
  ['is where the copies of its record are', '', ['NORTE', 'OUTRA'], []],
  [
    'is waited for where there are none',
    'delete from holding; delete from copy',
    ['NORTE'],
    [{ code: 'CENTRAL' }],
  ],
])('a library that is not known %s', { tags: 'long' }, async (_name, before, expected, waiting) => {
  await forget();
  await server.pool.query(`update library set code = 'OUTRA' where code = 'CENTRAL'; ${before}`);
  await read();
  const told = await rows(`select distinct l.code from serial_part p
    join library l on l.id = p.library_id join title t on t.id = p.title_id
    where t.description ->> 'title' = 'Revista' order by 1`);
  expect(told).toEqual(expected.map((code) => ({ code })));
  expect(await rows('select distinct code from unplaced_item')).toEqual(waiting);
});

test.each([
  ['are written to the libraries of their links', '', 'NORTE', ['NORTE', 'SUL']],
  ['stay where the import put what no library is known by', 'NORTE', 'OUTRA', ['OUTRA', 'SUL']],
])('statements of holdings %s', { tags: 'long' }, async (_name, code, renamed, expected) => {
  await server.pool.query(
    `insert into library (campus_id, code, name) values (1, 'SUL', 'Do Sul')`,
  );
  const { leader, fields } = aSerial({ title: 'Gazeta', number: 'g' });
  const held = (tag: string, subfields: Readonly<Record<string, string>>) => ({
    tag,
    ind1: ' ',
    ind2: ' ',
    subfields: Object.entries(subfields).map(([one, value]) => ({ code: one, value })),
  });
  await server.importRecords([
    {
      leader,
      fields: [
        ...fields,
        held('852', { 8: '1', b: 'NORTE', c: 'Sala 2' }),
        held('852', { 8: '2', b: 'SUL' }),
        held('866', { 8: '1.1', a: 'v. 1-5' }),
        held('866', { 8: '2.1', a: 'v. 6-9' }),
      ],
    },
  ]);
  const stored = () =>
    rows(`select l.code, h.statements, o.code as place from holding h join library l on l.id = h.library_id
      left join location o on o.id = h.location_id join title t on t.id = h.title_id
      where t.description ->> 'title' = 'Gazeta' order by l.code`);
  const before = await stored();
  expect(before).toHaveLength(2);
  // As an earlier version read it.
  await server.pool
    .query(`update holding set statements = '{}' where source_key = 'NORTE/#1' and 'v. 1-5' = any(statements);
    update holding set statements = '{v. 1-5,v. 6-9}' where source_key = 'SUL/#1'`);
  if (code !== '') {
    await server.pool.query(`update library set code = $2 where code = $1`, [code, renamed]);
  }
  await read();
  expect(await stored()).toEqual(
    before.map((one, at) => ({ ...(one as object), code: expected[at] })),
  );
  expect(await rows('select distinct code from unplaced_item')).toEqual([]);
});

test('issues that are there, and those kept here, stay as they are', { tags: 'long' }, async () => {
  await server.pool.query(`update serial_issue set state = 'bound'`);
  const before = await made();
  expect(await read()).toEqual({ titles: 0, serials: 0 });
  expect(await made()).toEqual(before);
});

test('the index hears of each title that is described anew', { tags: 'long' }, async () => {
  await forget();
  await server.pool.query('delete from index_change');
  await read();
  const changed = await rows('select distinct title_id from index_change order by 1');
  expect(changed).toHaveLength(4);
});
