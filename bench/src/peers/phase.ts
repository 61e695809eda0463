import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { syntheticDocuments, syntheticQueries, type SyntheticQuery } from '@estante/search-engine';
import { allSeconds } from '../processor-time.ts';
import { typedTexts } from '../search/suggestions.ts';
import { at, seconds, timeOf } from '../search/timing.ts';
import { successOf, type KnownItem, type Success } from './known-items.ts';
import { openPeer, seed } from './open-peer.ts';
import type { Peer, PeerName } from './peer.ts';
import { timed, type SearchTimes } from './timed.ts';

/** Most mixes for one client, and for eight; each mix has words of its own. */
export const mostMixes = 3;
/** Numbers of the mixes, in which each search occurs once: warm-up, one client, eight clients. */
const turns = { warm: [1, 2], one: [3, 4, 5], eight: [6, 7, 8] } as const;

export interface Job {
  readonly peer: PeerName;
  readonly folder: string;
  readonly titles: number;
  readonly vufind: string | null;
  /** Heap of peers that run in Java, in megabytes. */
  readonly heap: number;
  /** Number of mixes that one client asks, and that eight clients ask. */
  readonly mixes: number;
}

export interface BuildFigures {
  readonly build_s: number;
  /** Processor seconds of the peer, and of the process that sends it the titles. */
  readonly build_cpu_s: number;
  /** Most resident memory of the peer, in MB. */
  readonly build_peak_mb: number;
}

export interface PhaseFigures extends Clients {
  /** Seconds from the start to the first answer. */
  readonly start_s: number;
  readonly disk_mb: number;
  /** Resident memory after the searches, and the part of it that maps files, in MB. */
  readonly rss_mb: number;
  readonly files_mb: number;
  readonly suggest: { readonly p50_ms: number; readonly p95_ms: number; readonly failed: number };
  /** Times of the bare searches, for peers that have them. */
  readonly bare: Clients | null;
  readonly known: Readonly<Record<string, Success>>;
}

/** Builds in a process of its own, so that the measured server is one that started on its index. */
export function built(job: Job): Promise<BuildFigures> {
  return inChild<BuildFigures>({ job });
}

export function measured(job: Job, known: readonly KnownItem[]): Promise<PhaseFigures> {
  return inChild<PhaseFigures>({ job, known });
}

interface Task {
  readonly job: Job;
  readonly known?: readonly KnownItem[];
}

async function inChild<Result>(task: Task): Promise<Result> {
  const child = fork(fileURLToPath(import.meta.url), ['child']);
  const died = once(child, 'exit').then(([code]): never => {
    throw new Error(`${task.job.peer} could not be measured: exit ${code}`);
  });
  child.send(task);
  const [result] = (await Promise.race([once(child, 'message'), died])) as [Result];
  died.catch(() => undefined);
  await once(child, 'exit');
  return result;
}

async function build(job: Job): Promise<BuildFigures> {
  const peer = await openPeer(job);
  try {
    const [started, before] = [performance.now(), allSeconds(process.pid)];
    await peer.build(titlesOf(job));
    return {
      build_s: seconds(started),
      build_cpu_s: allSeconds(process.pid) - before,
      build_peak_mb: await peakOf(peer.pid),
    };
  } finally {
    await peer.close();
  }
}

// Adapters read rows, as they come from a database.
async function* titlesOf({ titles }: Job) {
  yield* syntheticDocuments(titles, seed);
}

async function measure(job: Job, known: readonly KnownItem[]): Promise<PhaseFigures> {
  const started = performance.now();
  const peer = await openPeer(job);
  try {
    await untilAnswered(peer, known);
    const start_s = seconds(started);
    const figures = await clients((request) => peer.search(request), job.mixes);
    // Reported at once, before a later fault can lose it.
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    const bare = peer.searchBare?.bind(peer);
    await untilAnswered(peer, known);
    const suggest = await suggestTimes(peer);
    return {
      start_s,
      disk_mb: (await peer.bytesOnDisk()) / 2 ** 20,
      ...figures,
      suggest,
      ...(await memoryOf(peer.pid)),
      bare: bare === undefined ? null : await clients(bare, job.mixes),
      known: Object.fromEntries(await successOf(peer, known)),
    };
  } finally {
    await peer.close();
  }
}

/** Longest wait in ms for an answer of a peer that starts, or that was asked too much. */
const longestRest = 120_000;

/** @throws the fault of the last try */
async function untilAnswered(peer: Peer, [known]: readonly KnownItem[]): Promise<void> {
  const given = performance.now() + longestRest;
  for (;;) {
    const fault = await peer.ask(known?.text ?? 'a', 'any', false).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (fault === null) return;
    if (performance.now() > given) throw fault.error;
    await wait(1000);
  }
}

export interface Clients {
  readonly one: SearchTimes;
  readonly eight: SearchTimes;
  /** Processor time of one search with eight clients, in ms, including that of the asking process. */
  readonly cpu_ms: number;
}

async function clients(search: Peer['search'], count: number): Promise<Clients> {
  await timed(search, mixes(turns.warm), 2);
  const one = await timed(search, mixes(turns.one.slice(0, count)), 1);
  const before = allSeconds(process.pid);
  const queries = mixes(turns.eight.slice(0, count));
  const eight = await timed(search, queries, 8);
  const cpu_ms = ((allSeconds(process.pid) - before) * 1000) / queries.length;
  return { one, eight, cpu_ms };
}

function mixes(of: readonly number[]): SyntheticQuery[] {
  return of.flatMap((turn) => syntheticQueries(seed, turn));
}

async function suggestTimes(peer: Peer): Promise<PhaseFigures['suggest']> {
  for (const text of typedTexts(syntheticQueries(seed, 1))) await peer.suggest(text).catch(() => 0);
  const times: number[] = [];
  let failed = 0;
  const isWithout = () => (failed += 1);
  for (const text of typedTexts(syntheticQueries(seed, 3)))
    times.push(await timeOf(() => peer.suggest(text).catch(isWithout)));
  return { p50_ms: at(times, 0.5), p95_ms: at(times, 0.95), failed };
}

async function memoryOf(pid: number): Promise<{ rss_mb: number; files_mb: number }> {
  const of = await readMemory(pid);
  return { rss_mb: of('VmRSS'), files_mb: of('RssFile') + of('RssShmem') };
}

async function peakOf(pid: number): Promise<number> {
  return (await readMemory(pid))('VmHWM');
}

/** Memory of a process in MB, by the names of proc_pid_status(5). */
async function readMemory(pid: number): Promise<(name: string) => number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'child') {
  const [{ job, known }] = (await once(process, 'message')) as [Task];
  process.send?.(await (known === undefined ? build(job) : measure(job, known)));
  process.disconnect?.();
}
