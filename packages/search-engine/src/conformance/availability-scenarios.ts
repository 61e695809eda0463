import { expect, it } from 'vitest';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Tests the availability of titles: where they can be had now. */
export function availabilityScenarios(engine: EngineGetter): void {
  const shelf = [
    title({ id: 1, title: 'Um livro', facets: { B: ['central', 'norte'] } }),
    title({ id: 2, title: 'Outro livro', facets: { B: ['central'] } }),
    title({ id: 3, title: 'Mais um livro', facets: { B: ['norte'] } }),
  ];
  const there = request(words('livro'), {
    order: 'T',
    filters: [{ type: 'V', code: 'central' }],
    facets: [{ type: 'V', limit: 10 }],
  });
  const available = [
    { places: ['central', 'norte'], ids: [1] },
    { places: ['central'], ids: [2] },
  ];

  it('finds and counts what can be had in a place', async () => {
    await load(engine(), shelf);
    engine().setAvailability?.(available, 'all');
    const { total, facets } = await engine().search(there);
    expect(total).toBe(2);
    expect(facets[0]?.values).toEqual([
      { code: 'central', label: '', total: 2, totalUnfiltered: 2 },
      { code: 'norte', label: '', total: 1, totalUnfiltered: 1 },
    ]);
  });

  it('knows what has been lent, and what has come back, with the next search', async () => {
    await load(engine(), shelf);
    engine().setAvailability?.(available, 'all');
    engine().setAvailability?.([{ places: ['norte'], ids: [1] }], 'these');
    expect(await ids(engine(), there)).toEqual([2]);
    engine().setAvailability?.([{ places: ['central', 'norte'], ids: [1] }], 'these');
    expect(await ids(engine(), there)).toEqual([2, 1]);
  });

  it('remembers it of titles that are yet to come, and through changes of others', async () => {
    await load(engine(), shelf);
    engine().setAvailability?.([...available, { places: ['central'], ids: [9] }], 'all');
    await engine().apply(
      [
        { kind: 'put', document: title({ id: 9, title: 'Novo livro' }) },
        { kind: 'put', document: title({ id: 2, title: 'Aquele livro' }) },
        { kind: 'delete', id: 1 },
      ],
      '2',
    );
    const { total, facets } = await engine().search(there);
    expect(total).toBe(2);
    expect(facets[0]?.values.map(({ code, total: count }) => [code, count])).toEqual([
      ['central', 2],
    ]);
  });
}
