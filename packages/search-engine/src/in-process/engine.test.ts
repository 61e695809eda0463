import { isLong } from '@estante/test-support/is-long';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { request, streamOf, title, words } from '../conformance/catalogue.ts';
import { describeConformance } from '../conformance/index.ts';
import type { Adapter } from '../conformance/adapter.ts';
import { openOracle } from '../oracle/index.ts';
import type { SearchDocument } from '../port.ts';
import { syntheticDocuments } from '../synthetic/documents.ts';
import { syntheticQueries } from '../synthetic/queries.ts';
import { openInProcessEngine } from './engine.ts';
import type { InProcessEngine } from './engine.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-engine-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const quiet = (): void => undefined;

const adapter: Adapter = {
  open: () =>
    openInProcessEngine({
      snapshotPath: join(folder, 'conformance'),
      workers: 1,
      onWarning: quiet,
    }),
  compact: (engine) => (engine as InProcessEngine).merge(),
  reopen: async (engine) => {
    await engine.close();
    return openInProcessEngine({
      snapshotPath: join(folder, 'conformance'),
      workers: 1,
      onWarning: quiet,
    });
  },
};
describeConformance('the in-process engine', adapter, isLong ? 40 : 4);

it('tells the titles of a search before its facets are counted', async () => {
  const engine = await openInProcessEngine({ snapshotPath: null, workers: 2, onWarning: quiet });
  await engine.rebuild(streamOf([...syntheticDocuments(300, 7)]), '1');
  const context = new AsyncLocalStorage<string>();
  const told: unknown[] = [];
  const listen = (ids: readonly number[]) => told.push([context.getStore(), ids]);
  const ofAll = request({ kind: 'all' }, { facets: [{ type: 'T', limit: 5 }] });
  const { ids } = await context.run('the question', () => engine.search(ofAll, listen));
  expect(ids.length).toBeGreaterThan(0);
  expect(told).toEqual([['the question', ids]]);
  await engine.search({ ...ofAll, facets: [] }, listen);
  expect(told).toHaveLength(1);
  await engine.close();
});

describe('a catalogue of some thousands', { tags: 'long' }, () => {
  it('answers as the oracle does, before and after changes', async () => {
    const oracle = openOracle();
    // The two threads share each search.
    const engine = await openInProcessEngine({ snapshotPath: null, workers: 2, onWarning: quiet });
    const documents = [...syntheticDocuments(4_400, 7)];
    for (const each of [oracle, engine]) await each.rebuild(streamOf(documents), '1');
    const asked = syntheticQueries(7).map(({ request: each }) => each);
    // Queries that match many titles and have no precomputed counts, so that many titles fail
    // the filters.
    const filtered = asked.filter(({ filters }) => filters.length > 0);
    const requests = [
      ...asked,
      ...filtered.map((each) => ({ ...each, query: words('de', 'title') })),
    ];
    const changes = [...syntheticDocuments(60, 8)].map(
      (document) => ({ kind: 'put', document: { ...document, id: document.id * 70 } }) as const,
    );
    for (const [i, one] of requests.entries()) {
      if (i === 125) for (const each of [oracle, engine]) await each.apply(changes, '2');
      if (i % 4 !== 0) continue;
      const [expected, actual] = [await oracle.search(one), await engine.search(one)];
      expect({ ...actual, ids: [] }).toEqual({ ...expected, ids: [] });
      if (one.order !== 'C') expect(actual.ids).toEqual(expected.ids);
    }
    const typed = documents.filter(({ id }) => id % 550 === 1).flatMap(beginningsOf);
    for (const text of typed)
      expect(await engine.suggest({ text, limit: 10 })).toEqual(
        await oracle.suggest({ text, limit: 10 }),
      );
    await engine.close();
  });
});

/** The beginnings of a title as it is typed, and the same with one wrong letter. */
function beginningsOf({ text }: SearchDocument): string[] {
  const whole = text.title?.[0] ?? '';
  const typed = [2, 3, 5, 7, 9, 12].map((length) => whole.slice(0, length));
  return [...typed, ...typed.map((one) => one.replace(/.(?=.$)/, 'x'))];
}

describe('the snapshot', () => {
  const path = (): string => join(folder, 'snapshot');
  let warnings: string[] = [];
  let engine: InProcessEngine;
  const open = async (): Promise<InProcessEngine> => {
    warnings = [];
    engine = await openInProcessEngine({
      snapshotPath: path(),
      workers: 1,
      onWarning: (one) => warnings.push(one),
    });
    return engine;
  };
  afterEach(() => engine.close());

  async function written(): Promise<Buffer> {
    await open();
    await engine.rebuild(streamOf([title({ id: 1, title: 'Guardado' })]), '41');
    await engine.apply([{ kind: 'put', document: title({ id: 2, title: 'Depois' }) }], '42');
    await engine.close();
    return readFile(path());
  }

  it('is not missed at a first start', async () => {
    await open();
    expect(engine.status().position).toBeNull();
    expect(warnings).toEqual([]);
  });

  it('brings back the index and its position', async () => {
    await written();
    await open();
    expect(engine.status()).toMatchObject({ titles: 2, position: '42' });
    expect((await engine.search(request(words('guardado')))).ids).toEqual([1]);
    expect(warnings).toEqual([]);
  });

  it('is not written again where only the position moved on', { tags: 'long' }, async () => {
    await written();
    await open();
    const before = (await stat(path())).ino;
    await engine.apply([], '43');
    expect(engine.status().position).toBe('43');
    await engine.save();
    expect((await stat(path())).ino).toBe(before);
    await engine.apply([{ kind: 'delete', id: 1 }], '44');
    await engine.save();
    expect((await stat(path())).ino).not.toBe(before);
  });

  it('is written whole beside what a killed process left', { tags: 'long' }, async () => {
    await writeFile(`${path()}.tmp`, 'half of an index');
    await written();
    expect(await readdir(folder)).not.toContain('snapshot.tmp');
    await open();
    expect(engine.status()).toMatchObject({ titles: 2, position: '42' });
  });
});

describe('segments', () => {
  it(
    'are joined once no change comes, though the position moves on',
    { tags: 'long' },
    async () => {
      const lull = 200;
      const engine = await openInProcessEngine({
        snapshotPath: null,
        workers: 1,
        onWarning: quiet,
        lull,
      });
      const documents = [...syntheticDocuments(1, 9)];
      const put = (count: number, from: number) =>
        engine.apply(
          Array.from({ length: count }, (_, i) => {
            return { kind: 'put', document: { ...(documents[0] as SearchDocument), id: from + i } };
          }),
          String(from),
        );
      await put(3_900, 1);
      await put(1_400, 10_001);
      expect(engine.status().segments).toBe(2);
      await vi.waitFor(
        async () => {
          await engine.apply([], `${Math.random()}`);
          expect(engine.status().segments).toBe(1);
        },
        { timeout: 120_000, interval: lull / 4 },
      );
      expect((await engine.search(request(words('')))).total).toBe(5_300);
      await engine.close();
    },
  );
});

describe('threads', () => {
  it('answers other searches when one fails', async () => {
    const engine = await openInProcessEngine({ snapshotPath: null, workers: 2, onWarning: quiet });
    await engine.rebuild(streamOf([title({ id: 1, title: 'Firme' })]), '1');
    const broken = { ...request(words('x')), query: null as never };
    await expect(engine.search(broken)).rejects.toThrow("reading 'kind'");
    expect((await engine.search(request(words('firme')))).total).toBe(1);
    await engine.close();
    await expect(engine.search(request(words('firme')))).rejects.toThrow('closed');
  });
});
