import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Generation } from '../index/generation.ts';

/** Titles of parts that are gone, from which on their memory is asked back. */
const worthFrom = 20_000;
/** Milliseconds until whoever joined them has ended. */
const delay = 1000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Lets go of what a generation had and the next has no more. V8 counts no shared memory: a thread
 * that waits for calls would keep the arrays of parts that were joined for as long as it waits.
 */
export function letGo(before: Generation, now: Generation): void {
  const kept = new Set(now.parts.map(({ segment }) => segment.key));
  const gone = before.parts.filter(({ segment }) => !kept.has(segment.key));
  const titles = gone.reduce((sum, { segment }) => sum + segment.ids.length, 0);
  if (titles >= worthFrom) setTimeout(collect, delay).unref();
}
