import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { processSeconds } from './processor-time.ts';
import { withCatalogue, type ServedCatalogue } from './served/catalogue.ts';
import { ask, type ServiceTimes } from './served/clients.ts';
import { mainThreadMs, rssMb } from './served/main-thread.ts';
import { searchesOf } from './served/searches.ts';

const crowd = 8;
/** Ratio of warm-up requests to measured ones. */
const warmingTurns = 5;

/** Measures calls and pages over HTTP, as readers have them; see bench/served.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      titles: { type: 'string', default: '100000' },
      requests: { type: 'string', default: '1000' },
      keep: { type: 'string' },
    },
  });
  const [titles, requests] = [numberOption(values, 'titles'), numberOption(values, 'requests')];
  if (values.keep !== undefined) return measureIn(values.keep, titles, requests);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measureIn(folder, titles, requests);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Measures memory after an import into the running application, then everything else on a fresh start. */
async function measureIn(
  folder: string,
  titles: number,
  requests: number,
): Promise<MeasurementResult> {
  const imported = await withCatalogue(titles, folder, async ({ pid }) => {
    const atOnce = rssMb(pid);
    await untilCalm(pid);
    return { atOnce, later: rssMb(pid) };
  });
  const measured = await withCatalogue(titles, folder, (served) =>
    measure(served, titles, requests),
  );
  const figures = {
    ...measured.figures,
    rss_imported_mb: Math.round(imported.atOnce),
    rss_calm_mb: Math.round(imported.later),
  };
  return { table: measured.table, figures };
}

/** Processor seconds in a minute that count as idle: looking for changes takes some three on a slow processor. */
const nextToNothing = 6;

/** Idle minutes in a row: the application gives memory back after the first. */
const calmMinutes = 2;

/** Waits until an application has finished the work after an import and given its memory back. */
async function untilCalm(pid: number): Promise<void> {
  const worked = async () => {
    const before = processSeconds(pid);
    await delay(60_000);
    return processSeconds(pid) - before;
  };
  let calm = 0;
  for (let left = 12; left > 0 && calm < calmMinutes; left -= 1) {
    calm = (await worked()) < nextToNothing ? calm + 1 : 0;
  }
}

async function measure(
  { address, pid }: ServedCatalogue,
  titles: number,
  requests: number,
): Promise<MeasurementResult> {
  const rss_start_mb = rssMb(pid);
  const id = (turn: number) => 1 + ((turn * 7919) % titles);
  const paths: Readonly<Record<string, (turn: number) => string>> = {
    search: (turn) => `/api/consulta?${searchesOf(titles, 1, turn)[0]}`,
    results_page: (turn) => `/?${searchesOf(titles, 1, turn)[0]}`,
    title: (turn) => `/api/acervo/${id(turn)}`,
    title_page: (turn) => `/acervo/${id(turn)}`,
    home: () => '/',
  };
  const rows = [];
  // A request never repeats, so no kept answer serves it.
  let from = 0;
  for (const [name, pathOf] of Object.entries(paths)) {
    const some = () => Array.from({ length: requests }, () => pathOf((from += 1)));
    const cold = await ask(address, some().slice(0, requests / 10), 1);
    // Warm: after some thousands V8 has compiled a kind of request.
    for (let turn = 0; turn < warmingTurns; turn += 1) await ask(address, some(), crowd);
    const one = await ask(address, some(), 1);
    const before = mainThreadMs(pid);
    const eight = await ask(address, some(), crowd);
    const thread = (mainThreadMs(pid) - before) / requests;
    rows.push({ name, cold, one, eight, thread });
  }
  const figures = Object.fromEntries(rows.flatMap(figuresOf));
  return {
    table: tableOf(rows),
    figures: {
      titles,
      requests,
      ...figures,
      rss_start_mb: Math.round(rss_start_mb),
      rss_mb: Math.round(rssMb(pid)),
    },
  };
}

interface Row {
  readonly name: string;
  readonly cold: ServiceTimes;
  readonly one: ServiceTimes;
  readonly eight: ServiceTimes;
  /** Milliseconds of the answering thread for each of the crowd's requests. */
  readonly thread: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function figuresOf({ name, cold, one, eight, thread }: Row): [string, number][] {
  return [
    [`${name}_cold_p50_ms`, rounded(cold.p50_ms)],
    [`${name}_p50_ms`, rounded(one.p50_ms)],
    [`${name}_p95_ms`, rounded(one.p95_ms)],
    [`${name}_per_s`, rounded(eight.per_s)],
    [`${name}_main_thread_ms`, rounded(thread)],
    [`${name}_kb`, rounded(one.kb)],
  ];
}

function tableOf(rows: readonly Row[]): string {
  const heads = ['cold p50', 'p50 ms', 'p95 ms', '8: per s', '8: p95', 'thread ms', 'kB'];
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(14) + cells.map((cell) => String(cell).padStart(11)).join('');
  return [
    line('', heads),
    ...rows.map(({ name, cold, one, eight, thread }) =>
      line(
        name,
        [cold.p50_ms, one.p50_ms, one.p95_ms, eight.per_s, eight.p95_ms, thread, one.kb].map(
          rounded,
        ),
      ),
    ),
  ].join('\n');
}
