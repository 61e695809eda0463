import { SaxesParser } from 'saxes';
import { SearchUnavailable } from '@estante/search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      aBook({
        title: 'Dom Casmurro',
        author: 'Assis, Machado de',
        publisher: 'Garnier',
        place: 'Rio de Janeiro',
        year: 1899,
        language: 'por',
        subjects: ['Ciúme', 'Romance brasileiro'],
        isbn: '9788535902778',
      }),
      aBook({
        title: 'Memórias póstumas de Brás Cubas',
        author: 'Assis, Machado de',
        publisher: 'Garnier Irmãos',
        year: 1881,
        language: 'por',
        subjects: ['Romance brasileiro'],
      }),
      aBook({
        title: 'Dom Casmurro revisitado',
        author: 'Caldwell, Helen',
        publisher: 'Ateliê',
        year: 2002,
        language: 'eng',
        abstract: 'Ciúme & dúvida: "Capitu" <em>',
        series: 'Estudos literários',
      }),
    ],
  });
});
afterAll(() => server.close());

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
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
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
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

async function ask(asked: Readonly<Record<string, string>> | string): Promise<Element[]> {
  const query = typeof asked === 'string' ? asked : new URLSearchParams(asked).toString();
  const answer = await server.app.inject({ url: `/sru?${query}` });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
  return elementsIn(answer.body);
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text);
const diagnosticsOf = (elements: readonly Element[]) =>
  textsOf(elements, 'uri').map((uri) => Number(uri.replace('info:srw/diagnostic/1/', '')));

const casmurro = 'Dom Casmurro';
const cubas = 'Memórias póstumas de Brás Cubas';
const revisited = 'Dom Casmurro revisitado';

/** Finds the titles of a query, or the number of each diagnostic that says why not. */
async function find(query: string, more: Readonly<Record<string, string>> = {}) {
  const found = await ask({ query, ...more });
  const diagnostics = diagnosticsOf(found);
  return diagnostics.length > 0 ? diagnostics : textsOf(found, 'dc:title');
}

describe('CQL finds', () => {
  test.each([
    ['casmurro', [casmurro, revisited]],
    ['"dom casmurro"', [casmurro, revisited]],
    ['cql.serverChoice = casmurro', [casmurro, revisited]],
    ['dc.title = "casmurro dom"', []],
    ['dc.title all "casmurro dom"', [casmurro, revisited]],
    ['dc.title any "casmurro cubas"', [casmurro, cubas, revisited]],
    ['dc.title adj "brás cubas"', [cubas]],
    ['dc.title == "dom casmurro"', [casmurro]],
    ['dc.title exact "DOM CASMURRO"', [casmurro]],
    ['dc.title = "^dom casmurro^"', [casmurro]],
    ['dc.creator = "^assis, machado de^"', [casmurro, cubas]],
    ['dc.title = casm*', [casmurro, revisited]],
    ['title = "dom casm*"', [casmurro, revisited]],
    ['bath.title=memorias', [cubas]],
    ['marc.245=memorias', [cubas]],
    ['dc.creator = "machado de assis"', [casmurro, cubas]],
    ['dc.creator adj "machado de assis"', []],
    ['dc.creator == "assis, machado de"', [casmurro, cubas]],
    ['dc.creator == "assis"', []],
    ['dc.subject == "romance brasileiro"', [casmurro, cubas]],
    ['dc.subject = ciume', [casmurro]],
    ['dc.publisher = garnier', [casmurro, cubas]],
    ['dc.publisher == garnier', [casmurro]],
    ['dc.relation = "estudos literarios"', [revisited]],
    ['dc.description = capitu', [revisited]],
    ['bath.isbn = 9788535902778', [casmurro]],
    ['bath.isbn = 85-359-0277-5', [casmurro]],
    ['dc.identifier any "123 9788535902778"', [casmurro]],
    ['dc.language = eng', [revisited]],
    ['dc.language any "eng por"', [casmurro, cubas, revisited]],
    ['dc.type = book', [casmurro, cubas, revisited]],
    ['dc.date = 1899', [casmurro]],
    ['dc.date < 1899', [cubas]],
    ['dc.date <= 1899', [casmurro, cubas]],
    ['dc.date > 1899', [revisited]],
    ['dc.date >= 1899', [casmurro, revisited]],
    ['dc.date <> 1899', [cubas, revisited]],
    ['dc.date within "1880 1900"', [casmurro, cubas]],
    ['dc.date any "1881 2002"', [cubas, revisited]],
    ['rec.creationDate > 1990', [casmurro, cubas, revisited]],
    ['rec.creationDate < 1990-01-01', []],
    ['* and dc.date > 1899', [revisited]],
    ['*', [casmurro, cubas, revisited]],
    ['cql.allRecords = 1', [casmurro, cubas, revisited]],
    ['casmurro and dc.date = 2002', [revisited]],
    ['casmurro not helen', [casmurro]],
    ['casmurro or cubas and helen', [revisited]],
    ['casmurro or (cubas and helen)', [casmurro, revisited]],
    ['dc.title == "dom casmurro" and dc.date = 1899', [casmurro]],
    ['dc.title == "dom casmurro" or dc.title == "Dom Casmurro revisitado"', [casmurro, revisited]],
    ['casmurro not dc.title == "dom casmurro"', [revisited]],
    ['> d = "info:srw/cql-context-set/1/dc-v1.1" d.title = cubas', [cubas]],
    ['> "info:srw/cql-context-set/1/dc-v1.1" title = cubas', [cubas]],
    ['dc.title =/stem/ignoreCase cubas', [cubas]],
    ['dc.title cql.any "cubas xyz"', [cubas]],
    ['xyzzy', []],
  ])('%s', async (query, titles) => {
    const found = await find(query);
    expect(found).toHaveLength(titles.length);
    expect(new Set<unknown>(found)).toEqual(new Set<unknown>(titles));
  });

  test('a record by its number, and no other that has the number within', async () => {
    const id = String(await server.titleId(casmurro));
    expect(await find(`rec.id = ${id}`)).toEqual([casmurro]);
    expect(await find(`rec.id == ${id} and cubas`)).toEqual([]);
    expect(await find(`rec.id any "${id} 999999"`)).toEqual([casmurro]);
    expect(await find('rec.id = 999999')).toEqual([]);
    expect(await find(`casmurro not rec.id = ${id}`)).toEqual([revisited]);
  });
});

describe('titles in the order asked for', () => {
  test.each([
    ['* sortBy dc.title', [casmurro, revisited, cubas]],
    ['* sortBy dc.title/sort.descending', [cubas, revisited, casmurro]],
    ['* sortBy dc.date', [cubas, casmurro, revisited]],
    ['* sortBy dc.date/sort.descending', [revisited, casmurro, cubas]],
  ])('%s', async (query, titles) => {
    expect(await find(query)).toEqual(titles);
    const [, second] = titles;
    expect(await find(query, { startRecord: '2', maximumRecords: '1' })).toEqual([second]);
    expect(await find(query, { startRecord: '3' })).toEqual(titles.slice(2));
  });
  test('as SRU 1.1 has it', async () => {
    const asked = { version: '1.1', operation: 'searchRetrieve' };
    expect(await find('*', { ...asked, sortKeys: 'date' })).toEqual([cubas, casmurro, revisited]);
    expect(await find('*', { ...asked, sortKeys: 'title,,0' })).toEqual([
      cubas,
      revisited,
      casmurro,
    ]);
  });
});

describe('what cannot be done has its number:', () => {
  const old = { version: '1.2', operation: 'searchRetrieve' };
  test.each([
    [{ ...old, version: '3.0', query: 'a' }, 5],
    [{ ...old, operation: 'update' }, 4],
    [old, 7],
    [{ version: '1.2', operation: 'scan' }, 7],
    [{ ...old, query: 'a', colour: 'red' }, 8],
    [{ query: 'a', facetLimit: '5' }, 8],
    [{ query: 'a', startRecord: '0' }, 6],
    [{ query: 'a', maximumRecords: '-1' }, 6],
    [{ query: 'a', queryType: 'sql' }, 6],
    [{ query: 'a and' }, 10],
    [{ query: '(a' }, 13],
    [{ query: '"a' }, 14],
    [{ query: 'x'.repeat(8_001) }, 12],
    [{ query: 'foo.title = a' }, 15],
    [{ query: '>x="info:y" x.title = a' }, 15],
    [{ query: 'dc.colour = a' }, 16],
    [{ query: 'colour = a' }, 16],
    [{ query: 'dc.title == a or b' }, 18],
    [{ query: 'dc.title = a not (dc.title == b not dc.title = c)' }, 18],
    [{ query: 'dc.title encloses a' }, 19],
    [{ query: 'dc.title =/regexp a' }, 20],
    [{ query: 'dc.title < a' }, 22],
    [{ query: 'cql.anywhere == a' }, 22],
    [{ query: 'dc.title = x\\yz' }, 26],
    [{ query: 'dc.title = ""' }, 27],
    [{ query: 'dc.title = c?sa' }, 28],
    [{ query: 'bath.isbn = 978*' }, 28],
    [{ query: 'dc.title = c*' }, 29],
    [{ query: 'dc.title = "^dom"' }, 31],
    [{ query: 'dc.title adj "dom casm*"' }, 33],
    [{ query: 'dc.date = ontem' }, 36],
    [{ query: 'dc.date within 1990' }, 36],
    [{ query: 'rec.id = abc' }, 36],
    [{ query: 'dc.title = "!!!"' }, 36],
    [{ query: Array(65).fill('a').join(' or ') }, 38],
    [{ query: 'a prox/distance<3 b' }, 39],
    [{ query: 'a and/rel.combine=sum b' }, 46],
    [{ query: 'dc.title = c*sa' }, 49],
    [{ query: 'cql.resultSetId = 1' }, 50],
    [{ query: 'casmurro', startRecord: '3' }, 61],
    [{ query: 'casmurro', startRecord: '999999999' }, 61],
    [{ query: 'a', recordSchema: 'ead' }, 66],
    [{ ...old, query: 'a', recordPacking: 'json' }, 71],
    [{ query: 'a', recordXMLEscaping: 'json' }, 71],
    [{ ...old, query: 'a', recordXPath: '/x' }, 72],
    [{ query: 'a sortBy dc.subject' }, 80],
    [{ query: 'a sortBy dc.colour' }, 16],
    [{ query: 'a sortBy dc.title dc.date' }, 84],
    [{ query: 'a sortBy dc.title/sort.respectCase' }, 91],
    [{ query: 'a sortBy dc.title/sort.missingFail' }, 92],
    [{ ...old, query: 'a', sortKeys: 'title,,up' }, 82],
    [{ ...old, query: 'a', stylesheet: 'javascript:alert(1)' }, 110],
    [{ scanClause: 'dc.title = a', responsePosition: '50' }, 120],
    [{ scanClause: 'dc.publisher = a' }, 16],
    [{ scanClause: 'a and b' }, 10],
  ])('%o', async (asked, number) => {
    expect(diagnosticsOf(await ask(asked))).toEqual([number]);
  });

  test('a parameter that is given twice', async () => {
    expect(diagnosticsOf(await ask('query=a&query=b'))).toEqual([6]);
  });

  test('and says what it is about, whatever that is', async () => {
    const found = await ask({ query: 'dc.<b>"&\u0000 = a' });
    expect(diagnosticsOf(found)).toEqual([14]);
    expect(textsOf(found, 'numberOfRecords')).toEqual(['0']);
    expect(textsOf(await ask({ query: 'dc.colour = a' }), 'details')).toEqual(['dc.colour']);
  });

  test('while the index is being built', { tags: 'long' }, async () => {
    const building = await startTestApp({ engine: unready(server.engine) });
    const answer = await building.app.inject('/sru?query=a');
    expect(diagnosticsOf(elementsIn(answer.body))).toEqual([2]);
    await building.app.close();
  });
});

function unready(engine: TestApp['engine']): TestApp['engine'] {
  return {
    ...Object.fromEntries(
      ['suggest', 'spell', 'moreLikeThis', 'browse', 'apply', 'rebuild'].map((name) => [
        name,
        () => Promise.resolve([]),
      ]),
    ),
    search: () => Promise.reject(new SearchUnavailable('built')),
    status: () => engine.status(),
    close: () => Promise.resolve(),
  } as unknown as TestApp['engine'];
}

describe('a page of what was found', () => {
  test('says how many there are and where the next is', async () => {
    const first = await ask({ query: '* sortBy dc.title', maximumRecords: '2' });
    expect(textsOf(first, 'numberOfRecords')).toEqual(['3']);
    expect(textsOf(first, 'recordPosition')).toEqual(['1', '2']);
    expect(textsOf(first, 'nextRecordPosition')).toEqual(['3']);
    const last = await ask({ query: '* sortBy dc.title', maximumRecords: '2', startRecord: '3' });
    expect(textsOf(last, 'recordPosition')).toEqual(['3']);
    expect(textsOf(last, 'nextRecordPosition')).toEqual([]);
    const none = await ask({ query: '*', maximumRecords: '0' });
    expect(textsOf(none, 'numberOfRecords')).toEqual(['3']);
    expect(textsOf(none, 'record')).toEqual([]);
  });

  test.each([
    ['', 'info:srw/schema/1/dc-v1.1', 'srw_dc:dc'],
    ['dc', 'info:srw/schema/1/dc-v1.1', 'srw_dc:dc'],
    ['marcxml', 'info:srw/schema/1/marcxml-v1.1', 'leader'],
    ['info:srw/schema/1/marcxml-v1.1', 'info:srw/schema/1/marcxml-v1.1', 'leader'],
    ['http://www.loc.gov/MARC21/slim', 'info:srw/schema/1/marcxml-v1.1', 'leader'],
    ['mods', 'info:srw/schema/1/mods-v3.8', 'mods'],
    ['info:srw/schema/1/mods-v3.5', 'info:srw/schema/1/mods-v3.8', 'mods'],
  ])('has records as %s', async (recordSchema, uri, element) => {
    const found = await ask({ query: 'cubas', recordSchema });
    expect(textsOf(found, 'recordSchema')).toEqual([uri]);
    expect(found.map(({ name }) => name)).toContain(element);
    // Copies and what else is not for readers stay here.
    expect(found.flatMap(({ attributes }) => attributes['tag'] ?? [])).not.toContain('952');
  });

  test.each([
    ['2.0', { recordXMLEscaping: 'string' }, 'recordXMLEscaping'],
    ['1.2', { operation: 'searchRetrieve', recordPacking: 'string' }, 'recordPacking'],
    ['1.1', { operation: 'searchRetrieve', recordPacking: 'string' }, 'recordPacking'],
  ])('has records as text in %s', async (version, more, name) => {
    const found = await ask({ version, query: 'capitu', ...more });
    expect(textsOf(found, name)).toEqual(['string']);
    const inside = elementsIn(textsOf(found, 'recordData')[0] ?? '');
    expect(textsOf(inside, 'dc:description')).toEqual(['Ciúme & dúvida: "Capitu" <em>']);
  });

  test('has a title without MARC, or one that went, as a diagnostic in its place', async () => {
    const id = await server.titleId(cubas);
    await server.db
      .updateTable('bibliographic_record')
      .set({ is_primary: false })
      .where('title_id', '=', id)
      .execute();
    const found = await ask({ query: '* sortBy dc.title', recordSchema: 'marcxml' });
    expect(textsOf(found, 'recordPosition')).toEqual(['1', '2', '3']);
    expect(diagnosticsOf(found)).toEqual([67]);
    await server.db
      .updateTable('title')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(diagnosticsOf(await ask({ query: 'cubas' }))).toEqual([65]);
    await server.db.updateTable('title').set({ withdrawn_at: null }).where('id', '=', id).execute();
    await server.db
      .updateTable('bibliographic_record')
      .set({ is_primary: true })
      .where('title_id', '=', id)
      .execute();
  });

  test('is of the version that was asked for', async () => {
    const root = async (asked: Readonly<Record<string, string>>) => (await ask(asked))[0];
    const former = { xmlns: 'http://www.loc.gov/zing/srw/' };
    const old = { operation: 'searchRetrieve', query: 'a' };
    expect((await root({ version: '1.1', ...old }))?.attributes).toEqual(former);
    expect((await root({ version: '1.2', ...old }))?.attributes).toEqual(former);
    expect((await root(old))?.attributes).toEqual(former);
    expect((await root({ query: 'a' }))?.attributes).toEqual({
      xmlns: 'http://docs.oasis-open.org/ns/search-ws/sruResponse',
    });
  });

  test('comes to a form as to an address, and finds what a person typed', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/sru',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'queryType=searchTerms&query=cubas+OU+helen&maximumRecords=1',
    });
    expect(textsOf(elementsIn(answer.body), 'numberOfRecords')).toEqual(['2']);
  });
});

describe('scan', () => {
  const terms = async (scanClause: string, more: Readonly<Record<string, string>> = {}) => {
    const found = await ask({ scanClause, ...more });
    const [values, counts, places] = ['value', 'numberOfRecords', 'whereInList'].map((name) =>
      textsOf(found, name),
    );
    return values?.map((value, at) => `${value} ${counts?.[at]} ${places?.[at]}`);
  };

  test('lists the terms of an index from one on', async () => {
    expect(await terms('dc.creator = c')).toEqual(['Caldwell, Helen 1 last']);
    expect(await terms('dc.creator = a')).toEqual([
      'Assis, Machado de 2 first',
      'Caldwell, Helen 1 last',
    ]);
    expect(await terms('dc.creator = a', { maximumTerms: '1' })).toEqual([
      'Assis, Machado de 2 first',
    ]);
    expect(await terms('dc.creator = ""')).toHaveLength(2);
    expect(await terms('dc.creator = zzz')).toEqual([]);
  });

  test('puts the term in the place asked for', async () => {
    const at = (responsePosition: string, maximumTerms = '3') =>
      terms('dc.title = "dom casmurro revisitado"', { responsePosition, maximumTerms });
    expect(await at('1')).toEqual([`${revisited} 1 inner`, `${cubas} 1 last`]);
    expect(await at('2')).toEqual([
      `${casmurro} 1 first`,
      `${revisited} 1 inner`,
      `${cubas} 1 last`,
    ]);
    expect(await at('0')).toEqual([`${cubas} 1 last`]);
    expect(await at('2', '1')).toEqual([`${casmurro} 1 first`]);
  });
});

describe('explain', () => {
  test.each([
    ['', 'http://docs.oasis-open.org/ns/search-ws/sruResponse', '2.0'],
    ['version=1.1&operation=explain', 'http://www.loc.gov/zing/srw/', '1.1'],
    ['version=1.2&operation=explain', 'http://www.loc.gov/zing/srw/', '1.2'],
  ])('says what there is: ?%s', async (asked, xmlns, version) => {
    const found = await ask(asked);
    expect(found[0]).toMatchObject({ name: 'explainResponse', attributes: { xmlns } });
    expect(textsOf(found, 'host')).toEqual(['localhost']);
    expect(textsOf(found, 'database')).toEqual(['sru']);
    const info = found.find(({ name }) => name === 'serverInfo');
    expect(info?.attributes).toMatchObject({ protocol: 'SRU', version });
  });

  test(
    'names nothing that cannot be searched, scanned or sorted by',
    { tags: 'long' },
    async () => {
      const found = await ask('');
      let set: Element | undefined;
      for (const element of found) {
        if (element.name === 'index') set = element;
        if (element.name !== 'name' || !set) continue;
        const name = `${element.attributes['set']}.${element.text}`;
        const [searched, scanned, sorted] = await Promise.all([
          ask({ query: `${name} any 1990` }),
          ask({ scanClause: `${name} = a` }),
          ask({ query: `* sortBy ${name}` }),
        ]);
        expect(diagnosticsOf(searched), name).toEqual([]);
        // A term alone is scanned among the titles.
        const isScanned = set.attributes['scan'] === 'true' || name === 'cql.serverChoice';
        expect(diagnosticsOf(scanned).length === 0, name).toBe(isScanned);
        expect(diagnosticsOf(sorted).length === 0, name).toBe(set.attributes['sort'] === 'true');
      }
    },
  );
});
