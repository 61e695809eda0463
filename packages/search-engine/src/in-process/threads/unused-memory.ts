import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Generation } from '../index/generation.ts';

/** Titles in segments no longer used, from which on their memory is collected. */
const minTitlesToCollect = 20_000;
/** Milliseconds until the thread that merged them has ended. */
const collectDelayMs = 1000;

setFlagsFromString('--expose-gc');
/** Collects the garbage of this thread. */
export const collect = runInNewContext('gc') as () => void;

/**
 * Collects the memory of segments that the next generation no longer has. V8 does not count
 * shared memory: an idle thread would keep the arrays of merged segments for as long as it
 * waits.
 */
export function releaseMemory(before: Generation, now: Generation): void {
  const kept = new Set(now.segments.map(({ segment }) => segment.key));
  const gone = before.segments.filter(({ segment }) => !kept.has(segment.key));
  const titles = gone.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  if (titles >= minTitlesToCollect) setTimeout(collect, collectDelayMs).unref();
}

/** Milliseconds without a message after which a thread gives back what it does not need. */
const idleAfter = 30_000;

/** Does work once each time that a thread falls idle. Call what is returned whenever a message comes. */
export function onIdle(work: () => void): () => void {
  const timer = setTimeout(work, idleAfter).unref();
  return () => void timer.refresh();
}
