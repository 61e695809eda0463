import type { Db } from '@estante/database';
import { availability, type SearchEngine, type SearchRequest } from '@estante/search-engine';
import { expect, test, vi } from 'vitest';
import { createAvailabilityFollower } from './availability-follower.ts';

/** Fails as every question to a database that is away does. */
const fail = () => {
  throw new Error('away');
};
const away = new Proxy({}, { get: () => fail }) as Db;

function followerOn() {
  const search = vi.fn<SearchEngine['search']>(async () => ({}) as never);
  const engine = { search, setAvailability: () => {} } as unknown as SearchEngine;
  const follower = createAvailabilityFollower({ db: away, engine, log: { error: () => {} } });
  return { search, engine: follower.engine };
}

const asked = (part: Partial<SearchRequest>) =>
  ({ filters: [], facets: [], ...part }) as unknown as SearchRequest;

test('where what can be had now cannot be read, titles are found without its count', async () => {
  const { search, engine } = followerOn();
  const other = { type: 'B', limit: 5 } as const;
  const listener = () => {};
  await engine.search(asked({ facets: [{ type: availability, limit: 5 }, other] }), listener);
  expect(search.mock.calls).toEqual([[asked({ facets: [other] }), listener]]);
});

test('who asks for it alone is told that it cannot be had', async () => {
  const { search, engine } = followerOn();
  const request = asked({ filters: [{ type: availability, code: 'agora' }] });
  await expect(engine.search(request)).rejects.toThrow('away');
  expect(search).not.toHaveBeenCalled();
});
