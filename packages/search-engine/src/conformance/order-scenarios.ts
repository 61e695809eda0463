import { expect, it } from 'vitest';
import type { SearchDocument } from '../port.ts';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

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

/** Orders of titles: by what is typed, among equals, and by a field. */
export function orderScenarios(engine: EngineGetter): void {
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
      ...title({
        id,
        title: 'Iracema',
        author: 'Alencar, José de',
        work: 'iracema',
        sort: { year, copies },
      }),
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

  it.each(orders)('orders by %s', async (order, expected) => {
    await load(engine(), shelf.slice(0, 2));
    await engine().apply([{ kind: 'put', document: shelf[2] as SearchDocument }], '2');
    expect(await ids(engine(), request({ kind: 'all' }, { order }))).toEqual(expected);
  });
}
