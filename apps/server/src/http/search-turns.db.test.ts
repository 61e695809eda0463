import { openOracle, type SearchEngine } from '@estante/search-engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { as } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let begun = 0;
let gate = Promise.withResolvers<void>();
beforeEach(() => {
  begun = 0;
  gate = Promise.withResolvers<void>();
});

/** An engine whose searches take until the gate opens. */
function slowEngine(): SearchEngine {
  const oracle = openOracle();
  const search: SearchEngine['search'] = async (request) => {
    begun += 1;
    await gate.promise;
    return oracle.search(request);
  };
  return { ...oracle, search };
}

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ engine: slowEngine(), unlimitedNetworks: [] });
});
afterAll(() => server.close());

const search = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url: '/api/consulta?q=casmurro', remoteAddress, headers });

test('of the searches of a network few are done at once, and those of others beside them', async () => {
  const flood = Array.from({ length: 10 }, () => search('203.0.113.1'));
  await expect.poll(() => begun).toBe(4);
  const others = [search('203.0.113.2'), search('203.0.113.1', await as(server, 'ana'))];
  await expect.poll(() => begun).toBe(6);
  gate.resolve();
  const answers = await Promise.all([...flood, ...others]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(begun).toBe(12);
});
