import { expect, it } from 'vitest';
import { title } from './catalogue.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Titles like another. */
export function likenessScenarios(engine: EngineGetter): void {
  const series = { series: ['Brasiliana'] };
  const like = [
    title({ id: 1, title: 'A casa', author: 'Lima, Ana', text: { subject: ['Genética'] } }),
    title({ id: 2, title: 'O rio', author: 'Lima, Ana', text: { subject: ['Genética'] } }),
    title({ id: 3, title: 'O mar', text: { subject: ['Genética'] } }),
    title({ id: 4, title: 'Serra', author: 'Souza, Rui', text: series }),
    title({ id: 5, title: 'Outra', text: series }),
    title({ id: 6, title: 'Sem par' }),
  ];

  it('finds titles of the same heading, author or series', async () => {
    await load(engine(), like);
    expect((await engine().moreLikeThis(1, 10)).slice(0, 2)).toEqual([2, 3]);
    expect(await engine().moreLikeThis(5, 10)).toEqual([4]);
    expect(await engine().moreLikeThis(1, 1)).toEqual([2]);
    expect(await engine().moreLikeThis(6, 10)).toEqual([]);
  });

  it('finds neither what is gone nor anything for it', async () => {
    await load(engine(), like);
    await engine().apply([{ kind: 'delete', id: 4 }], '2');
    expect(await engine().moreLikeThis(5, 10)).toEqual([]);
    expect(await engine().moreLikeThis(4, 10)).toEqual([]);
    expect(await engine().moreLikeThis(99, 10)).toEqual([]);
  });
}
