import { expect, it } from 'vitest';
import type { BrowseIndex, BrowsePage, BrowseRequest } from '../port.ts';
import { book, shelf, shown } from './browsed-shelf.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

/** Pages of an index while its titles change. */
export function browsedChangeScenarios(engine: EngineGetter): void {
  const browse = (index: BrowseIndex, rest: Partial<BrowseRequest> = {}): Promise<BrowsePage> =>
    engine().browse({ index, from: '', direction: 'forward', limit: 100, ...rest });

  it('goes on where it was while entries come and go', async () => {
    await load(engine(), shelf);
    const first = await browse('callNumber', { limit: 2 });
    expect(first.more).toBe(true);
    await engine().apply(
      [
        { kind: 'delete', id: 4 },
        { kind: 'put', document: book(6, 'Novo', '1') },
        { kind: 'put', document: book(7, 'Novo', '869.3 A848d v.3') },
      ],
      '2',
    );
    const cursor = first.entries[1]?.cursor ?? '';
    const next = await browse('callNumber', { cursor, limit: 2 });
    expect(shown(next)).toEqual([
      ['869.3 A848d v.3', 1],
      ['869.3 A848d v.10', 1],
    ]);
    const back = next.entries[0]?.cursor ?? '';
    const before = await browse('callNumber', { cursor: back, direction: 'back', limit: 9 });
    expect(shown(before)).toEqual([
      ['1', 1],
      ['5', 1],
    ]);
    expect(before.more).toBe(false);
  });

  it('counts exactly after changes', async () => {
    await load(engine(), shelf);
    await engine().apply(
      [
        { kind: 'delete', id: 2 },
        { kind: 'put', document: book(3, 'O cortiço', '9') },
      ],
      '2',
    );
    expect(shown(await browse('author'))).toEqual([['Assis, Machado de', 4]]);
    expect(shown(await browse('series'))).toEqual([['Coleção Ática', 4]]);
    expect(shown(await browse('title', { limit: 1 }))).toEqual([['O cortiço', 2]]);
  });
}
