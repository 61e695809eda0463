import { expect, it } from 'vitest';
import { phrase, request, title, words } from './catalogue.ts';
import { ids, inOrder, load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const clemens = { variant: 'Clemens, Samuel Langhorne', heading: 'Twain, Mark, 1835-1910' };
const cinema = { variant: 'Filmes', heading: 'Cinema' };

const shelf = [
  {
    ...title({ id: 1, title: 'Tom Sawyer', author: 'Twain, Mark, 1835-1910' }),
    references: { author: [clemens] },
  },
  {
    ...title({ id: 2, title: 'A sétima arte', text: { subject: ['Cinema'] } }),
    references: { subject: [cinema, { variant: 'Cinematografia', heading: 'Cinema' }] },
  },
  title({ id: 3, title: 'Filmes', author: 'Lima, Ana' }),
];

export function referenceScenarios(engine: EngineGetter): void {
  it('finds titles by a variant of their heading, and says so', async () => {
    await load(engine(), shelf);
    const named = await engine().search(request(words('samuel langhorne CLÉMENS')));
    expect(named).toMatchObject({ ids: [1], references: [clemens] });
    const films = await engine().search(request(words('filme')));
    expect(inOrder(films.ids)).toEqual([2, 3]);
    expect(films.references).toEqual([]);
    const whole = await engine().search(request(words('filmes')));
    expect(whole).toMatchObject({ ids: [3, 2], references: [cinema] });
  });

  it('looks for variants in the field of their heading alone', async () => {
    await load(engine(), shelf);
    expect(await ids(engine(), request(words('clemens', 'author')))).toEqual([1]);
    expect(await ids(engine(), request(words('clemens', 'subject')))).toEqual([]);
    expect(await ids(engine(), request(phrase('clemens samuel', 'author')))).toEqual([1]);
    const elsewhere = await engine().search(request(words('filmes', 'title')));
    expect(elsewhere).toMatchObject({ ids: [3], references: [] });
  });

  it('says nothing of a variant no title found has', async () => {
    await load(engine(), shelf);
    await engine().apply([{ kind: 'delete', id: 2 }], '2');
    expect((await engine().search(request(words('filmes')))).references).toEqual([]);
    const other = {
      kind: 'and',
      of: [words('clemens samuel'), words('langhorne sawyer')],
    } as const;
    const result = await engine().search(request(other));
    expect(result).toMatchObject({ ids: [1], references: [] });
  });

  it('takes a heading without the years at its end for the same', async () => {
    const war = { variant: 'Segunda Guerra, 1939-1945', heading: 'Guerra Mundial, 1939-1945' };
    await load(engine(), [{ ...title({ id: 1, title: 'X' }), references: { subject: [war] } }]);
    for (const typed of ['segunda guerra', 'Segunda Guerra 1939-1945']) {
      const result = await engine().search(request(words(typed)));
      expect(result).toMatchObject({ ids: [1], references: [war] });
    }
  });

  it('names three variants at most', async () => {
    const homonyms = ['D', 'B', 'A', 'C'].map((letter, i) => ({
      ...title({ id: i + 1, title: `Obra ${letter}` }),
      references: { subject: [{ variant: 'Mangueira', heading: `Mangueira ${letter}` }] },
    }));
    await load(engine(), homonyms);
    const result = await engine().search(request(words('mangueira')));
    expect(inOrder(result.ids)).toEqual([1, 2, 3, 4]);
    expect(result.references.map(({ heading }) => heading.slice(-1))).toEqual(['A', 'B', 'C']);
  });
}
