import { expect, it } from 'vitest';
import { request, title, words } from './catalogue.ts';
import { ids, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const others = [
  [
    'organization',
    'en',
    'Organic bionics',
    'The organization of research libraries in a time of change',
  ],
  [
    'universidade',
    'pt',
    'O universo',
    'A crise da universidade pública brasileira e a reforma do Estado',
  ],
  [
    'universidad',
    'es',
    'El universo',
    'La crisis de la universidad pública latinoamericana en tiempos de reforma',
  ],
  ['casa', 'pt', 'O caso', 'Arquitetura e modo de vida de uma casa no interior do Brasil'],
] as const;

/** Other words of a stem, after the word typed. */
export function otherFormScenarios(engine: EngineGetter): void {
  it.each(others)(
    'puts the word typed above other forms of its stem: %s',
    async (typed, language, other, own) => {
      await load(engine(), [
        title({ id: 1, title: other, language, sort: { year: 2020, copies: 9 } }),
        title({ id: 2, title: own, language, sort: { year: 1980 } }),
        title({ id: 3, title: `${other} ${typed}`, language }),
      ]);
      expect((await ids(engine(), request(words(typed)))).at(-1)).toBe(1);
    },
  );

  it.each([
    ['cidade', 'pt', 'Cidades'],
    ['cidades', 'pt', 'A cidade'],
    ['ação', 'pt', 'Ações'],
    ['city', 'en', 'Cities'],
    ['naciones', 'es', 'La nación'],
  ] as const)('finds the word typed in another number: %s', async (typed, language, other) => {
    await load(engine(), [title({ id: 1, title: other, language })]);
    expect(await ids(engine(), request(words(typed)))).toEqual([1]);
  });
}
