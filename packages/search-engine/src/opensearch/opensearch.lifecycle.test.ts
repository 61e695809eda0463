import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request, streamOf, title, words } from '../conformance/catalogue.ts';
import { describeConformance } from '../conformance/index.ts';
import type { SearchEngine } from '../port.ts';
import { SearchUnavailable } from '../unavailable.ts';
import { openOpenSearchEngine } from './engine.ts';
import { findOpenSearch, startOpenSearch, startOpenSearchCluster } from './testing/server.ts';
import type { OpenSearch } from './testing/server.ts';

const declared = { ranksCorrectionsByTitles: true, knowsNoAvailability: true } as const;
const home = await findOpenSearch();

describe.skipIf(home === null)('OpenSearch (npm run opensearch fetches it)', () => {
  let server: OpenSearch;
  beforeAll(async () => {
    server = await startOpenSearch(home ?? '');
  });
  afterAll(() => server.stop());

  for (const shards of [1, 3]) {
    const open = () =>
      openOpenSearchEngine({ url: server.address, name: `conformance-${shards}`, shards });
    const reopen = async (engine: SearchEngine) => {
      await engine.close();
      return open();
    };
    describeConformance(`OpenSearch with shards: ${shards}`, { open, reopen, declared }, 8);
  }

  it('finds every heading of a build, whichever shard has it', async () => {
    const engine = await openOpenSearchEngine({ url: server.address, name: 'spread', shards: 8 });
    const names = Array.from({ length: 40 }, (_, i) => `Author ${100 + i}`);
    const titles = names.map((name, id) => title({ id, title: 'A', facets: { A: [name] } }));
    await engine.rebuild(streamOf(titles), '1');
    const page = { index: 'author', from: '', direction: 'forward', limit: 50 } as const;
    const { entries } = await engine.browse(page);
    expect(entries.map(({ label }) => label)).toEqual(names);
    await engine.close();
  });

  describe('that goes away', () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await openOpenSearchEngine({ url: server.address, name: 'away', shards: 1 });
      await engine.rebuild(streamOf([title({ id: 7, title: 'Dom Casmurro' })]), '1');
    });
    afterAll(() => engine.close());
    const casmurro = () => engine.search(request(words('casmurro')));

    it('is unavailable, and found again with all it had', async () => {
      await server.kill();
      for (let i = 0; i < 8; i++) await expect(casmurro()).rejects.toThrow(SearchUnavailable);
      await expect.poll(() => engine.status().isAway).toBe(true);
      await expect(engine.apply([{ kind: 'delete', id: 7 }], '2')).rejects.toThrow(
        SearchUnavailable,
      );
      expect(engine.status().position).toBe('1');
      await server.start();
      await expect.poll(async () => (await casmurro().catch(() => null))?.ids).toEqual([7]);
      await expect.poll(() => engine.status().isAway).toBeUndefined();
      await engine.apply([{ kind: 'delete', id: 7 }], '2');
      expect((await casmurro()).ids).toEqual([]);
    });

    it('keeps nobody waiting where it takes calls and does not answer', async () => {
      server.freeze();
      await expect(casmurro()).rejects.toThrow(SearchUnavailable);
      server.thaw();
      await expect.poll(async () => (await casmurro().catch(() => null))?.total).toBe(0);
    });

    it('keeps the old index where a build is cut off, and takes another from one moment on', async () => {
      async function* cutOff() {
        yield title({ id: 1, title: 'Casmurro' });
        await Promise.resolve();
        throw new Error('cut off');
      }
      await engine.rebuild(streamOf([title({ id: 8, title: 'Casmurro' })]), '3');
      await expect(engine.rebuild(cutOff(), '4')).rejects.toThrow('cut off');
      expect((await casmurro()).ids).toEqual([8]);
      const building = new AbortController();
      const rebuilt = engine
        .rebuild(streamOf([title({ id: 9, title: 'Casmurro' })]), '5')
        .finally(() => building.abort());
      const seen = new Set<string>();
      while (!building.signal.aborted) seen.add((await casmurro()).ids.join());
      await rebuilt;
      seen.add((await casmurro()).ids.join());
      expect([...seen].sort()).toEqual(['8', '9']);
    });
  });
});

describe.skipIf(home === null)('OpenSearch of three nodes', () => {
  let nodes: readonly OpenSearch[];
  beforeAll(async () => {
    nodes = await startOpenSearchCluster(home ?? '', 3);
  });
  afterAll(() => Promise.all(nodes.map((node) => node.stop())));

  it('answers and takes changes while any one of them is away, and loses nothing', async () => {
    const url = nodes.map(({ address }) => address).join();
    const engine = await openOpenSearchEngine({ url, name: 'nodes', shards: 3 });
    const casmurro = (id: number) => title({ id, title: 'Casmurro' });
    const total = () => engine.search(request(words('casmurro'))).then((found) => found.total);
    await engine.rebuild(streamOf(Array.from({ length: 60 }, (_, id) => casmurro(id))), '1');
    for (const [turn, node] of nodes.entries()) {
      await untilAllCopiesAreThere(nodes);
      await node.kill();
      // A node may have been lost in the middle of a call.
      await expect.poll(() => total().catch(() => null)).toBe(60 + turn);
      const change = { kind: 'put', document: casmurro(100 + turn) } as const;
      const applied = () => engine.apply([change], String(turn + 2)).then(() => true);
      await expect.poll(() => applied().catch(() => false)).toBe(true);
      await expect.poll(() => total().catch(() => null)).toBe(61 + turn);
      await node.start();
    }
    await engine.close();
  });
});

/** Every shard with its replica. */
async function untilAllCopiesAreThere([node]: readonly OpenSearch[]): Promise<void> {
  const health = `${node?.address}/_cluster/health?wait_for_status=green&timeout=5s`;
  await expect.poll(async () => (await fetch(health)).status).toBe(200);
}
