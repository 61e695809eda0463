import { expect, test } from 'vitest';
import { describeRecord } from './describe-record.ts';
import { readAnswer, readList } from './read-answer.ts';
import {
  dspace,
  dspaceChapter,
  koha,
  kohaBare,
  ojs,
  ojsAuthors,
  undated,
  vufind,
} from './testing/answers.ts';

async function described(xml: string) {
  const list = readList(await readAnswer(xml, 'ListRecords'));
  const all = [];
  for (const record of list.records)
    all.push({ ...record, described: record.isDeleted ? null : await describeRecord(record.raw) });
  return { ...list, records: all };
}

test('an answer as DSpace gives it: handles, dates of deposit, two-letter languages', async () => {
  const { records, token, size } = await described(dspace);
  const [thesis, gone] = records;
  expect(token).toBe('oai_dc////100');
  expect(size).toBe(1234);
  expect(thesis?.identifier).toBe('oai:repositorio.example.br:123456789/42');
  expect(thesis?.described?.format).toBe('oai_dc');
  expect(thesis?.described?.description).toMatchObject({
    title: 'Cana-de-açúcar & solos',
    year: 2009,
    workType: 'thesis',
    languages: ['por'],
    links: [{ url: 'http://hdl.handle.net/123456789/42' }],
  });
  expect(thesis?.described?.description.agents.map(({ name }) => name)).toEqual([
    'Souza, Maria de',
    'Lima, José',
  ]);
  expect(gone).toMatchObject({ isDeleted: true, raw: '', described: null });
});

test('an answer as Koha gives it: MARCXML under a prefix of its own, items along', async () => {
  const { records } = await described(koha);
  expect(records[0]?.identifier).toBe('KOHA-OAI-BIB:7');
  expect(records[0]?.described?.format).toBe('marcxml');
  expect(records[0]?.described?.description).toMatchObject({
    title: 'Dom Casmurro',
    year: 1998,
    isbns: [{ isbn13: '9788508040810' }],
  });
});

test('an answer as VuFind gives it: days alone, a record without its metadata', async () => {
  const { records, unread } = await described(vufind);
  expect(records.map(({ datestamp }) => datestamp.toISOString())).toEqual([
    '2024-05-02T00:00:00.000Z',
    '2024-05-03T00:00:00.000Z',
  ]);
  expect(records[0]?.described?.description.title).toBe('The plays');
  expect(records[1]?.described).toBeNull();
  expect(unread).toBe(1);
});

test('an answer as OJS gives it: titles in two languages, what it stands in, no ISSN of its own', async () => {
  const { records } = await described(ojs);
  const description = records[0]?.described?.description;
  expect(description).toMatchObject({
    title: 'Leitura na escola',
    workType: 'article',
    isSerial: false,
    year: 2021,
    languages: ['por'],
  });
  expect(description?.otherTitles.map(({ text }) => text)).toEqual(['Reading at school']);
  expect(description?.abstracts).toEqual(['Resumo.']);
});

test('a chapter as DSpace gives it: the year it is of, its book’s ISBN not its own, its DOI a way to it', async () => {
  const { description } = (await describeRecord(dspaceChapter)) ?? {};
  expect(description).toMatchObject({
    title: 'Resultados & buscas',
    year: 2012,
    isbns: [],
    isSerial: false,
    abstracts: ['Estuda-se em duas linhas.'],
    links: [{ url: 'http://hdl.handle.net/11250/1' }, { url: 'https://doi.org/10.1234/anais.1' }],
  });
});

test('authors as OJS gives them: where they work is no name, two between semicolons are two', async () => {
  const { description } = (await describeRecord(ojsAuthors)) ?? {};
  expect(description?.agents.map(({ name }) => name)).toEqual([
    'Silva, Ana Maria',
    'Souza, Rui',
    'Prado, Lívia',
  ]);
  expect(description?.links.map(({ url }) => url)).toEqual(['https://doi.org/10.1234/rios.9']);
});

test('a record of Koha that says little is a title all the same', async () => {
  expect(await describeRecord(kohaBare)).toMatchObject({ description: { title: 'Título 0' } });
});

test('headers without a date are of the day on which they were told', async () => {
  const { records, token, size } = await described(undated);
  expect(token).toBe('marcxml/3/1970-01-01T00:00:00Z/2026-03-01T23:59:59Z/');
  expect(size).toBeNull();
  expect(records.map(({ identifier, isDeleted }) => [identifier, isDeleted])).toEqual([
    ['a:1', true],
    ['a:2', false],
  ]);
  expect(records[0]?.datestamp.toISOString()).toBe('2026-03-01T10:00:00.000Z');
});

const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<OAI-PMH><ListRecords>&b;</ListRecords></OAI-PMH>`;
const list = (inside: string) => `<OAI-PMH><ListRecords>${inside}</ListRecords></OAI-PMH>`;

test.each([
  ['a document type with entities', bomb, 'document type'],
  ['an outer entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><OAI-PMH/>', 'document type'],
  ['an entity that nobody defined', list('&xxe;'), 'undefined entity'],
  ['elements in elements', list('<a>'.repeat(50) + '</a>'.repeat(50)), 'too deep'],
  ['elements in the metadata', list(`<record><metadata>${'<a>'.repeat(50)}`), 'too deep'],
  ['a page of the web', '<html><body><p>Manutenção</body></html>', ''],
  ['another program', '<rss/>', 'not OAI-PMH'],
  ['nothing', '', ''],
  ['half an answer', '<OAI-PMH><ListRecords><record>', ''],
])('%s is refused', async (_, xml, why) => {
  await expect(readAnswer(xml, 'ListRecords')).rejects.toThrow(why);
});

test('elements without end are refused', { tags: 'long' }, async () => {
  const xml = list('<a/>'.repeat(400_001));
  await expect(readAnswer(xml, 'ListRecords')).rejects.toThrow('too many');
});

const dc = (inside: string) => `<oai_dc:dc xmlns:oai_dc="o" xmlns:dc="d">${inside}</oai_dc:dc>`;

test('what is described does no harm: addresses of the web alone, texts that end', async () => {
  const found = await describeRecord(
    dc(`<dc:title>${'Longo '.repeat(2000)}</dc:title>
    <dc:title>a\u202eb</dc:title>
    <dc:identifier>javascript:alert(1)</dc:identifier>
    <dc:identifier>data:text/html,x</dc:identifier>
    <dc:identifier>ftp://a.example/x</dc:identifier>
    <dc:identifier>https://a.example/x</dc:identifier>
    ${'<dc:subject>s</dc:subject>'.repeat(500)}
    ${Array.from({ length: 500 }, (_, i) => `<dc:creator>Autor ${i}</dc:creator>`).join('')}`),
  );
  const description = found?.description;
  expect(description?.title.length).toBeLessThanOrEqual(2000);
  expect(description?.otherTitles[0]?.text).toBe('ab');
  expect(description?.links.map(({ url }) => url)).toEqual(['https://a.example/x']);
  expect(description?.agents.length).toBeLessThanOrEqual(60);
});

test('what says no title, or is in no format that is read, is none', async () => {
  expect(await describeRecord(dc('<dc:creator>Só</dc:creator>'))).toBeNull();
  expect(await describeRecord('<mods><titleInfo><title>x</title></titleInfo></mods>')).toBeNull();
  expect(await describeRecord('texto')).toBeNull();
});
