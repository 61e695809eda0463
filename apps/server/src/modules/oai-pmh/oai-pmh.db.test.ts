import type { MarcRecord } from '@estante/marc';
import { sql } from 'kysely';
import { SaxesParser } from 'saxes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { requireRebuild } from '../search/index.ts';
import { stampAll } from '../../../test/stamp-all.ts';
import { tryEach } from '../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({
    records: [
      aBook({ title: 'Um', author: 'Silva, Ana', copies: [{ library: 'CENTRAL' }] }),
      aBook({ title: 'Dois', copies: [{ library: 'CENTRAL', collection: 'RARAS' }] }),
    ],
  });
  await stampAll(server.db);
});
afterEach(() => server.close());

type Arguments = Readonly<Record<string, string>>;

const origin = 'http://localhost:80';

async function ask(asked: Arguments | string, headers: Record<string, string> = {}) {
  const query = typeof asked === 'string' ? asked : new URLSearchParams(asked).toString();
  const answer = await server.app.inject({ url: `/oai?${query}`, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
  return elementsIn(answer.body);
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly path: string;
  text: string;
}

/** Every element in its order; what is no XML fails. */
function elementsIn(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const path = `${open.at(-1)?.path ?? ''}/${name}`;
    const element = { name, attributes: attributes as Record<string, string>, path, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return found;
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text);
const errorOf = (elements: readonly Element[]) =>
  elements.find(({ name }) => name === 'error')?.attributes['code'];
const deletedIn = (elements: readonly Element[]) =>
  elements.filter(({ name, attributes }) => name === 'header' && attributes['status'] === 'deleted')
    .length;

/** Asks to the end of a list, as harvesters do. */
async function harvest(asked: Arguments): Promise<Element[]> {
  const all: Element[] = [];
  let next: Arguments = asked;
  for (;;) {
    const elements = await ask(next);
    all.push(...elements);
    const [token = ''] = textsOf(elements, 'resumptionToken');
    if (token === '') return all;
    next = { verb: asked['verb'] ?? '', resumptionToken: token };
  }
}

const list = (more: Arguments = {}): Arguments => ({
  verb: 'ListIdentifiers',
  metadataPrefix: 'oai_dc',
  ...more,
});
const identifier = async (title: string) => `oai:localhost:${await server.titleId(title)}`;
/** Waits, so that what changes from now on has a later second. */
const wait = async () => {
  await sql`update oai_record set datestamp = datestamp - interval '1 minute'`.execute(server.db);
  const { rows } = await sql<{ now: Date }>`select date_trunc('second', now()) as now`.execute(
    server.db,
  );
  return rows[0]?.now.toISOString().replace('.000Z', 'Z') ?? '';
};
const withdrawn = (record: MarcRecord): MarcRecord => ({
  ...record,
  leader: `${record.leader.slice(0, 5)}d${record.leader.slice(6)}`,
});

test('it says what it is', async () => {
  const found = await ask('verb=Identify');
  expect(textsOf(found, 'baseURL')).toEqual([`${origin}/oai`]);
  expect(textsOf(found, 'protocolVersion')).toEqual(['2.0']);
  expect(textsOf(found, 'deletedRecord')).toEqual(['persistent']);
  expect(textsOf(found, 'granularity')).toEqual(['YYYY-MM-DDThh:mm:ssZ']);
  expect(textsOf(found, 'adminEmail')[0]).toContain('@');
  expect(textsOf(await ask('verb=ListMetadataFormats'), 'metadataPrefix')).toEqual([
    'oai_dc',
    'marcxml',
    'mods',
  ]);
});

test('it answers a form as an address', { tags: 'long' }, async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/oai',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(list()).toString(),
  });
  expect(textsOf(elementsIn(answer.body), 'identifier')).toHaveLength(2);
});

test('a record is given in each format, and where it stands', async () => {
  const one = { verb: 'GetRecord', identifier: await identifier('Um') };
  const dc = await ask({ ...one, metadataPrefix: 'oai_dc' });
  expect(textsOf(dc, 'dc:title')).toEqual(['Um']);
  expect(textsOf(dc, 'dc:creator')).toEqual(['Silva, Ana']);
  expect(textsOf(dc, 'dc:identifier')).toContain(`${origin}/acervo/${await server.titleId('Um')}`);
  expect(textsOf(dc, 'setSpec')).toEqual([expect.stringMatching(/^biblioteca_\d+$/), 'tipo_book']);
  const marc = await ask({ ...one, metadataPrefix: 'marcxml' });
  const tags = marc.flatMap(({ attributes }) => attributes['tag'] ?? []);
  expect(tags).toContain('245');
  // Copies and what else is not for readers stay here.
  expect(tags).not.toContain('952');
  const mods = await ask({ ...one, metadataPrefix: 'mods' });
  expect(mods.find(({ name }) => name === 'mods')?.attributes['version']).toBe('3.8');
  expect(textsOf(mods, 'title')).toEqual(['Um']);
});

test('the sets are libraries, work types and collections; a list may be of one', async () => {
  const specs = textsOf(await ask('verb=ListSets'), 'setSpec');
  const names = textsOf(await ask('verb=ListSets'), 'setName');
  const rare = specs[names.indexOf('RARAS')] ?? specs.find((spec) => spec.startsWith('colecao_'));
  expect(specs).toContain('tipo_book');
  expect(textsOf(await ask(list({ set: rare ?? '' })), 'identifier')).toEqual([
    await identifier('Dois'),
  ]);
  expect(textsOf(await ask(list({ set: 'tipo_book' })), 'identifier')).toHaveLength(2);
  expect(errorOf(await ask(list({ set: 'biblioteca_999' })))).toBe('noRecordsMatch');
});

test('what was withdrawn keeps a title in no set', async () => {
  const specs = async () =>
    textsOf(
      await ask({
        verb: 'GetRecord',
        identifier: await identifier('Dois'),
        metadataPrefix: 'oai_dc',
      }),
      'setSpec',
    );
  expect(await specs()).toHaveLength(3);
  await sql`update copy set status = 'withdrawn'`.execute(server.db);
  await stampAll(server.db);
  expect(await specs()).toEqual(['tipo_book']);
});

describe('what cannot be answered is told by its code', () => {
  test('whatever is wrong with it', { tags: 'long' }, () =>
    tryEach(
      [
        ['', 'badVerb'],
        ['verb=Identify&verb=Identify', 'badVerb'],
        ['verb=Delete', 'badVerb'],
        ['verb=Identify&x=%3Cb%3E', 'badArgument'],
        ['verb=ListRecords', 'badArgument'],
        ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
        ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
        ['verb=ListRecords&resumptionToken=abc', 'badResumptionToken'],
        ['verb=ListSets&resumptionToken=abc', 'badResumptionToken'],
        ['verb=GetRecord&identifier=oai:localhost:999&metadataPrefix=oai_dc', 'idDoesNotExist'],
        ['verb=GetRecord&identifier=oai:example.org:1&metadataPrefix=oai_dc', 'idDoesNotExist'],
        ['verb=GetRecord&identifier=1&metadataPrefix=oai_dc', 'idDoesNotExist'],
        ['verb=ListMetadataFormats&identifier=oai:localhost:999', 'idDoesNotExist'],
        ['verb=ListRecords&metadataPrefix=oai_dc&until=1990-01-01', 'noRecordsMatch'],
      ],
      async (query, code) => expect(errorOf(await ask(query))).toBe(code),
    ),
  );

  test('a record in another format', { tags: 'long' }, async () => {
    const asked = { verb: 'GetRecord', identifier: await identifier('Um'), metadataPrefix: 'ris' };
    expect(errorOf(await ask(asked))).toBe('cannotDisseminateFormat');
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 118 }, (_, at) => aBook({ title: `Livro ${at}` }));
  beforeEach(async () => {
    await server.importRecords(many);
    await stampAll(server.db);
  });

  test('comes in parts of fifty, each record once', { tags: 'long' }, async () => {
    const first = await ask(list());
    expect(textsOf(first, 'identifier')).toHaveLength(50);
    const token = first.find(({ name }) => name === 'resumptionToken');
    expect(token?.attributes).toMatchObject({ completeListSize: '120', cursor: '0' });
    const found = await harvest(list());
    expect(new Set(textsOf(found, 'identifier')).size).toBe(120);
    expect(textsOf(found, 'identifier')).toHaveLength(120);
    expect(found.filter(({ name }) => name === 'resumptionToken').at(-1)?.attributes).toEqual({
      completeListSize: '120',
      cursor: '100',
    });
  });

  test(
    'what changes while it is read is of the next harvest, and nothing is missed',
    { tags: 'long' },
    async () => {
      const first = await ask(list());
      const [began = ''] = textsOf(first, 'responseDate');
      const [token = ''] = textsOf(first, 'resumptionToken');
      await server.importRecords([
        aBook({ title: 'Livro 3', number: 'livro-3', abstract: 'Outro' }),
        aBook({ title: 'Novo' }),
      ]);
      await stampAll(server.db);
      const rest = await harvest({ verb: 'ListIdentifiers', resumptionToken: token });
      const next = await harvest(list({ from: began }));
      const all = new Set([first, rest, next].flatMap((found) => textsOf(found, 'identifier')));
      expect(all.size).toBe(121);
      expect(textsOf(next, 'identifier')).toEqual(
        expect.arrayContaining([await identifier('Livro 3'), await identifier('Novo')]),
      );
    },
  );

  test('ends where all that was left has changed', { tags: 'long' }, async () => {
    const [token = ''] = textsOf(await ask(list()), 'resumptionToken');
    await sql`update oai_record set datestamp = datestamp + interval '1 day'`.execute(server.db);
    const rest = await ask({ verb: 'ListIdentifiers', resumptionToken: token });
    expect(errorOf(rest)).toBeUndefined();
    expect(textsOf(rest, 'resumptionToken')).toEqual(['']);
  });
});

describe('who comes again is told', () => {
  test('of what was withdrawn, for good', async () => {
    const gone = await identifier('Um');
    const from = await wait();
    await server.importRecords([
      withdrawn(aBook({ title: 'Um', author: 'Silva, Ana', copies: [{ library: 'CENTRAL' }] })),
    ]);
    await stampAll(server.db);
    const found = await ask(list({ from }));
    expect(textsOf(found, 'identifier')).toEqual([gone]);
    expect(deletedIn(found)).toBe(1);
    const record = await ask({ verb: 'GetRecord', identifier: gone, metadataPrefix: 'marcxml' });
    expect(deletedIn(record)).toBe(1);
    expect(textsOf(record, 'metadata')).toEqual([]);
    await sql`delete from title where id = ${await server.titleId('Dois')}`.execute(server.db);
    await stampAll(server.db);
    expect(deletedIn(await ask(list()))).toBe(2);
  });

  test(
    'of what left the set that is harvested, and to whom it went',
    { tags: 'long' },
    async () => {
      const from = await wait();
      const id = await server.titleId('Um');
      // To the third library, as an import would.
      await sql`update copy set library_id = 3 where title_id = ${id}`.execute(server.db);
      await sql`update holding set library_id = 3 where title_id = ${id}`.execute(server.db);
      await stampAll(server.db);
      const left = await ask(list({ from, set: 'biblioteca_1' }));
      expect([textsOf(left, 'identifier').length, deletedIn(left)]).toEqual([1, 1]);
      const came = await ask(list({ from, set: 'biblioteca_3' }));
      expect([textsOf(came, 'identifier').length, deletedIn(came)]).toEqual([1, 0]);
    },
  );

  test(
    'of nothing where nothing has changed: a copy’s number is no part of a record',
    { tags: 'long' },
    async () => {
      const from = await wait();
      await sql`update copy set barcode = barcode || '0'`.execute(server.db);
      await stampAll(server.db);
      expect(errorOf(await ask(list({ from })))).toBe('noRecordsMatch');
    },
  );

  test(
    'of all that changed while the log was not read, or was restored',
    { tags: 'long' },
    async () => {
      await server.importRecords([aBook({ title: 'Três' })]);
      // As the log is pruned after a week.
      await sql`update index_change_log set pruned_to = (select max(xid) from index_change)`.execute(
        server.db,
      );
      await sql`delete from index_change`.execute(server.db);
      await stampAll(server.db);
      expect(textsOf(await ask(list()), 'identifier')).toContain(await identifier('Três'));
      await sql`update oai_follower set read_to = '999999999999'`.execute(server.db);
      await server.importRecords([aBook({ title: 'Quatro' })]);
      await requireRebuild(server.db);
      await stampAll(server.db);
      expect(textsOf(await ask(list()), 'identifier')).toHaveLength(4);
    },
  );
});

test(
  'a list that begins waits for who is stamping: no stamp is before it that it has not',
  { tags: 'long' },
  async () => {
    const stamping = server.db.transaction();
    const held = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const stamper = stamping.execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(4072016)`.execute(trx);
      await sql`update oai_record set datestamp = date_trunc('second', clock_timestamp())`.execute(
        trx,
      );
      taken.resolve();
      await held.promise;
    });
    await taken.promise;
    let isAnswered = false;
    const answer = ask(list()).then((found) => {
      isAnswered = true;
      return found;
    });
    await ask('verb=Identify');
    expect(isAnswered).toBe(false);
    held.resolve();
    await stamper;
    expect(textsOf(await answer, 'identifier')).toHaveLength(2);
  },
);

test('it is sent compressed to who takes it so', { tags: 'long' }, async () => {
  const answer = await server.app.inject({
    url: '/oai?verb=ListRecords&metadataPrefix=marcxml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(answer.headers['content-encoding']).toBe('gzip');
});
