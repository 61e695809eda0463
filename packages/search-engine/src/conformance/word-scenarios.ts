import { expect, it } from 'vitest';
import { request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Words of a query and words of records, in fields and numbers. */
export function wordScenarios(engine: EngineGetter): void {
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
}
