import { createLoop, type Loop } from '../../../platform/jobs/loop.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { findChangedQueues, noteChangedTitles, takeQueueChange } from './queue-changes.ts';
import { serveQueue } from './serve-queue.ts';

export interface HoldFollowerDeps extends HoldDeps {
  readonly log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/**
 * Serves queues as soon as somebody may be served who could not be before: a debt is paid, a
 * suspension lifted, a copy comes, a rule changes. The database notes the titles (0068); days that
 * are over, and what ends a hold, are for the hourly look.
 */
export function createHoldFollower(deps: HoldFollowerDeps): Loop {
  return createLoop((signal) => serveNoted(deps, signal), {
    interval: deps.interval ?? 1000,
    onError: (err) => deps.log.error({ err }, 'queues of holds not looked at'),
  });
}

/** Looks once; returns how many holds were released. Each title in a transaction of its own. */
export async function serveNoted(
  { db, clock, log }: HoldFollowerDeps,
  signal?: AbortSignal,
): Promise<number> {
  await noteChangedTitles(db);
  let released = 0;
  for (const titleId of await findChangedQueues(db)) {
    if (signal?.aborted) break;
    try {
      released += await db.transaction().execute(async (trx) => {
        // Taken first: what is noted from now on is looked at again.
        if (!(await takeQueueChange(trx, titleId))) return 0;
        return (await serveQueue(trx, titleId, clock.now())).length;
      });
    } catch (err) {
      log.error({ err, titleId }, 'queue of holds not served');
    }
  }
  return released;
}
