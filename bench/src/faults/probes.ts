import { setTimeout as delay } from 'node:timers/promises';
import { charge } from '../circulation/races/debts.ts';
import { isGood } from '../served/good-answer.ts';
import type { Scene } from './scene.ts';

/** Milliseconds between two probes, which is the precision of a recovery time. */
const every = 50;

/** Milliseconds after which recovery counts as failed. */
const patience = 30_000;

/** Seconds from a moment until a read and a write have both succeeded; null where they do not. */
export async function readyAfter(scene: Scene, since: number): Promise<number | null> {
  const { server, probe, arena, copies, debtors } = scene;
  const title = `${server.address}/api/acervo/${copies[0]?.titleId}`;
  const reads = () => isGood(title);
  const writes = async () =>
    (await charge(probe, debtors[0]?.id ?? 0, arena.libraryId).catch(() => null)) !== null;
  const moments = await Promise.all([reads, writes].map((act) => firstSuccess(act, server)));
  const latest = Math.max(...moments.map((moment) => moment ?? Infinity));
  return latest === Infinity ? null : Math.max(0, latest - since) / 1000;
}

/** Moment of the first success; earlier tries are not awaited, since they may hang. */
export async function firstSuccess(
  act: () => Promise<boolean>,
  server: { readonly isRunning: boolean },
  within = patience,
): Promise<number | null> {
  const found = new AbortController();
  const ends = performance.now() + within;
  const moments: number[] = [];
  const once = async () => {
    if (!(await act())) return;
    moments.push(performance.now());
    found.abort();
  };
  while (!found.signal.aborted && server.isRunning && performance.now() < ends) {
    void once();
    await delay(every, undefined, { signal: found.signal }).catch(() => undefined);
  }
  return moments[0] ?? null;
}

export interface PagesSeen {
  readonly asked: number;
  /** Front pages that came as a page with its scripts, whatever they could say. */
  readonly whole: number;
}

/** Opens the front page over and over. */
export function watchPages({ server }: Scene): { stop(): Promise<PagesSeen> } {
  const over = new AbortController();
  const seen = { asked: 0, whole: 0 };
  const look = async () => {
    const isWhole = await isWholePage(server.address);
    seen.asked += 1;
    if (isWhole) seen.whole += 1;
  };
  const watch = async () => {
    const all: Promise<void>[] = [];
    while (!over.signal.aborted) {
      all.push(look());
      await delay(300);
    }
    await Promise.all(all);
    return seen;
  };
  const watching = watch();
  return {
    stop: () => {
      over.abort();
      return watching;
    },
  };
}

async function isWholePage(address: string): Promise<boolean> {
  try {
    const headers = { accept: 'text/html' };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(3000) });
    return (await answer.text()).includes('type="module"');
  } catch {
    return false;
  }
}
