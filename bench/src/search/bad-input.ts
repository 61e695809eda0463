import { parseQuery } from '@estante/search-engine';
import type { Query, SearchEngine, SearchRequest, SyntheticQuery } from '@estante/search-engine';
import { at, timeOf } from './timing.ts';

/** Milliseconds of nonsensical queries, the median of five for each. */
export async function badInputTimes(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
): Promise<ReadonlyMap<string, number>> {
  const [{ request }] = queries as [SyntheticQuery];
  const times = new Map<string, number>();
  for (const [name, asked] of badRequests(request, queries)) {
    const rounds: number[] = [];
    for (let i = 0; i < 5; i++) rounds.push(await timeOf(() => engine.search(asked)));
    times.set(name, at(rounds, 0.5));
  }
  return times;
}

function badRequests(
  request: SearchRequest,
  queries: readonly SyntheticQuery[],
): [string, SearchRequest][] {
  const words = queries.map(({ request: { query } }) => ('text' in query ? query.text : ''));
  const long = words.join(' ').repeat(9).slice(0, 10_000);
  const codes = Array.from({ length: 200 }, (_, i) => String(i));
  const types = ['A', 'S', 'T', 'Y', 'B', 'K', 'E', 'P'] as const;
  const every = codes.map((code, i) => ({ type: types[i % 8] as 'A', code }));
  const all = { kind: 'all' } as const;
  const text = (written: string): Query => parseQuery(written, 'any');
  return [
    ['10 kB of words', { ...request, query: text(long) }],
    ['10 kB of alternatives', { ...request, query: text(long.replaceAll(' ', ' | ')) }],
    ['10 kB of beginnings', { ...request, query: text(long.replaceAll(' ', '* ')) }],
    ['10 kB of one phrase', { ...request, query: text(`"${long}"`) }],
    [
      '200 values of one filter',
      { ...request, query: all, filters: codes.map((code) => ({ type: 'S', code })) },
    ],
    ['200 filters of eight types', { ...request, filters: every }],
    ['page 1,000,000,000', { ...request, offset: 20_000_000_000 }],
    ['page 1,000,000,000 of all', { ...request, query: all, order: 'T', offset: 20_000_000_000 }],
    [
      'unknown codes',
      { ...request, filters: codes.map((code) => ({ type: 'A', code: `?${code}` })) },
    ],
  ];
}
