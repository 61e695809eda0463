import { setTimeout as delay } from 'node:timers/promises';

/** Work that is done again and again beside requests, until the server stops. */
export interface Loop {
  start(): void;
  /** Lets the work at hand come to its end. */
  stop(): Promise<void>;
}

interface LoopOptions {
  /** Milliseconds from the end of one time to the beginning of the next. */
  readonly interval: number;
  readonly onError: (error: unknown) => void;
}

/** What fails is told and done again in its turn. The signal comes when the server stops. */
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
    start: () => {
      loop = follow();
    },
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
