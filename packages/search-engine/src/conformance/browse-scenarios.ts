import { expect, it } from 'vitest';
import type { BrowseIndex, BrowsePage, BrowseRequest } from '../port.ts';
import { book, shelf, shown } from './browsed-shelf.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const whole: readonly (readonly [BrowseIndex, readonly (readonly [string, number])[]])[] = [
  [
    'title',
    [
      ['Cidades mortas', 1],
      ['O Cortiço', 2],
      ['A moreninha', 1],
      ['Zero', 1],
    ],
  ],
  ['series', [['Coleção Ática', 5]]],
  ['author', [['Assis, Machado de', 5]]],
  ['subject', [1, 2, 3, 4, 5].map((id) => [`Assunto ${id}`, 1])],
  [
    'callNumber',
    [
      ['5', 1],
      ['869.3 A848d v.2', 1],
      ['869.3 A848d v.10', 1],
      ['869.3 A99', 1],
      ['869.31 L1', 1],
    ],
  ],
  ['isbn', [['9788535902778', 5]]],
  ['issn', [['0317-8471', 5]]],
];

const jumps: readonly (readonly [BrowseIndex, string, BrowseRequest['direction'], string])[] = [
  ['title', 'CORTICO', 'forward', 'O Cortiço'],
  ['title', 'cortico', 'back', 'Cidades mortas'],
  ['title', 'd', 'forward', 'A moreninha'],
  ['title', 'O cortiço', 'forward', 'O Cortiço'],
  ['title', 'the mor', 'forward', 'A moreninha'],
  ['title', 'las zero', 'forward', 'Zero'],
  ['title', 'o', 'forward', 'Zero'],
  ['subject', 'assunto 3', 'forward', 'Assunto 3'],
  ['callNumber', '869.3', 'forward', '869.3 A848d v.2'],
  ['callNumber', '869.3 A848d v. 3', 'forward', '869.3 A848d v.10'],
  ['isbn', '85-359-0277-5', 'forward', '9788535902778'],
  ['issn', '0317', 'forward', '0317-8471'],
];

/** Entries of each index, and places to begin at. */
export function browseScenarios(engine: EngineGetter): void {
  const browse = (index: BrowseIndex, rest: Partial<BrowseRequest> = {}): Promise<BrowsePage> =>
    engine().browse({ index, from: '', direction: 'forward', limit: 100, ...rest });

  it.each(whole)('lists %s entries in order, with their titles', async (index, expected) => {
    await load(engine(), shelf);
    const page = await browse(index);
    expect(shown(page)).toEqual(expected);
    expect(page.more).toBe(false);
  });

  it.each(jumps)('jumps in %s to %s, %s', async (index, from, direction, expected) => {
    await load(engine(), shelf);
    expect(shown(await browse(index, { from, direction, limit: 1 }))[0]?.[0]).toBe(expected);
  });

  it('has a title under each of its call numbers, once', async () => {
    const held = ['R 869.3 A99', '2 v.1', '2 V. 1', '...'];
    await load(engine(), [...shelf, { ...book(6, 'Em três estantes', '999'), callNumbers: held }]);
    const page = await browse('callNumber', { limit: 20 });
    expect(shown(page)).toContainEqual(['2 V. 1', 1]);
    expect(shown(page)).toContainEqual(['R 869.3 A99', 1]);
    expect(shown(page)).toHaveLength(shelf.length + 2);
  });

  it('answers any text and any cursor', async () => {
    await load(engine(), shelf);
    for (const text of ['', '\0', '\u{d800}', '(', 'x'.repeat(10_000)]) {
      for (const [index] of whole) {
        const { entries } = await browse(index, { from: text, limit: 3 });
        const { entries: after } = await browse(index, { from: '', cursor: text, limit: 3 });
        expect(entries.length + after.length).toBeLessThan(7);
      }
    }
  });
}
