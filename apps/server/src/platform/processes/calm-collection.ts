import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

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

/** Looks in a row at which a process was calm, before which its threads may not have collected yet. */
const calmLooks = 3;
/** Seconds of the processor after which a process has freed enough to be worth the look. */
const workedFor = 5;

/** Whether the C library should give freed memory back to the system. */
export function isWorthTrimming(state: {
  /** Looks in a row at which the process had next to nothing of a processor. */
  readonly calmFor: number;
  /** Seconds of the processor that it has had since memory was given back; since its start, before. */
  readonly worked: number;
}): boolean {
  return state.calmFor >= calmLooks && state.worked >= workedFor;
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
  if (isMainThread) trimWhenCalm();
}

/**
 * Gives back what the C library of this process keeps for later whenever all its threads are calm. An import
 * frees hundreds of megabytes of small arrays among those that stay, which glibc gives back when asked alone.
 */
function trimWhenCalm(): void {
  const trim = heapTrimmer();
  if (trim === null) return;
  let before = process.cpuUsage();
  let trimmed: NodeJS.CpuUsage | undefined;
  let calmFor = 0;
  const look = () => {
    const busy = secondsOf(process.cpuUsage(before)) / (interval / 1000);
    before = process.cpuUsage();
    calmFor = busy < calm ? calmFor + 1 : 0;
    if (!isWorthTrimming({ calmFor, worked: secondsOf(process.cpuUsage(trimmed)) })) return;
    trim();
    trimmed = process.cpuUsage();
  };
  setInterval(look, interval).unref();
}

const secondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000_000;

/** Calls malloc_trim(3); null where this Node calls no functions of C, or the C library does not have it. */
export function heapTrimmer(): (() => void) | null {
  try {
    const ffi = process.getBuiltinModule('node:ffi');
    const { functions } = ffi.dlopen(null, { malloc_trim: { arguments: ['u64'], return: 'i32' } });
    return () => void functions.malloc_trim(0n);
  } catch {
    return null;
  }
}
