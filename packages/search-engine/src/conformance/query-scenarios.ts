import { expect, it } from 'vitest';
import type { Query } from '../query.ts';
import { every, phrase, prefix, request, title, words, not, and, or } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const shelf = [
  title({ id: 1, title: 'Livros e livreiros', facets: { T: ['livro'], I: ['por'] } }),
  title({ id: 2, title: 'O livro', author: 'Livramento, Ana', facets: { T: ['livro'] } }),
  title({ id: 3, title: 'Jornais do Brasil', facets: { T: ['jornal'], I: ['por'] } }),
  title({ id: 4, title: 'Books', language: 'en', text: { subject: ['Livros raros'] } }),
];
const serials: Query = { kind: 'facet', type: 'T', code: 'livro' };

export function queryScenarios(engine: EngineGetter): void {
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
}
