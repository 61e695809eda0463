import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReaderOutcome, StormOutcome } from './crawlers/orders.ts';
import { present, type Phase } from './crawlers/present.ts';
import { numberOption } from './number-option.ts';
import { sentOff } from './sent-off.ts';
import { gatherStaff } from './crawlers/staff.ts';
import { openSite } from './hostile/site.ts';
import type { MeasurementResult } from './main.ts';
import { processSeconds } from './processor-time.ts';

interface Options {
  readonly seconds: number;
  readonly rate: number;
  readonly pace: number;
  readonly titles: number;
  readonly readers: number;
}

const defaults: Options = { seconds: 60, rate: 500, pace: 20, titles: 3000, readers: 60 };

const programs = {
  readers: new URL('crawlers/readers.ts', import.meta.url),
  storm: new URL('crawlers/storm.ts', import.meta.url),
};

/** Measures reading in a storm of filters that nobody asked for before; see bench/crawlers.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: 'string' as const, default: String(value) },
    ]),
  );
  const { values } = parseArgs({ args, options });
  const read = (name: keyof Options) => numberOption(values, name);
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await measure(folder, {
      seconds: read('seconds'),
      rate: read('rate'),
      pace: read('pace'),
      titles: read('titles'),
      readers: read('readers'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measure(folder: string, options: Options): Promise<MeasurementResult> {
  const { seconds, rate, pace, titles, readers } = options;
  // Behind the operator's proxy, which names the clients' addresses.
  const settings = { TRUSTED_PROXIES: '127.0.0.1', UNLIMITED_NETWORKS: '' };
  await using site = await openSite(folder, titles, settings);
  const { host, port, titleIds, server } = site;
  const staff = await gatherStaff(folder, readers / 2);
  const phase = async (
    firstTurn: number,
    storm: 'none' | 'neighbour' | 'storm',
    length = seconds,
  ) => {
    const place = { host, port, seconds: length };
    const before = processSeconds(server.pid);
    const stormOrders = { ...place, rate, isNeighbour: storm === 'neighbour' };
    const readerOrders = { ...place, pace, firstTurn, titles, titleIds, ...staff };
    const [read, stormed] = await Promise.all([
      sentOff(programs.readers, readerOrders),
      storm === 'none' ? {} : sentOff(programs.storm, stormOrders),
    ]);
    return {
      read: read as ReaderOutcome,
      storm: stormed as StormOutcome,
      load: loadavg()[0] ?? 0,
      processorShare: (processSeconds(server.pid) - before) / length,
      rssMb: await residentMb(server.pid),
    } satisfies Phase;
  };
  await phase(0, 'none', 15);
  const quiet = await phase(1_000, 'none');
  const neighbour = await phase(101_000, 'neighbour', Math.min(seconds, 60));
  const storm = await phase(201_000, 'storm');
  return present({ quiet, neighbour, storm });
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
