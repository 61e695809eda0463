import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, streamOf, title, words } from '../conformance/catalogue.ts';
import { openOracle } from '../oracle/index.ts';
import type { SearchDocument, SearchEngine, SearchRequest } from '../port.ts';
import { openInProcessEngine } from './engine.ts';
import type { InProcessEngine } from './engine.ts';

/** Two subjects of its own and two that many share: more headings than are counted as a whole. */
function document(id: number, name: string): SearchDocument {
  const shared = [`c${id % 7}`, `c${(id * id) % 41}`];
  const subjects = [`u${id}`, `v${id}`, ...new Set(shared)];
  return title({ id, title: name, facets: { S: subjects, T: [String(id % 3)] } });
}

/** 'meio' stands in one title of thirteen, less than what is counted beforehand. */
const nameOf = (id: number): string => (id % 13 === 0 ? `meio ${id}` : `outro ${id}`);
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
  const answers = async (each: SearchEngine, rest: Partial<SearchRequest>): Promise<unknown> =>
    (await each.search(request(words('meio'), { limit: 5, ...rest }))).facets;

  it.each(asked)('are counted as the oracle does: %s', async (_name, rest) => {
    expect(await answers(engine, rest)).toEqual(await answers(oracle, rest));
  });

  it('are counted so after changes too', async () => {
    const changes = documents
      .filter(({ id }) => id % 90 === 0)
      .map(({ id }) => ({ kind: 'put', document: document(id + 13_000, `meio ${id}`) }) as const);
    const gone = documents
      .filter(({ id }) => id % 91 === 0)
      .map(({ id }) => ({ kind: 'delete', id }) as const);
    for (const each of [oracle, engine]) await each.apply([...changes, ...gone], '2');
    for (const [, rest] of asked)
      expect(await answers(engine, rest)).toEqual(await answers(oracle, rest));
  });
});
