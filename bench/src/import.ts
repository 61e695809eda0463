import { setUpNetwork } from '@estante/test-support/set-up-network';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { numberOption } from './number-option.ts';
import { processorSeconds } from './processor-time.ts';
import { findable, writeBenchFile } from './import-records.ts';
import { application, importer } from './programs.ts';
import { runWatched, startUntil, type FinishedProcess } from './watched-process.ts';

/**
 * Imports a file into a fresh catalogue while the application runs on it, and waits until searches
 * find its last record. `--records` (default 50,000) says how many there are.
 */
export async function run(
  args: string[],
): Promise<{ table: string; figures: Record<string, number> }> {
  const { values } = parseArgs({
    args,
    options: { records: { type: 'string', default: '50000' } },
  });
  const records = numberOption(values, 'records');
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    const file = join(folder, 'records.mrc');
    const megabytes = (await writeBenchFile(file, records)) / 1e6;
    return present({ records, megabytes, ...(await measure(file, records, join(folder, 'data'))) });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Environment that the script of package.json sets: its threads share one store of freed memory. */
const asNpmRunImport = { MALLOC_ARENA_MAX: '1' };

interface ImportRun {
  readonly importer: FinishedProcess;
  /** Seconds from the start of the importer until the last record is found. */
  readonly findable: number;
  /** Processor seconds in that time, of PostgreSQL and of the running application. */
  readonly processor: { readonly postgres: number; readonly application: number };
}

async function measure(file: string, records: number, dataDir: string): Promise<ImportRun> {
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: 'false', LOG_LEVEL: 'error', DATABASE_URL: '' };
  const running = await startUntil(application, /ready at (http\S+)/, env);
  try {
    await setUpNetwork(running.found[1] ?? '', dataDir);
    const started = performance.now();
    const before = processorSeconds(running.pid);
    const finished = await runWatched(importer, ['--new-libraries', file], {
      ...env,
      ...asNpmRunImport,
    });
    if (finished.code !== 0)
      throw new Error(`the import ended with ${finished.code}:\n${finished.output}`);
    await waitUntilFindable(running.found[1] ?? '', findable(records - 1));
    return {
      importer: finished,
      findable: (performance.now() - started) / 1000,
      processor: since(before, processorSeconds(running.pid)),
    };
  } finally {
    await running.stop();
  }
}

function since(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const spent = { postgres: 0, application: 0 };
  for (const [name, seconds] of after)
    spent[name === 'postgres' ? 'postgres' : 'application'] += seconds - (before.get(name) ?? 0);
  return spent;
}

/** Waits until a search finds the one title that has this word. */
export async function waitUntilFindable(address: string, word: string): Promise<void> {
  for (let attempt = 0; attempt < 6000; attempt += 1) {
    const answer = await fetch(`${address}/api/consulta?q=${word}&quantidade=1`);
    const body: unknown = answer.ok ? await answer.json() : null;
    if (typeof body === 'object' && body !== null && 'total' in body && body.total === 1) return;
    await delay(20);
  }
  throw new Error(`${word} is not found`);
}

function present(measured: ImportRun & { readonly records: number; readonly megabytes: number }) {
  const { records, megabytes, importer: finished, findable: seconds, processor } = measured;
  const figures = {
    records,
    records_per_s: Math.round(records / seconds),
    rss_mb: Math.round(finished.rssMb),
    file_mb: Math.round(megabytes),
    import_s: round(finished.seconds),
    findable_s: round(seconds),
    importer_cpu_s: round(finished.processorSeconds),
    postgres_cpu_s: round(processor.postgres),
    application_cpu_s: round(processor.application),
  };
  const rows = [
    ['records', String(figures.records)],
    ['file', `${figures.file_mb} MB`],
    ['importer, start to end', `${figures.import_s} s`],
    ['until the last record is found', `${figures.findable_s} s`],
    ['processor time, importer', `${figures.importer_cpu_s} s`],
    ['processor time, PostgreSQL', `${figures.postgres_cpu_s} s`],
    ['processor time, application', `${figures.application_cpu_s} s`],
    ['records a second, until found', String(figures.records_per_s)],
    ['most memory of the importer', `${figures.rss_mb} MB`],
  ];
  const width = Math.max(...rows.map(([label]) => label?.length ?? 0));
  const table = rows.map(([label, value]) => `${label?.padEnd(width)}  ${value}`).join('\n');
  return { table, figures };
}

function round(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
