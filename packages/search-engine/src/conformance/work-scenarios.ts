import { expect, it } from 'vitest';
import { mostEditions } from '../port.ts';
import type { SearchDocument, SearchRequest } from '../port.ts';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const edition = (id: number, work: string, year: number): SearchDocument =>
  title({ id, title: `Livro ${work}`, work, sort: { year }, facets: { Y: [String(year)] } });

/** Editions of one work, listed as one. */
export function workScenarios(engine: EngineGetter): void {
  const shelf = [
    edition(1, 'casmurro', 1899),
    edition(2, 'casmurro', 1998),
    edition(3, 'borba', 1994),
    edition(4, 'casmurro', 2003),
    title({ id: 5, title: 'Livro sem obra', sort: { year: 2000 } }),
    title({ id: 6, title: 'Livro sem obra', sort: { year: 1990 } }),
    title({ id: 7, title: 'Outra coisa', work: 'casmurro', sort: { year: 2020 } }),
  ];
  const grouped = (rest: Partial<SearchRequest> = {}): SearchRequest =>
    request(words('livro'), { isGrouped: true, order: 'D', ...rest });

  it('lists each work once, where its first title is, with the titles found of it', async () => {
    await load(engine(), shelf);
    const { total, ids: listed, works } = await engine().search(grouped());
    expect([total, listed]).toEqual([4, [4, 5, 3, 6]]);
    expect(works).toEqual({
      titles: 6,
      editions: [
        { total: 3, ids: [4, 2, 1] },
        { total: 1, ids: [5] },
        { total: 1, ids: [3] },
        { total: 1, ids: [6] },
      ],
    });
  });

  it.each([
    ['T', [3, 1, 5, 6]],
    ['D', [4, 5, 3, 6]],
  ] as const)('keeps the order %s', async (order, expected) => {
    await load(engine(), shelf);
    expect(await ids(engine(), grouped({ order }))).toEqual(expected);
  });

  it('counts titles in facets, and takes the first of those that pass the filters', async () => {
    await load(engine(), shelf);
    const filters = ['1899', '1998', '1994'].map((code) => ({ type: 'Y' as const, code }));
    const facets = [{ type: 'Y' as const, limit: 9 }];
    const found = await engine().search(grouped({ filters, facets }));
    expect([found.total, found.ids, found.works?.titles]).toEqual([2, [2, 3], 3]);
    expect(found.works?.editions).toEqual([
      { total: 2, ids: [2, 1] },
      { total: 1, ids: [3] },
    ]);
    expect(found.facets[0]?.values.map(({ code, total }) => [code, total])).toEqual([
      ['1899', 1],
      ['1994', 1],
      ['1998', 1],
      ['2003', 1],
    ]);
  });

  it('lists the works of all titles, and of none', async () => {
    await load(engine(), shelf);
    const all = { isGrouped: true, order: 'D' } as const;
    const { total, ids: listed, works } = await engine().search(request({ kind: 'all' }, all));
    expect([total, listed, works?.titles]).toEqual([4, [7, 5, 3, 6], 7]);
    const none = await engine().search(request(words('nada'), all));
    expect([none.total, none.ids, none.works]).toEqual([0, [], { titles: 0, editions: [] }]);
  });

  it('finds the titles of one work', async () => {
    await load(engine(), shelf);
    const editions = { kind: 'work', work: 'casmurro' } as const;
    expect(await ids(engine(), request(editions, { order: 'D' }))).toEqual([7, 4, 2, 1]);
    const among = { kind: 'and', of: [words('livro'), editions] } as const;
    expect(await ids(engine(), request(among, { order: 'D' }))).toEqual([4, 2, 1]);
    expect(await ids(engine(), request({ kind: 'work', work: '5' }))).toEqual([5]);
    expect(await ids(engine(), request({ kind: 'work', work: 'nada' }))).toEqual([]);
  });

  it('has pages of full length far back, and counts works whose editions are many', async () => {
    const many = Array.from({ length: 600 }, (_, at) =>
      edition(at + 1, `obra ${at % 3 === 0 ? 'mesma' : at >> 2}`, 1400 + at),
    );
    await load(engine(), many);
    for (const order of ['C', 'D', 'T'] as const) {
      const { total, works } = await engine().search(grouped({ order, limit: 0 }));
      expect([total, works]).toEqual([151, { titles: 600, editions: [] }]);
      const pages = [0, 40, 80, 120].map((offset) => grouped({ order, offset, limit: 40 }));
      const found = await Promise.all(pages.map((one) => engine().search(one)));
      expect(found.map((one) => one.ids.length)).toEqual([40, 40, 40, 31]);
      const largest = found
        .flatMap(({ works: of }) => of?.editions ?? [])
        .find((one) => one.total > 9);
      expect([largest?.total, largest?.ids.length]).toEqual([200, mostEditions]);
    }
  });

  it('follows a title that becomes an edition of another work', async () => {
    await load(engine(), shelf);
    await engine().apply(
      [
        { kind: 'put', document: edition(3, 'casmurro', 1994) },
        { kind: 'delete', id: 4 },
      ],
      '2',
    );
    const { ids: listed, works } = await engine().search(grouped());
    expect(listed).toEqual([5, 2, 6]);
    expect(works?.editions[1]).toEqual({ total: 3, ids: [2, 3, 1] });
  });
}
