import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, streamOf, title, words } from '../conformance/catalogue.ts';
import { openOracle } from '../oracle/index.ts';
import type { SearchDocument, SearchEngine, SearchRequest } from '../port.ts';
import { openInProcessEngine } from './engine.ts';
import type { InProcessEngine } from './engine.ts';

/**
 * A title with two subjects of its own and two that it shares with many: more headings than are
 * counted as a whole.
 */
function document(id: number, name: string): SearchDocument {
  const shared = [`c${id % 7}`, `c${(id * id) % 41}`];
  const subjects = [`u${id}`, `v${id}`, ...new Set(shared)];
  const few = {
    T: [String(id % 3)],
    B: [`b${id % 5}`, `b${(id % 3) + 5}`],
    E: [`e${id % 700}`],
    ...(id % 4 === 0 ? {} : { Y: [String(1990 + (id % 9))] }),
  };
  return title({ id, title: name, facets: { S: subjects, A: [`a${id % 2_000}`, 'z'], ...few } });
}

/** 'meio' stands in one title of thirteen, too few for precomputed counts. */
const nameOf = (id: number): string => `${id % 13 === 0 ? 'meio' : 'outro'} ${id} k${id % 600}`;
/** One facet of each kind of column: one number for each title, a combination, rows. */
const all: SearchRequest['facets'] = (['A', 'B', 'E', 'S', 'T', 'Y'] as const).map((type) => ({
  type,
  limit: 30,
}));
const documents = Array.from({ length: 9_000 }, (_, i) => document(i + 1, nameOf(i + 1)));

describe('headings by the thousand', () => {
  const oracle = openOracle();
  let engine: InProcessEngine;
  beforeAll(async () => {
    engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
    for (const each of [oracle, engine]) await each.rebuild(streamOf(documents), '1');
  });
  afterAll(() => engine.close());

  const asked: readonly (readonly [name: string, request: Partial<SearchRequest>])[] = [
    ['the first ten', { facets: [{ type: 'S', limit: 10 }] }],
    ['more than many share', { facets: [{ type: 'S', limit: 200 }] }],
    ['those with some letters', { facets: [{ type: 'S', limit: 20, contains: 'u26' }] }],
    [
      'one that is selected',
      { facets: [{ type: 'S', limit: 5 }], filters: [{ type: 'S', code: 'u26' }] },
    ],
    [
      'under another filter',
      { facets: [{ type: 'S', limit: 50 }], filters: [{ type: 'T', code: '1' }] },
    ],
  ];
  /** Few enough matches that their rows of all facets are copied, and more. */
  const found = ['meio', 'outro', 'k5', 'meio k13'];
  const filters: readonly SearchRequest['filters'][] = [
    [],
    [{ type: 'T', code: '1' }],
    [
      { type: 'S', code: 'c3' },
      { type: 'B', code: 'b6' },
    ],
  ];
  const counts = async (each: SearchEngine): Promise<unknown[]> => {
    const counted: unknown[] = [];
    for (const text of found)
      for (const selected of filters)
        counted.push(
          (await each.search(request(words(text), { facets: all, filters: selected }))).facets,
        );
    return counted;
  };

  it('are counted with small facets as the oracle does', async () => {
    expect(await counts(engine)).toEqual(await counts(oracle));
  });

  const answers = async (each: SearchEngine, rest: Partial<SearchRequest>): Promise<unknown> =>
    (await each.search(request(words('meio'), { limit: 5, ...rest }))).facets;

  it.each(asked)('are counted as the oracle does: %s', async (_name, rest) => {
    expect(await answers(engine, rest)).toEqual(await answers(oracle, rest));
  });

  it('are counted so after changes too', { tags: 'long' }, async () => {
    const changes = documents
      .filter(({ id }) => id % 90 === 0)
      .map(({ id }) => ({ kind: 'put', document: document(id + 13_000, `meio ${id}`) }) as const);
    const gone = documents
      .filter(({ id }) => id % 91 === 0)
      .map(({ id }) => ({ kind: 'delete', id }) as const);
    for (const each of [oracle, engine]) await each.apply([...changes, ...gone], '2');
    for (const [, rest] of asked)
      expect(await answers(engine, rest)).toEqual(await answers(oracle, rest));
    expect(await counts(engine)).toEqual(await counts(oracle));
  });
});
