import type { SearchEngine, SyntheticQuery } from '@estante/search-engine';

export function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}

export function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function sum(times: readonly number[]): number {
  return times.reduce((all, one) => all + one, 0);
}

/** Milliseconds that a piece of work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Milliseconds of processor time, of all threads, that a piece of work takes. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** Milliseconds of each query, one after the other. */
export async function roundOf(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
): Promise<number[]> {
  const times: number[] = [];
  for (const { request } of queries) times.push(await timeOf(() => engine.search(request)));
  return times;
}

/** Median of so many rounds for each piece of work, in milliseconds. */
export async function mediansOf(round: () => Promise<number[]>, rounds: number): Promise<number[]> {
  const all: number[][] = [];
  for (let turn = 0; turn < rounds; turn++) all.push(await round());
  return medians(all);
}

/** Median of the rounds at each place. */
export function medians([first = [], ...others]: readonly (readonly number[])[]): number[] {
  return first.map((time, i) => at([time, ...others.map((round) => round[i] as number)], 0.5));
}
