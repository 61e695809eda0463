import { expect, it } from 'vitest';
import type { SearchDocument, SearchEngine, SearchRequest } from '../port.ts';
import { every, phrase, request, streamOf, title, words } from './catalogue.ts';

export type Opened = () => SearchEngine;

export async function load(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
): Promise<void> {
  await engine.rebuild(streamOf(documents), '1');
}

/** Ids found, in their order. */
export async function ids(engine: SearchEngine, asked: SearchRequest): Promise<readonly number[]> {
  return (await engine.search(asked)).ids;
}

export function inOrder(found: readonly number[]): number[] {
  return found.toSorted((a, b) => a - b);
}

export function wordScenarios(engine: Opened): void {
  const economics = [
    title({ id: 1, title: 'Économía política' }),
    title({ id: 2, title: 'A economia dos livros raros' }),
    title({ id: 3, title: 'Livro de ações : o quê?', author: 'Assis, Machado de, 1839-1908' }),
    title({ id: 4, title: 'It', language: 'en', author: "O'Brien, Edna" }),
    title({ id: 5, title: 'Book of cities', language: 'en', text: { subject: ['Cidades'] } }),
  ];
  const cases: readonly (readonly [string, readonly number[]])[] = [
    ['economia', [1, 2]],
    ['ECONOMÍA', [1, 2]],
    ['livro', [2, 3]],
    ['ação', [3]],
    ['acoes', [3]],
    ['city', [5]],
    ['it', [4]],
    ['o quê', [3]],
    ["o'brien", [4]],
    ['obra', []],
    ['livros economia', [2]],
    ['machado 1839', [3]],
    ['* ? "', [1, 2, 3, 4, 5]],
    ['%_\\(', [1, 2, 3, 4, 5]],
  ];
  it.each(cases)('finds by words: %s', async (text, expected) => {
    await load(engine(), economics);
    expect(inOrder(await ids(engine(), request(words(text))))).toEqual(expected);
  });

  it('looks in the field asked for alone', async () => {
    await load(engine(), [
      title({ id: 1, title: 'Machado', author: 'Silva' }),
      title({ id: 2, title: 'Silva', author: 'Machado' }),
    ]);
    expect(await ids(engine(), request(words('machado', 'title')))).toEqual([1]);
    expect(await ids(engine(), request(words('machado', 'author')))).toEqual([2]);
    const both = {
      kind: 'and',
      of: [words('silva', 'title'), words('machado', 'author')],
    } as const;
    expect(await ids(engine(), request(both))).toEqual([2]);
  });

  it('does not stem names', async () => {
    await load(engine(), [title({ id: 1, title: 'X', author: 'Livros, Ana' })]);
    expect(await ids(engine(), request(words('livro')))).toEqual([]);
    expect(await ids(engine(), request(words('livros')))).toEqual([1]);
  });

  it('takes an ISBN in any writing and length, and an ISSN', async () => {
    await load(engine(), [
      title({ id: 1, title: 'Um', text: { standardNumber: ['85-359-0277-5'] } }),
      title({ id: 2, title: 'Dois', text: { standardNumber: ['ISSN 0317-8471'] } }),
    ]);
    for (const text of ['8535902775', '978-85-359-0277-8', '9788535902778', '85 359 0277 5']) {
      expect(await ids(engine(), request(words(text)))).toEqual([1]);
      expect(await ids(engine(), request(words(text, 'standardNumber')))).toEqual([1]);
    }
    expect(await ids(engine(), request(words('03178471')))).toEqual([2]);
    expect(await ids(engine(), request(words('issn 0317-8471', 'standardNumber')))).toEqual([2]);
  });

  it('finds a phrase in order and within one text', async () => {
    await load(engine(), [
      title({ id: 1, title: 'História do Brasil' }),
      title({ id: 2, title: 'O Brasil e a história' }),
      title({ id: 3, title: 'Histórias', text: { title: ['Memória e história', 'do Brasil'] } }),
    ]);
    expect(await ids(engine(), request(phrase('história do brasil')))).toEqual([1]);
    expect(await ids(engine(), request(phrase('historias do brasil')))).toEqual([1]);
    expect(await ids(engine(), request(phrase('história do brasil', 'subject')))).toEqual([]);
  });

  it('finds a phrase only in the field it is asked in', async () => {
    const notes = ['História do Brasil'];
    await load(engine(), [
      title({
        id: 1,
        title: 'Do Brasil e sua história',
        text: { notes, title: ['Do Brasil e sua história'] },
      }),
    ]);
    expect(await ids(engine(), request(phrase('história do brasil', 'title')))).toEqual([]);
    expect(await ids(engine(), request(phrase('história do brasil', 'notes')))).toEqual([1]);
  });

  it('finds characters written without spaces in their order', async () => {
    await load(engine(), [
      title({ id: 1, title: '吾輩は猫である', language: null }),
      title({ id: 2, title: '猫は吾輩', language: null }),
    ]);
    expect(await ids(engine(), request(words('吾輩は猫')))).toEqual([1]);
  });
}

export function orderScenarios(engine: Opened): void {
  it('puts the exact title and then the exact author first', async () => {
    await load(engine(), [
      title({
        id: 1,
        title: 'Sobre Machado de Assis e Machado de Assis',
        text: { subject: ['Machado de Assis'] },
      }),
      title({ id: 2, title: 'Quincas Borba', author: 'Assis, Machado de, 1839-1908' }),
      title({ id: 3, title: 'Machado de Assis' }),
    ]);
    expect(await ids(engine(), request(words('machado de assis')))).toEqual([3, 2, 1]);
  });

  it('puts titles that begin with the words before others, wherever they are asked for', async () => {
    await load(engine(), [
      title({ id: 1, title: 'Nova história geral do Brasil' }),
      title({ id: 2, title: 'História do Brasil contemporâneo : uma leitura de outras histórias' }),
      title({
        id: 3,
        title: 'Brasil',
        text: { title: ['Brasil'], notes: ['Uma história do Brasil'] },
      }),
      title({ id: 4, title: 'História do Brasil' }),
    ]);
    const typed = words('historia do brasil');
    expect((await ids(engine(), request(typed))).slice(0, 2)).toEqual([4, 2]);
    const inTab = { kind: 'and', of: [typed] } as const;
    expect((await ids(engine(), request(inTab))).slice(0, 2)).toEqual([4, 2]);
  });

  it('puts the newer, the more held and the lower id first among equals', async () => {
    const same = (id: number, year: number, copies: number): SearchDocument =>
      title({ id, title: 'Atlas geral', sort: { year, copies } });
    await load(engine(), [same(4, 1990, 9), same(3, 2001, 1), same(2, 2001, 5), same(1, 1990, 9)]);
    expect(await ids(engine(), request(words('atlas')))).toEqual([2, 3, 1, 4]);
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([2, 3, 1, 4]);
  });

  it('puts editions of a work by year and copies, though one has more words than another', async () => {
    const edition = (id: number, year: number, copies: number, notes: string): SearchDocument => ({
      ...title({ id, title: 'Iracema', author: 'Alencar, José de', sort: { year, copies } }),
      text: { title: ['Iracema', notes], author: ['Alencar, José de'], publisher: [notes] },
    });
    await load(engine(), [
      edition(1, 1865, 9, ''),
      edition(2, 2016, 1, 'lenda do Ceará, edição comentada'),
      edition(3, 2016, 4, 'lenda do Ceará'),
    ]);
    expect(await ids(engine(), request(words('alencar iracema')))).toEqual([3, 2, 1]);
  });

  it('takes another name of a title for its name', async () => {
    const law = title({ id: 2, title: 'Lei nº 8.069', text: { title: ['Lei nº 8.069', 'ECA'] } });
    await load(engine(), [
      title({ id: 1, title: 'Os Maias', author: 'Queirós, Eça de', sort: { year: 2020 } }),
      { ...law, otherTitles: ['ECA'] },
      title({ id: 3, title: 'Eça' }),
    ]);
    expect(await ids(engine(), request(words('eca')))).toEqual([3, 2, 1]);
    await engine().apply([{ kind: 'delete', id: 3 }], '2');
    expect(await ids(engine(), request(words('ECA')))).toEqual([2, 1]);
  });

  const shelf = [
    title({
      id: 1,
      title: 'Álgebra',
      author: 'Zola',
      sort: { year: 2001, workType: 'Livro', callNumber: 'B', includedOn: 5 },
    }),
    title({
      id: 2,
      title: 'zoologia',
      author: 'álvares',
      sort: { year: 1999, workType: 'livro', callNumber: 'A', includedOn: 9 },
    }),
    title({ id: 3, title: 'Botânica', sort: { workType: 'CD', includedOn: 5 } }),
  ];
  const orders = [
    ['T', [1, 3, 2]],
    ['A', [2, 1, 3]],
    ['D', [1, 2, 3]],
    ['W', [3, 1, 2]],
    ['N', [2, 1, 3]],
    ['I', [2, 1, 3]],
  ] as const;
  it.each(orders)('orders by %s', async (order, expected) => {
    await load(engine(), shelf.slice(0, 2));
    await engine().apply([{ kind: 'put', document: shelf[2] as SearchDocument }], '2');
    expect(await ids(engine(), request({ kind: 'all' }, { order }))).toEqual(expected);
  });
}

export function facetScenarios(engine: Opened): void {
  const shelf = [
    title({ id: 1, title: 'Um livro', facets: { B: ['central', 'norte'], I: ['por'] } }),
    title({ id: 2, title: 'Outro livro', facets: { B: ['central'], I: ['eng'] } }),
    title({ id: 3, title: 'Mais um livro', facets: { B: ['norte'], I: ['eng'] } }),
    title({ id: 4, title: 'Um disco', facets: { B: ['sul'], I: ['eng'] } }),
  ];

  it("does not narrow a facet's counts by its own selection", async () => {
    await load(engine(), shelf);
    const { total, facets } = await engine().search(
      request(words('livro'), {
        filters: [
          { type: 'B', code: 'norte' },
          { type: 'I', code: 'eng' },
        ],
        facets: every(['B', 'I']),
      }),
    );
    expect(total).toBe(1);
    expect(facets).toEqual([
      {
        type: 'B',
        distinct: 2,
        values: [
          { code: 'central', label: 'central', total: 1, totalUnfiltered: 2 },
          { code: 'norte', label: 'norte', total: 1, totalUnfiltered: 2 },
        ],
      },
      {
        type: 'I',
        distinct: 2,
        values: [
          { code: 'eng', label: 'eng', total: 1, totalUnfiltered: 2 },
          { code: 'por', label: 'por', total: 1, totalUnfiltered: 1 },
        ],
      },
    ]);
  });

  it('shows what is selected even where nothing is under it', async () => {
    await load(engine(), shelf);
    const filters = [
      { type: 'B', code: 'sul' },
      { type: 'B', code: 'unknown' },
    ] as const;
    const { total, facets } = await engine().search(
      request(words('livro'), { filters, facets: [{ type: 'B', limit: 1 }] }),
    );
    expect(total).toBe(0);
    expect(facets[0]?.values.map(({ code, total: count }) => [code, count])).toEqual([
      ['central', 2],
      ['sul', 0],
      ['unknown', 0],
    ]);
    expect(facets[0]?.distinct).toBe(2);
  });

  it('searches inside a facet by the start of words', async () => {
    const subjects = ['História — Brasil', 'Brasileiros ilustres', 'Pau-brasil', 'Obrasil'];
    await load(
      engine(),
      subjects.map((subject, i) => title({ id: i + 1, title: 'x', facets: { S: [subject] } })),
    );
    const facets = [{ type: 'S', limit: 10, contains: 'Brásil' }] as const;
    const result = await engine().search(request({ kind: 'all' }, { facets }));
    expect(result.facets[0]?.values.map(({ label }) => label).sort()).toEqual([
      'Brasileiros ilustres',
      'História — Brasil',
      'Pau-brasil',
    ]);
    expect(result.facets[0]?.distinct).toBe(3);
  });

  it('answers with the label last put', async () => {
    await load(engine(), shelf);
    const renamed = {
      ...title({ id: 9, title: 'Novo' }),
      facets: { B: [{ code: 'norte', label: 'Zona Norte' }] },
    };
    await engine().apply(
      [
        { kind: 'put', document: renamed },
        { kind: 'delete', id: 9 },
      ],
      '2',
    );
    const { facets } = await engine().search(
      request({ kind: 'all' }, { facets: [{ type: 'B', limit: 9, contains: 'zona' }] }),
    );
    expect(facets[0]?.values).toEqual([
      { code: 'norte', label: 'Zona Norte', total: 2, totalUnfiltered: 2 },
    ]);
  });
}

export function changeScenarios(engine: Opened): void {
  it('sees each change as soon as it is applied', async () => {
    await load(engine(), [title({ id: 1, title: 'Antes' }), title({ id: 2, title: 'Sempre' })]);
    await engine().apply([{ kind: 'put', document: title({ id: 1, title: 'Depois' }) }], '2');
    expect(await ids(engine(), request(words('antes')))).toEqual([]);
    expect(await ids(engine(), request(words('depois')))).toEqual([1]);
    await engine().apply([{ kind: 'delete', id: 1 }], '3');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([2]);
    expect(engine().status()).toMatchObject({ titles: 1, position: '3' });
  });

  it('takes the last of several changes to one title', async () => {
    await load(engine(), []);
    const put = (text: string) =>
      ({ kind: 'put', document: title({ id: 7, title: text }) }) as const;
    await engine().apply([put('Um'), { kind: 'delete', id: 7 }, put('Dois')], '2');
    expect(await ids(engine(), request(words('um')))).toEqual([]);
    expect(await ids(engine(), request(words('dois')))).toEqual([7]);
    await engine().apply([put('Um'), { kind: 'delete', id: 7 }], '3');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([]);
  });

  it('keeps the old index when a rebuild fails', async () => {
    await load(engine(), [title({ id: 1, title: 'Firme' })]);
    async function* broken(): AsyncGenerator<SearchDocument> {
      yield title({ id: 2, title: 'Perdido' });
      await Promise.reject(new Error('The database went away'));
    }
    await expect(engine().rebuild(broken(), '9')).rejects.toThrow('The database went away');
    expect(await ids(engine(), request({ kind: 'all' }))).toEqual([1]);
    expect(engine().status().position).toBe('1');
  });
}

export function suggestionScenarios(engine: Opened): void {
  const named = (id: number, name: string, author: string, copies: number): SearchDocument =>
    title({ id, title: name, author, facets: { A: [author] }, sort: { copies } });

  it('suggests whole labels by the starts of their words, with counts', async () => {
    await load(engine(), [
      named(1, 'Dom Casmurro', 'Assis, Machado de', 3),
      named(2, 'Dom Casmurro', 'Assis, Machado de', 5),
      named(3, 'A máquina e o machado', 'Lima, Ana', 1),
    ]);
    expect(await engine().suggest({ text: 'MACH', limit: 5 })).toEqual([
      { kind: 'title', text: 'A máquina e o machado', total: 1, id: 3 },
      { kind: 'author', text: 'Assis, Machado de', total: 2, id: null },
    ]);
    expect(await engine().suggest({ text: 'dom cas', limit: 5 })).toEqual([
      { kind: 'title', text: 'Dom Casmurro', total: 2, id: null },
    ]);
    expect(await engine().suggest({ text: 'machado ass', limit: 5 })).toHaveLength(1);
    expect(await engine().suggest({ text: ' - ', limit: 5 })).toEqual([]);
  });

  it('begins at the second letter', async () => {
    await load(engine(), [named(1, 'Aurora', 'Lima, Ana', 1)]);
    expect(await engine().suggest({ text: 'a', limit: 5 })).toEqual([]);
    expect(await engine().suggest({ text: 'au', limit: 5 })).toHaveLength(1);
  });

  it('forgives one slip from the fifth letter, after what fits', async () => {
    await load(engine(), [
      named(1, 'Machado e foice', 'Assis, Machado de', 1),
      named(2, 'O machdo', 'Lima, Ana', 9),
    ]);
    const texts = async (text: string): Promise<string[]> =>
      (await engine().suggest({ text, limit: 9 })).map((one) => one.text);
    const all = ['Machado e foice', 'Assis, Machado de'];
    for (const typed of ['mahcado', 'machaddo', 'mchado', 'mackado'])
      expect(await texts(typed)).toEqual(all);
    expect(await texts('machdo')).toEqual(['O machdo', ...all]);
    expect(await texts('foice mahcado')).toEqual(['Machado e foice']);
    expect(await texts('fioce mahcado')).toEqual([]);
    expect(await texts('mhac')).toEqual([]);
  });

  it('suggests a heading by its variant forms', async () => {
    const twain = named(1, 'Tom Sawyer', 'Twain, Mark', 1);
    const variant = { variant: 'Clemens, Samuel', heading: 'Twain, Mark' };
    await load(engine(), [{ ...twain, references: { author: [variant] } }]);
    const heading = { kind: 'author', text: 'Twain, Mark', total: 1, id: null };
    expect(await engine().suggest({ text: 'clem', limit: 5 })).toEqual([heading]);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(await engine().suggest({ text: 'clem', limit: 5 })).toEqual([]);
  });

  it('suggests nothing that is gone', async () => {
    await load(engine(), [named(1, 'Aurora', 'Lima, Ana', 1)]);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(await engine().suggest({ text: 'au', limit: 5 })).toEqual([]);
  });
}
