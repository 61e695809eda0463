import { expect, it } from 'vitest';
import { every, request, title, words } from './catalogue.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

export function facetScenarios(engine: EngineGetter): void {
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
