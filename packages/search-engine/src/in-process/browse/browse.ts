import { entryOf } from '../../browsing/entry.ts';
import { compareKeys, requestedPlace } from '../../browsing/place.ts';
import type { Place } from '../../browsing/place.ts';
import type { BrowsePage, BrowseRequest } from '../../port.ts';
import type { LiveFacetCounts } from '../facets/live-facet-counts.ts';
import type { Generation } from '../index/generation.ts';
import { sourcesOf } from './entry-sources.ts';
import type { EntrySource, Group } from './entry-source.ts';

/** A page is made of the entries nearest to the requested place in each source. */
export function browse(
  generation: Generation,
  live: LiveFacetCounts,
  request: BrowseRequest,
): BrowsePage {
  const { direction, limit } = request;
  const sources = sourcesOf(generation, live, request.index);
  const place = requestedPlace(request, (key) => sources.some((source) => begins(source, key)));
  const groups = new Map<string, Group>();
  for (const source of sources) {
    for (const [key, group] of nearest(source, place, direction, limit + 1))
      groups.set(key, merged(groups.get(key), group));
  }
  const keys = [...groups.keys()].sort(compareKeys);
  const page =
    direction === 'forward' ? keys.slice(0, limit) : keys.slice(Math.max(0, keys.length - limit));
  const entries = page.map((key) => {
    const { total, labels } = groups.get(key) as Group;
    return entryOf(key, total, labels);
  });
  return { entries, more: keys.length > page.length };
}

function merged(one: Group | undefined, other: Group): Group {
  if (one === undefined) return other;
  const labels = new Map(one.labels);
  for (const [label, titles] of other.labels) labels.set(label, (labels.get(label) ?? 0) + titles);
  return { total: one.total + other.total, labels };
}

function begins(source: EntrySource, key: string): boolean {
  const [first] = nearest(source, { key, after: false }, 'forward', 1);
  return first !== undefined && first[0].startsWith(key);
}

/** Entries that have titles, from a place on, nearest first. */
function nearest(
  source: EntrySource,
  place: Place,
  direction: BrowseRequest['direction'],
  wanted: number,
): (readonly [string, Group])[] {
  const found: (readonly [string, Group])[] = [];
  let at = firstNotBefore(source, place);
  while (found.length < wanted) {
    const [from, to] =
      direction === 'forward' ? sameKeyFrom(source, at) : sameKeyBefore(source, at);
    if (from === to) break;
    const group = source.groupAt(from, to);
    if (group.total > 0) found.push([source.keyAt(from), group]);
    at = direction === 'forward' ? to : from;
  }
  return found;
}

function firstNotBefore({ length, keyAt }: EntrySource, { key, after }: Place): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareKeys(keyAt(middle), key) < (after ? 1 : 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The range of places whose key is the one at `at`. */
function sameKeyFrom({ length, keyAt }: EntrySource, at: number): readonly [number, number] {
  let to = at;
  while (to < length && (to === at || keyAt(to) === keyAt(at))) to++;
  return [at, to];
}

/** The range of places whose key is the one just before `at`. */
function sameKeyBefore({ keyAt }: EntrySource, at: number): readonly [number, number] {
  let from = at;
  while (from > 0 && (from === at || keyAt(from - 1) === keyAt(at - 1))) from--;
  return [from, at];
}
