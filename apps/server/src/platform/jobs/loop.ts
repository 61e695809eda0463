import { setTimeout as delay } from 'node:timers/promises';

/** Work that is done again and again beside requests, until the server stops. */
export interface Loop {
  /** Aborted once the loop is told to stop. */
  readonly signal: AbortSignal;
  start(): void;
  /** Resolves when the pass that is running, if one is, has ended. */
  stop(): Promise<void>;
}

interface LoopOptions {
  /** Milliseconds from the end of one pass to the beginning of the next. */
  readonly interval: number;
  /** Called with the reason why a pass has failed; the next one comes in its turn all the same. */
  readonly onError: (error: unknown) => void;
}

/** A loop that does its first pass as soon as it is started. */
export function createLoop(
  work: (signal: AbortSignal) => Promise<unknown>,
  { interval, onError }: LoopOptions,
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> = Promise.resolve();

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await delay(interval, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    signal,
    start: () => {
      loop = follow();
    },
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
