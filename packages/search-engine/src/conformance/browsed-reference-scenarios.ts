import { expect, it } from 'vitest';
import type { BrowseIndex, BrowsePage, BrowseRequest, Reference, SearchDocument } from '../port.ts';
import { title } from './catalogue.ts';
import { load } from './opened.ts';
import type { EngineGetter } from './opened.ts';

const twain = 'Twain, Mark, 1835-1910';
const clemens = { variant: 'Clemens, Samuel Langhorne', heading: twain };
const filmes = { variant: 'Filmes', heading: 'Cinema' };

interface TitleWithReferences {
  readonly id: number;
  readonly authors?: readonly string[];
  readonly subjects?: readonly string[];
  readonly byAuthor?: readonly Reference[];
  readonly bySubject?: readonly Reference[];
}

function filed(one: TitleWithReferences): SearchDocument {
  const { id, authors = [], subjects = [], byAuthor = [], bySubject = [] } = one;
  return {
    ...title({ id, title: `Obra ${id}`, facets: { A: authors, S: subjects } }),
    references: { author: byAuthor, subject: bySubject },
  };
}

const shelf = [
  filed({ id: 1, authors: [twain], byAuthor: [clemens] }),
  filed({ id: 2, authors: [twain], byAuthor: [clemens] }),
  filed({ id: 3, authors: ['Lima, Ana'], subjects: ['Cinema', 'Filmes'], bySubject: [filmes] }),
  filed({ id: 4, subjects: ['Cinema'], bySubject: [{ ...filmes, variant: 'FILMES' }, filmes] }),
];

function shown({ entries }: BrowsePage): string[] {
  return entries.map((entry) =>
    entry.kind === 'entry' ? `${entry.label} ${entry.total}` : `${entry.label} → ${entry.heading}`,
  );
}

export function browsedReferenceScenarios(engine: EngineGetter): void {
  const browse = (index: BrowseIndex, rest: Partial<BrowseRequest> = {}): Promise<BrowsePage> =>
    engine().browse({ index, from: '', direction: 'forward', limit: 100, ...rest });

  it('files variants at their own place, once for each heading', async () => {
    await load(engine(), shelf);
    const authors = ['Clemens, Samuel Langhorne → Twain, Mark, 1835-1910', 'Lima, Ana 1'];
    expect(shown(await browse('author'))).toEqual([...authors, 'Twain, Mark, 1835-1910 2']);
    expect(shown(await browse('subject'))).toEqual(['Cinema 2', 'Filmes 1', 'Filmes → Cinema']);
    const [first] = (await browse('author', { from: 'twain' })).entries;
    expect(first).toMatchObject({ kind: 'entry', code: twain });
  });

  it('pages over variants both ways without gaps and repeats', async () => {
    await load(engine(), shelf);
    for (const index of ['author', 'subject'] as const) {
      const whole = shown(await browse(index));
      let cursor: string | undefined;
      const forward: string[] = [];
      for (let page = await browse(index, { limit: 1 }); page.entries.length > 0;) {
        forward.push(...shown(page));
        cursor = page.entries[0]?.cursor ?? '';
        page = await browse(index, { limit: 1, cursor });
      }
      expect(forward).toEqual(whole);
      const before = await browse(index, { direction: 'back', limit: 2, cursor: cursor ?? '' });
      expect(shown(before)).toEqual(whole.slice(0, -1).slice(-2));
    }
  });

  it('jumps to a variant', async () => {
    await load(engine(), shelf);
    const [first] = shown(await browse('author', { from: 'CLÉMENS', limit: 1 }));
    expect(first).toBe('Clemens, Samuel Langhorne → Twain, Mark, 1835-1910');
  });

  it('jumps to a heading before the variants of the same text, in any order of its words', async () => {
    await load(engine(), shelf);
    const firstAt = async (index: BrowseIndex, from: string) =>
      shown(await browse(index, { from, limit: 1 }))[0];
    expect(await firstAt('subject', 'FÍLMES')).toBe('Filmes 1');
    expect(await firstAt('author', 'mark twain')).toBe('Twain, Mark, 1835-1910 2');
    expect(await firstAt('author', 'ana lima')).toBe('Lima, Ana 1');
    expect(await firstAt('author', 'ana limão')).toBe(
      'Clemens, Samuel Langhorne → Twain, Mark, 1835-1910',
    );
  });

  it('leaves out a variant when its last title goes', async () => {
    await load(engine(), shelf);
    await engine().apply([{ kind: 'delete', id: 1 }], '2');
    expect(shown(await browse('author'))[0]).toMatch(/^Clemens/);
    await engine().apply([{ kind: 'delete', id: 2 }], '3');
    expect(shown(await browse('author'))).toEqual(['Lima, Ana 1']);
  });

  it('leaves out variants of what is no heading of the index, and those that differ in accents alone', async () => {
    const genre = { variant: 'Folhetos', heading: 'Cordel' };
    const same = { variant: 'LÍMA, Ana', heading: 'Lima, Ana' };
    const subjects = ['Lima, Ana'];
    await load(engine(), [filed({ id: 1, subjects, bySubject: [genre, same] })]);
    expect(shown(await browse('subject'))).toEqual(['Lima, Ana 1']);
  });
}
