import type pg from 'pg';
import { placeItems } from './place-items.ts';
import { hasPlaceable } from './unplaced-items.ts';

interface Log {
  error(details: object, message: string): void;
}

export interface Placer {
  start(): void;
  stop(): Promise<void>;
}

/** Seconds between two looks: staff who have just said what a code means wait no longer. */
const pause = 5_000;

/** Takes up the items that were set aside as soon as somebody has said which library they are in. */
export function createPlacer(pool: pg.Pool, log: Log): Placer {
  const stopping = new AbortController();
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    if (await hasPlaceable(pool)) await placeItems(pool, stopping.signal);
  };
  const next = () => {
    timer = setTimeout(() => {
      looking = look()
        .catch((err: unknown) => {
          if (!stopping.signal.aborted) log.error({ err }, 'items that were set aside');
        })
        .finally(() => {
          if (!stopping.signal.aborted) next();
        });
    }, pause);
    timer.unref();
  };
  return {
    start: next,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
