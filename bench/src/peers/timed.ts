import type { SyntheticQuery } from '@estante/search-engine';
import { at, seconds, timeOf } from '../search/timing.ts';
import type { Found, Peer } from './peer.ts';

type Search = Peer['search'];

export interface Timed {
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly per_s: number;
  /** Searches that found nothing. */
  readonly empty: number;
  /** Median of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Each search once, shared out among so many clients, who ask as soon as they have their answer. */
export async function timed(
  search: Search,
  queries: readonly SyntheticQuery[],
  clients: number,
): Promise<Timed> {
  const waiting = queries.toReversed();
  const times = new Map<string, number[]>();
  let empty = 0;
  const client = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { kind, request } = next;
      let found: Found = { total: 0, ids: [] };
      const took = await timeOf(async () => (found = await search(request)));
      if (found.total === 0) empty++;
      times.set(kind, [...(times.get(kind) ?? []), took]);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const per_s = queries.length / seconds(started);
  const all = [...times.values()].flat();
  const kinds = Object.fromEntries([...times].map(([kind, own]) => [kind, at(own, 0.5)]));
  return { p50_ms: at(all, 0.5), p95_ms: at(all, 0.95), per_s, empty, kinds };
}
