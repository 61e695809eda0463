import { expect, it } from 'vitest';
import type { Query } from '../query.ts';
import { every, phrase, prefix, request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { Opened } from './opened.ts';

const shelf = [
  title({ id: 1, title: 'Livros e livreiros', facets: { T: ['livro'], I: ['por'] } }),
  title({ id: 2, title: 'O livro', author: 'Livramento, Ana', facets: { T: ['livro'] } }),
  title({ id: 3, title: 'Jornais do Brasil', facets: { T: ['jornal'], I: ['por'] } }),
  title({ id: 4, title: 'Books', language: 'en', text: { subject: ['Livros raros'] } }),
];

const acts = [
  title({ id: 1, title: 'Lei', facets: { firstDay: ['1988-10-05'], actKind: ['lei'] } }),
  title({ id: 2, title: 'Outra', facets: { firstDay: ['1990-09-11'], actKind: ['decreto'] } }),
  title({ id: 3, title: 'Mais uma', facets: { firstDay: ['1990-09-12'] } }),
  title({ id: 4, title: 'Sem data' }),
];
const from = (day: string, to = ''): Query => ({ kind: 'range', type: 'firstDay', from: day, to });
const kind = (code: string): Query => ({ kind: 'facet', type: 'actKind', code });

const not = (of: Query): Query => ({ kind: 'not', of });
const and = (...of: Query[]): Query => ({ kind: 'and', of });
const or = (...of: Query[]): Query => ({ kind: 'or', of });
const serials: Query = { kind: 'facet', type: 'T', code: 'livro' };

export function queryScenarios(engine: Opened): void {
  const cases: readonly (readonly [string, Query, readonly number[]])[] = [
    ['either word', or(words('jornal'), words('livreiros')), [1, 3]],
    ['one without another', and(words('livro'), not(words('livreiros'))), [2, 4]],
    ['everything but', not(words('livro')), [3]],
    ['everything but two', and(not(words('jornal')), not(words('books'))), [1, 2]],
    ['either or everything but', or(words('jornal'), not(words('livro'))), [3]],
    ['what is not not there', not(not(words('jornal'))), [3]],
    ['nothing but everything', not({ kind: 'all' }), []],
    ['what says nothing', not(words('?!')), [1, 2, 3, 4]],
    ['a word or what says nothing', or(words('jornal'), words('...')), [3]],
    ['a word or everything', or(words('jornal'), { kind: 'all' }), [1, 2, 3, 4]],
    ['the beginning of words', prefix('livr'), [1, 2, 4]],
    ['the beginning of words as written', prefix('LIVROS'), [1, 4]],
    ['the beginning of a name', prefix('livra', 'author'), [2]],
    ['a word and a beginning', prefix('livros livrei'), [1]],
    ['one letter as a word', prefix('e'), [1]],
    ['a beginning nobody has', prefix('xyz'), []],
    ['a facet value', serials, [1, 2]],
    ['everything but a facet value', not(serials), [3, 4]],
    ['a facet value nobody has', { kind: 'facet', type: 'T', code: '?' }, []],
    ['a phrase within a facet value', and(serials, phrase('livros e')), [1]],
    ['a Portuguese heading of an English book', words('livro raro', 'subject'), [4]],
  ];
  it.each(cases)('finds %s', async (_name, query, expected) => {
    await load(engine(), shelf);
    expect(inOrder(await ids(engine(), request(query)))).toEqual(expected);
  });

  const between: readonly (readonly [string, Query, readonly number[]])[] = [
    ['both ends counting', from('1988-10-05', '1990-09-11'), [1, 2]],
    ['one day', from('1990-09-11', '1990-09-11'), [2]],
    ['open at the end', from('1990'), [2, 3]],
    ['open at the start', from('', '1989'), [1]],
    ['open at both', from(''), [1, 2, 3]],
    ['the wrong way round', from('1991', '1988'), []],
    ['of a facet nobody has', { kind: 'range', type: 'lastDay', from: '', to: '' }, []],
    ['everything but', not(from('1990')), [1, 4]],
    ['or values of another facet', or(from('1990-09-12'), kind('lei'), kind('decreto')), [1, 2, 3]],
    ['with a word', and(words('lei'), from('1988')), [1]],
  ];
  it.each(between)('finds values in a range: %s', async (_name, query, expected) => {
    await load(engine(), acts);
    expect(inOrder(await ids(engine(), request(query)))).toEqual(expected);
  });

  it('keeps totals without filters within a facet that is asked for', async () => {
    await load(engine(), shelf);
    const filters = [{ type: 'I', code: 'por' }] as const;
    const { total, facets } = await engine().search(
      request(serials, { filters, facets: every(['I', 'T']) }),
    );
    expect(total).toBe(1);
    expect(facets.map(({ values }) => values)).toEqual([
      [{ code: 'por', label: 'por', total: 1, totalUnfiltered: 1 }],
      [{ code: 'livro', label: 'livro', total: 1, totalUnfiltered: 2 }],
    ]);
  });

  it('takes no more than the first words of a text without end', async () => {
    await load(engine(), shelf);
    const endless = `${'livro '.repeat(2_000)} \u{d800} \0 ${'jornal '.repeat(500)}`;
    expect(inOrder(await ids(engine(), request(words(endless))))).toEqual([]);
    const many = Array.from({ length: 5_000 }, (_, i) => `livro${i}`).join(' ');
    expect(await ids(engine(), request(words(many)))).toEqual([]);
    expect(await ids(engine(), request(phrase(many)))).toEqual([]);
  });

  const written = [
    title({ id: 1, title: 'C', text: { subject: ['C (Linguagem)'] } }),
    title({ id: 2, title: 'C++ primer', language: 'en' }),
    title({ id: 3, title: 'C# in depth', language: 'en' }),
    title({ id: 4, title: 'The hobbit', author: 'Tolkien, J. R. R.', language: 'en' }),
    title({ id: 5, title: 'O pote', author: 'Rowling, JK' }),
    title({ id: 6, title: 'al-Qurʼān', author: "O'Brien, Edna", language: null }),
    title({ id: 7, title: 'Yongbi ŏchʻŏn ka', author: 'Tol, J. X. R. R. Kien', language: null }),
    title({ id: 8, title: 'O que é cinema', text: { series: ['Primeiros passos'] } }),
    title({ id: 9, title: 'A coleção dos primeiros passos' }),
    title({ id: 10, title: 'Copo d’água', text: { standardNumber: ['9788535902778'] } }),
    title({ id: 11, title: 'O ISBN em dez passos' }),
  ];
  const ways: readonly (readonly [string, readonly number[]])[] = [
    ['c', [1]],
    ['C++', [2]],
    ['c#', [3]],
    ['tolkien jrr', [4]],
    ['j.r.r. tolkien', [4]],
    ['J R R Tolkien', [4]],
    ['j. k. rowling', [5]],
    ['J.K. Rowling', [5]],
    ['jk rowling', [5]],
    ['quran', [6]],
    ["qur'an", [6]],
    ['edna o’brien', [6]],
    ['edna o brien', [6]],
    ['ochon', [7]],
    ["yongbi och'on ka", [7]],
    ['agua', [10]],
    ["d'agua", [10]],
    ['coleção primeiros passos', [8, 9]],
    ['ISBN 978-85-359-0277-8', [10]],
    ['isbn-10: 85 359 0277 5', [10]],
    ['ISBN', [11]],
    ['isbn passos', [11]],
  ];
  it.each(ways)('finds what is written in another way: %s', async (text, expected) => {
    await load(engine(), written);
    expect(inOrder(await ids(engine(), request(words(text))))).toEqual(expected);
  });
}
