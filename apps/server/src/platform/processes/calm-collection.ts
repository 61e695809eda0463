import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two looks at what a thread does. */
const interval = 20_000;
/** Share of the time that a calm thread is busy, at most. */
const calm = 0.05;
/** Bytes that the heap must have grown by since the last collection. */
const worthFrom = 16 * 2 ** 20;

/** Whether a collection disturbs nobody and is worth its tenth of a second. */
export function isWorthCollecting(state: {
  /** Share of the time since the last look that the thread was busy. */
  readonly busy: number;
  /** Bytes of the heap. */
  readonly heap: number;
  /** Bytes of the heap after the last collection; 0 before the first. */
  readonly collected: number;
}): boolean {
  return state.busy < calm && state.heap - state.collected >= worthFrom;
}

/**
 * Gives back what this thread no longer uses whenever it is calm, for as long as the process runs. V8 collects
 * when memory is asked for: a thread that has nothing to do keeps what its start, or an import, left.
 */
export function collectWhenCalm(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => getHeapStatistics().total_heap_size;
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let collected = 0;
  const look = () => {
    const { utilization: busy } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (!isWorthCollecting({ busy, heap: heap(), collected })) return;
    collect();
    collected = heap();
  };
  setInterval(look, interval).unref();
}
