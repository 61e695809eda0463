import type { SearchRequest, SyntheticQuery } from '@estante/search-engine';
import { at, seconds } from '../search/timing.ts';
import type { Peer } from './peer.ts';

type Search = Peer['search'];

export interface SearchTimes {
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly per_s: number;
  /** Searches that found nothing. */
  readonly empty: number;
  /** Searches without an answer; their time counts as well. */
  readonly failed: number;
  /** Median of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Runs each search once, shared out among so many clients that ask again as soon as they are answered. */
export async function timed(
  search: Search,
  queries: readonly SyntheticQuery[],
  clients: number,
): Promise<SearchTimes> {
  const waiting = queries.toReversed();
  const times = new Map<string, number[]>();
  let [empty, failed] = [0, 0];
  const client = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { kind, request } = next;
      const { took, total } = await answerOf(search, request);
      if (total === null) failed++;
      else if (total === 0) empty++;
      times.set(kind, [...(times.get(kind) ?? []), took]);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const per_s = queries.length / seconds(started);
  const all = [...times.values()].flat();
  const kinds = Object.fromEntries([...times].map(([kind, own]) => [kind, at(own, 0.5)]));
  return { p50_ms: at(all, 0.5), p95_ms: at(all, 0.95), per_s, empty, failed, kinds };
}

async function answerOf(
  search: Search,
  request: SearchRequest,
): Promise<{ took: number; total: number | null }> {
  const started = performance.now();
  const found = await search(request).catch(() => null);
  return { took: performance.now() - started, total: found?.total ?? null };
}
