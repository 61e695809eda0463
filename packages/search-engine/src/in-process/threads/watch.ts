import type { Worker } from 'node:worker_threads';

/** Longest time that one call may take before its thread counts as hung, in milliseconds. */
export interface Patience {
  /**
   * Milliseconds of the thread's own processor time: on a busy machine a call takes long by the
   * clock without hanging.
   */
  readonly processor: number;
  /** Milliseconds by the clock, for a thread that waits for something that does not come. */
  readonly clock: number;
}

/** Milliseconds between two looks; a call that is answered before the first costs none. */
const watchIntervalMs = 1000;

/** Watches a worker during one call, until the returned function is called. */
export function watch(worker: Worker, patience: Patience, onHang: () => void): () => void {
  const begun = performance.now();
  let atFirstLook: number | null = null;
  let isOver = false;
  const look = async (): Promise<void> => {
    const { user, system } = await worker.cpuUsage();
    const used = (user + system) / 1000;
    atFirstLook ??= used;
    if (!isOver && used - atFirstLook >= patience.processor) onHang();
  };
  const timer = setInterval(() => {
    if (performance.now() - begun >= patience.clock) onHang();
    // A worker that has ended is noticed elsewhere.
    else look().catch(() => undefined);
  }, watchIntervalMs);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
