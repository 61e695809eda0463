import { expect, it } from 'vitest';
import { phrase, request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { Opened } from './opened.ts';

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

  const scripts = [
    title({ id: 1, title: 'O ciclo da H₂O', language: 'pt' }),
    title({ id: 2, title: 'ﾃﾞｰﾀﾍﾞｰｽ入門', language: null }),
    title({ id: 3, title: 'الشَّبَاب : مؤسسات الدولة', language: null }),
    title({ id: 4, title: 'שָׁלוֹם עֲלֵיכֶם', language: null }),
    title({ id: 5, title: 'Ёлка в лесу', language: null }),
    title({ id: 6, title: 'ประวัติศาสตร์ไทย', language: null }),
    title({ id: 7, title: '한국문학의 역사', language: null }),
    title({ id: 8, title: 'Ｂｒａｓｉｌ', language: 'pt' }),
  ];
  it.each([
    ['h2o', 1],
    ['データベース', 2],
    ['الشباب', 3],
    ['موسسات', 3],
    ['שלום', 4],
    ['елка', 5],
    ['ЁЛКА', 5],
    ['ไทย', 6],
    ['ประวัติศาสตร์', 6],
    ['문학', 7],
    ['한국 문학', 7],
    ['brasil', 8],
    ['ＢＲＡＳＩＬ', 8],
  ])(
    'finds what other characters stand for, and parts of words written together: %s',
    async (typed, id) => {
      await load(engine(), scripts);
      expect(await ids(engine(), request(words(typed)))).toEqual([id]);
      const [suggestion] = await engine().suggest({ text: typed, limit: 1 });
      expect(suggestion).toMatchObject({ kind: 'title', id });
    },
  );

  it.each([
    ['елка', 'Ёлка в лесу'],
    ['הלוא', 'שָׁלוֹם עֲלֵיכֶם'],
    ['brasil', 'Ｂｒａｓｉｌ'],
    ['데', '한국문학의 역사'],
  ])('files them where they are typed: %s', async (from, label) => {
    await load(engine(), scripts);
    const page = await engine().browse({ index: 'title', from, direction: 'forward', limit: 1 });
    expect(page.entries.map((entry) => entry.label)).toEqual([label]);
  });
}
