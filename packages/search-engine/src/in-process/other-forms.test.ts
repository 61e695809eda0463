import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, streamOf, title, words } from '../conformance/catalogue.ts';
import type { SearchDocument } from '../port.ts';
import { openInProcessEngine } from './engine.ts';
import type { InProcessEngine } from './engine.ts';

const otherWords = ['Organic', 'Organs', 'Organisms', 'Organized', 'Organizing'];
/** Short titles of other words of the stem: more than are ever looked at twice. */
const others = Array.from({ length: 700 }, (_, i) =>
  title({
    id: i + 1,
    title: `${otherWords[i % otherWords.length]} ${i}`,
    language: 'en',
    sort: { year: 2020 },
  }),
);
const own = (id: number, word: string): SearchDocument =>
  title({
    id,
    title: `A short history of the ${word} of municipal libraries and other institutions`,
    language: 'en',
    sort: { year: 1950 },
  });
const wanted = [own(1001, 'organization'), own(1002, 'organizations')];

describe('a word among many of its stem', () => {
  let engine: InProcessEngine;
  beforeAll(async () => {
    engine = await openInProcessEngine({ snapshotPath: null, workers: 1, onWarning: () => {} });
    await engine.rebuild(streamOf(others), '1');
    await engine.apply(
      wanted.map((document) => ({ kind: 'put', document })),
      '2',
    );
  });
  afterAll(() => engine.close());

  const first = async (typed: string, many: number) =>
    (await engine.search(request(words(typed), { limit: many }))).ids;

  it('comes before them, in either number', async () => {
    expect(new Set(await first('organization', 2))).toEqual(new Set([1001, 1002]));
    expect(new Set(await first('organizations', 2))).toEqual(new Set([1001, 1002]));
    expect((await engine.search(request(words('organization')))).total).toBe(702);
  });

  it('comes before them when all are in one segment', async () => {
    await engine.merge();
    expect(engine.status().segments).toBe(1);
    expect(new Set(await first('organization', 2))).toEqual(new Set([1001, 1002]));
    expect(new Set(await first('organizations', 2))).toEqual(new Set([1001, 1002]));
  });

  it('leaves each of these words above the others where it is what was typed', async () => {
    const titles = new Map(others.map(({ id, text }) => [id, text.title?.[0] ?? '']));
    for (const word of otherWords) {
      const found = await first(word.toLowerCase(), 20);
      expect(found.filter((id) => titles.get(id)?.startsWith(`${word} `))).toHaveLength(20);
    }
  });
});
