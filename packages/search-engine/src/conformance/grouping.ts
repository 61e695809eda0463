import { expect } from 'vitest';
import { mostEditions } from '../port.ts';
import type { SearchEngine, SearchRequest } from '../port.ts';

/** Checks that a search for works lists what is made from the same search for titles. */
export async function groupedAsUngrouped(
  engine: SearchEngine,
  asked: SearchRequest,
  works: ReadonlyMap<number, string>,
): Promise<void> {
  const { offset, limit } = asked;
  const whole = { ...asked, offset: 0, limit: 1_000, isGrouped: undefined };
  const titles = await engine.search(whole);
  const grouped = [...Map.groupBy(titles.ids, (id) => works.get(id)).values()];
  const listed = grouped.slice(offset, offset + limit);
  const found = await engine.search({ ...asked, isGrouped: true });
  expect(found.total).toBe(grouped.length);
  expect(found.works?.titles).toBe(titles.total);
  expect(found.ids).toEqual(listed.map(([first]) => first));
  expect(found.works?.editions.map(({ total }) => total)).toEqual(
    listed.map(({ length }) => length),
  );
  const named = found.works?.editions ?? [];
  named.forEach(({ ids: some }, at) => {
    const editions = new Set(listed[at]);
    expect(new Set(some).size).toBe(Math.min(mostEditions, editions.size));
    expect(some.filter((id) => !editions.has(id))).toEqual([]);
  });
  expect(found.facets).toEqual(titles.facets);
  expect(found.references).toEqual(titles.references);
}
