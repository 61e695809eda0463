import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openInProcessEngine, syntheticDocuments, syntheticQueries } from '@estante/search-engine';
import type {
  InProcessEngine,
  SearchDocument,
  SearchEngine,
  SyntheticQuery,
} from '@estante/search-engine';

export interface BenchResult {
  readonly table: string;
  readonly figures: Record<string, number>;
}

const seed = 42;
const rounds = 5;
const typed = ['h', 'li', 'pra', 'casa', 'mado tra', 'de b', 'a', 'bra mo', 'chado', 'trei'];

/** Measures the in-process engine on a synthetic catalogue; see bench/search.md. */
export async function run(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: { titles: { type: 'string', default: '100000' } },
  });
  const titles = Number(values.titles);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measure(titles, join(folder, 'index'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(titles: number, path: string): Promise<BenchResult> {
  const queries = syntheticQueries(seed);
  const build = await built(titles, path);
  const started = performance.now();
  const engine = await open(path);
  const load = seconds(started);
  try {
    await roundOf(engine, queries);
    const single = await timings(engine, queries);
    const rss = process.memoryUsage.rss() / 2 ** 20;
    const suggestions = await suggestionTimings(engine);
    const figures = {
      titles,
      queries: queries.length,
      ...spread('', single.all),
      suggest_p95_ms: at(suggestions, 0.95),
      searches_per_s: await together(engine, queries),
      delta_p50_percent: await deltaCost(engine, queries, titles, at(single.all, 0.5)),
      build_s: build,
      load_s: load,
      rss_mb: rss,
      index_mb: engine.status().bytes / 2 ** 20,
    };
    return { table: tableOf(figures, single.byKind), figures };
  } finally {
    await engine.close();
  }
}

function open(path: string): Promise<InProcessEngine> {
  return openInProcessEngine({ snapshotPath: path, workers: 2, onWarning: () => undefined });
}

/** Built in a process of its own, so that what is measured afterwards is a server that started. */
async function built(titles: number, path: string): Promise<number> {
  const child = fork(fileURLToPath(import.meta.url), [path, String(titles)]);
  const [took] = (await Promise.race([once(child, 'message'), failed(child)])) as [number];
  await once(child, 'exit');
  return took;
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number];
  throw new Error(`The index could not be built: exit ${code}`);
}

async function buildHere(path: string, titles: number): Promise<void> {
  const engine = await open(path);
  const started = performance.now();
  await engine.rebuild(stream(titles), '1');
  process.send?.(seconds(started));
  await engine.close();
  process.disconnect();
}

async function* stream(titles: number): AsyncGenerator<SearchDocument> {
  yield* syntheticDocuments(titles, seed);
}

function seconds(since: number): number {
  return (performance.now() - since) / 1000;
}

async function roundOf(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
): Promise<number[]> {
  const times: number[] = [];
  for (const { request } of queries) {
    const started = performance.now();
    await engine.search(request);
    times.push(performance.now() - started);
  }
  return times;
}

interface Timings {
  readonly all: readonly number[];
  readonly byKind: ReadonlyMap<string, readonly number[]>;
}

/** Of each query, the median of the rounds. */
async function timings(engine: SearchEngine, queries: readonly SyntheticQuery[]): Promise<Timings> {
  const all: number[][] = queries.map(() => []);
  for (let turn = 0; turn < rounds; turn++) {
    (await roundOf(engine, queries)).forEach((time, i) => all[i]?.push(time));
  }
  const medians = all.map((times) => at(times, 0.5));
  const byKind = new Map<string, number[]>();
  queries.forEach(({ kind }, i) =>
    byKind.set(kind, [...(byKind.get(kind) ?? []), medians[i] ?? 0]),
  );
  return { all: medians, byKind };
}

async function suggestionTimings(engine: SearchEngine): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn <= rounds; turn++) {
    for (const text of typed) {
      const started = performance.now();
      await engine.suggest({ text, limit: 10 });
      if (turn > 0) times.push(performance.now() - started);
    }
  }
  return times;
}

/** Two clients, each with its next search as soon as it has its answer. */
async function together(engine: SearchEngine, queries: readonly SyntheticQuery[]): Promise<number> {
  const started = performance.now();
  await Promise.all([roundOf(engine, queries), roundOf(engine, queries.toReversed())]);
  return (2 * queries.length) / seconds(started);
}

/** By how much the median search grows with changes in a hundredth of the titles. */
async function deltaCost(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
  titles: number,
  before: number,
): Promise<number> {
  const fresh = [...syntheticDocuments(Math.ceil(titles / 100), seed + 1)];
  for (let from = 0; from < fresh.length; from += 100) {
    const changes = fresh
      .slice(from, from + 100)
      .map((document) => ({ kind: 'put', document }) as const);
    await engine.apply(changes, String(from + 2));
  }
  await roundOf(engine, queries);
  return (at((await timings(engine, queries)).all, 0.5) / before - 1) * 100;
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function spread(prefix: string, times: readonly number[]): Record<string, number> {
  return {
    [`${prefix}p50_ms`]: at(times, 0.5),
    [`${prefix}p95_ms`]: at(times, 0.95),
    [`${prefix}p99_ms`]: at(times, 0.99),
    [`${prefix}worst_ms`]: Math.max(...times),
  };
}

function tableOf(figures: Record<string, number>, byKind: Timings['byKind']): string {
  const rows = Object.entries(figures).map(([name, value]) => `${name.padEnd(28)}${round(value)}`);
  const kinds = [...byKind].map(
    ([kind, times]) =>
      `${kind.padEnd(28)}${round(at(times, 0.5))}  worst ${round(Math.max(...times))}`,
  );
  return [...rows, '', 'Median of each kind, ms', ...kinds].join('\n');
}

function round(value: number): string {
  return (Number.isInteger(value) ? String(value) : value.toFixed(2)).padStart(10);
}

const [, started, path, titles] = process.argv;
if (
  process.send !== undefined &&
  started === fileURLToPath(import.meta.url) &&
  path !== undefined
) {
  await buildHere(path, Number(titles));
}
