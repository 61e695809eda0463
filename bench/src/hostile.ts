import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { attacks } from './hostile/attacks/index.ts';
import { announce, present, type AttackResult } from './hostile/present.ts';
import { longestHold } from './hostile/watched-loop.ts';
import { neighbour } from './hostile/target.ts';
import { keepReading, type ReadingResult } from './hostile/readers.ts';
import { sendAttacker } from './hostile/send-attacker.ts';
import { openSite, type Site } from './hostile/site.ts';
import type { MeasurementResult } from './main.ts';
import { numberOption } from './number-option.ts';
import { at, timeOf } from './search/timing.ts';
import { isGood } from './served/good-answer.ts';

interface Options {
  readonly only: string;
  readonly seconds: number;
  readonly pace: number;
  readonly titles: number;
  readonly rounds: number;
  /** Milliseconds of the quiet p99 from which on it measures nothing. */
  readonly noise: number;
}

/** Runs attackers of every kind, one after the other, while others read; see bench/hostile.md. */
export async function run(args: string[]): Promise<MeasurementResult> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '8' },
      pace: { type: 'string', default: '20' },
      titles: { type: 'string', default: '3000' },
      rounds: { type: 'string', default: '3' },
      noise: { type: 'string', default: '1000' },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'estante-bench-'));
  try {
    return await suffer(folder, {
      only: values.only,
      seconds: numberOption(values, 'seconds'),
      pace: numberOption(values, 'pace'),
      titles: numberOption(values, 'titles'),
      rounds: numberOption(values, 'rounds'),
      noise: numberOption(values, 'noise'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function suffer(folder: string, options: Options): Promise<MeasurementResult> {
  const { only, seconds, pace, titles, rounds, noise } = options;
  await using site = await openSite(folder, titles);
  await readQuietly(site, 3, pace);
  const quiet = await readQuietly(site, seconds * 1.5, pace);
  refuseNoise(quiet, noise);
  const before = await residentMb(site);
  const all: AttackResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Attackers use new addresses, which have not asked for anything yet.
    const from = `127.0.0.${66 + round}`;
    const beside = await readBeside(site, { ...options, from });
    for (const attack of namesIn(only)) {
      const suffered = { ...(await sufferOne(site, attack, { ...options, from })), beside };
      announce(suffered);
      all.push(suffered);
    }
  }
  await delay(10_000);
  return present(quiet, all, { before, after: await residentMb(site) });
}

/** Reads while another process is as busy as an attacker but asks nothing of the application. */
async function readBeside(
  site: Site,
  { seconds, pace, from }: Options & { readonly from: string },
): Promise<ReadingResult> {
  const { host, port, titleIds, usernames } = site;
  const reading = keepReading(site, pace);
  const known = { host, port, titleIds, usernames };
  await sendAttacker({ attack: neighbour, seconds: seconds * 1.5, from, ...known });
  return reading.stop();
}

/** Names of attacks that contain one of the comma-separated parts; '' matches all. */
function namesIn(only: string): string[] {
  const parts = only.split(',');
  return Object.keys(attacks).filter((name) => parts.some((part) => name.includes(part)));
}

/** Throws on a noisy machine: if readers wait without an attack, waits say nothing about attacks. */
function refuseNoise({ count, times, failures }: ReadingResult, most: number): void {
  const p99 = Math.round(at(times, 0.99));
  if (failures.length === 0 && p99 < most) return;
  const found = `p99 ${p99} ms, ${failures.length} of ${count} failed`;
  throw new Error(`The machine is too busy: readers alone had ${found}. Try a lower --pace.`);
}

async function readQuietly(site: Site, seconds: number, pace: number): Promise<ReadingResult> {
  const reading = keepReading(site, pace);
  await delay(seconds * 1000);
  return reading.stop();
}

async function sufferOne(
  site: Site,
  attack: string,
  { seconds, pace, from }: Options & { readonly from: string },
) {
  const { server, host, port, titleIds, usernames } = site;
  const reading = keepReading(site, pace);
  const orders = { attack, seconds, host, port, titleIds, usernames, from };
  const watched = watchMemory(site);
  const began = Date.now();
  const outcomes = await sendAttacker(orders);
  const read = await reading.stop();
  const held = await longestHold(site.loopFile, began, Date.now());
  const peakMb = await watched.stop();
  // A server may die of an attack a little later.
  await delay(1000);
  const hasDied = !server.isRunning;
  if (hasDied) await server.start();
  const calm = await calmAfter(site);
  return { attack, outcomes, read, held, peakMb, hasDied, calm };
}

/** Longest after-effect of an attack, in seconds. */
const patience = 20;

/** Seconds until a title's call is answered within one second; the next attack waits for it. */
async function calmAfter({ server, titleIds }: Site): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patience * 1000) {
    const took = await timeOf(() => isGood(`${server.address}/api/acervo/${titleIds[0]}`));
    if (took < 1000) return (performance.now() - began) / 1000;
  }
  return null;
}

async function residentMb({ server }: Site): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function watchMemory(site: Site): { stop(): Promise<number> } {
  const over = new AbortController();
  const watch = async () => {
    let most = 0;
    while (!over.signal.aborted) {
      most = Math.max(most, await residentMb(site));
      await delay(200);
    }
    return most;
  };
  const watching = watch();
  return {
    stop: () => {
      over.abort();
      return watching;
    },
  };
}
