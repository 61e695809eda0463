import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { syntheticDocuments, syntheticQueries } from '@estante/search-engine';
import type { SearchDocument, SearchEngine, SyntheticQuery } from '@estante/search-engine';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { badInputTimes } from './search/bad-input.ts';
import { measureBaseline } from './search/baseline.ts';
import { built, open } from './search/build.ts';
import { openCatalogueDatabase } from './search/catalogue-database.ts';
import { applyAll, changedTitles, costBeside, liveLatency } from './search/changes.ts';
import { watchEventLoop } from './search/event-loop.ts';
import { suggestionTimes } from './search/suggestions.ts';
import { at, mediansOf, processorTimeOf, roundOf, seconds } from './search/timing.ts';

const seed = 42;
const rounds = 5;

type Figures = Record<string, number>;

/** Measures the in-process engine on a synthetic catalogue; see bench/search.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: { titles: { type: 'string', default: '100000' } },
  });
  const titles = numberOption(values, 'titles');
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measure(titles, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(titles: number, folder: string): Promise<MeasurementResult> {
  const queries = syntheticQueries(seed);
  const path = join(folder, 'index');
  const catalogue = await openCatalogueDatabase(folder);
  try {
    const { connectionString } = catalogue;
    const build_s = await built({ path, connectionString, titles, seed });
    const searches = await measureEngine(titles, path, queries);
    const figures = {
      titles,
      queries: queries.length,
      ...searches.figures,
      build_s,
      ...(await measureBaseline(catalogue, queries)),
    };
    return { table: `${tableOf(figures)}\n\n${searches.table}`, figures };
  } finally {
    await catalogue.close();
  }
}

async function measureEngine(
  titles: number,
  path: string,
  queries: readonly SyntheticQuery[],
): Promise<MeasurementResult> {
  const started = performance.now();
  const engine = await open(path);
  const load_s = seconds(started);
  try {
    await roundOf(engine, queries);
    const holds = watchEventLoop();
    const times = await mediansOf(() => roundOf(engine, queries), rounds);
    const event_loop_ms = holds.longest();
    const rss_mb = process.memoryUsage.rss() / 2 ** 20;
    const grouped = await groupedFigures(engine, queries);
    const badInput = await badInputTimes(engine, queries);
    const figures = {
      p50_ms: at(times, 0.5),
      p95_ms: at(times, 0.95),
      p99_ms: at(times, 0.99),
      worst_ms: Math.max(...times),
      ...(await suggestionTimes(engine, queries)),
      ...grouped,
      searches_per_s: await together(engine, queries),
      event_loop_ms,
      bad_input_ms: Math.max(...badInput.values()),
      load_s,
      rss_mb,
      index_mb: engine.status().bytes / 2 ** 20,
      ...(await changes(engine, path, titles, queries)),
    };
    return { table: [kindsOf(queries, times), badOf(badInput)].join('\n\n'), figures };
  } finally {
    await engine.close();
  }
}

/** Figures of these searches for works, and processor time for each of them and of the ungrouped ones, in turns. */
async function groupedFigures(
  engine: SearchEngine,
  queries: readonly SyntheticQuery[],
): Promise<Figures> {
  const works = queries.map((one) => ({
    ...one,
    request: { ...one.request, isGrouped: true as const },
  }));
  await roundOf(engine, works);
  const [plain, grouped]: [number[], number[]] = [[], []];
  const times = await mediansOf(async () => {
    plain.push(await processorTimeOf(() => roundOf(engine, queries)));
    let took: number[] = [];
    grouped.push(await processorTimeOf(async () => (took = await roundOf(engine, works))));
    return took;
  }, rounds);
  return {
    works_p50_ms: at(times, 0.5),
    works_p95_ms: at(times, 0.95),
    works_worst_ms: Math.max(...times),
    titles_cpu_ms: at(plain, 0.5) / queries.length,
    works_cpu_ms: at(grouped, 0.5) / queries.length,
  };
}

/**
 * Runs two clients, each with its next search as soon as it is answered. Returns searches a second, the median of five
 * rounds. As many rounds before are not counted: V8 still compiles until then.
 */
async function together(engine: SearchEngine, queries: readonly SyntheticQuery[]): Promise<number> {
  const rates: number[] = [];
  for (let turn = 0; turn < 2 * rounds; turn++) {
    const started = performance.now();
    await Promise.all([roundOf(engine, queries), roundOf(engine, queries.toReversed())]);
    if (turn >= rounds) rates.push((2 * queries.length) / seconds(started));
  }
  return at(rates, 0.5);
}

/**
 * A second engine, as warm as the first, gets changes; the first, without, goes in turns with it. The cost of
 * changes is measured at once, while parts are joined and threads compile their code anew, and again when that
 * is over.
 */
async function changes(
  plain: SearchEngine,
  path: string,
  titles: number,
  queries: readonly SyntheticQuery[],
): Promise<Figures> {
  const copy = `${path}-changed`;
  await copyFile(path, copy);
  const changed = await open(copy);
  try {
    for (let turn = 0; turn <= rounds; turn++) await roundOf(changed, queries);
    await applyAll(changed, changedTitles(titles, seed + 1));
    const beside = () => costBeside(plain, changed, queries, (turn) => turn < rounds);
    const delta_at_once_percent = await beside();
    const delta_cost_percent = await beside();
    const [like] = syntheticDocuments(1, seed + 2);
    const live_ms = await liveLatency(changed, like as SearchDocument);
    let merging = true;
    const more = applyAll(changed, changedTitles(titles, seed + 3)).finally(
      () => (merging = false),
    );
    const merge_cost_percent = await costBeside(
      plain,
      changed,
      queries,
      (turn) => turn < 2 || merging,
    );
    await more;
    return { live_ms, delta_at_once_percent, delta_cost_percent, merge_cost_percent };
  } finally {
    await changed.close();
  }
}

function kindsOf(queries: readonly SyntheticQuery[], times: readonly number[]): string {
  const kinds = Map.groupBy(times.keys(), (i) => (queries[i] as SyntheticQuery).kind);
  const rows = [...kinds].map(([kind, places]) => {
    const own = places.map((i) => times[i] as number);
    return `${kind.padEnd(28)}${round(at(own, 0.5))}  worst ${round(Math.max(...own))}`;
  });
  return ['Median of each kind, ms', ...rows].join('\n');
}

function badOf(times: ReadonlyMap<string, number>): string {
  const rows = [...times].map(([name, time]) => `${name.padEnd(28)}${round(time)}`);
  return ['What nobody means, ms', ...rows].join('\n');
}

function tableOf(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name.padEnd(28)}${round(value)}`)
    .join('\n');
}

function round(value: number): string {
  return (Number.isInteger(value) ? String(value) : value.toFixed(2)).padStart(10);
}
