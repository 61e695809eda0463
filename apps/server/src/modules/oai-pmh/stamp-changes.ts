import type { Db } from '@estante/database';
import { createLoop, type Loop } from '../../platform/jobs/loop.ts';
import { stampSome } from './follower-repository.ts';

interface StampDeps {
  readonly db: Db;
  readonly log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  readonly interval?: number;
}

/** Stamps titles as they change, so that harvesters who come again are told of these alone. */
export function createStamper({ db, log, interval = 5000 }: StampDeps): Loop {
  return createLoop((signal) => stampChanges(db, signal), {
    interval,
    onError: (err) => log.error({ err }, 'changed titles not stamped for harvesters'),
  });
}

/** Stamps changes until none is left, some titles at a time, each time in a transaction of its own. */
export async function stampChanges(db: Db, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const isMore = await db.transaction().execute((trx) => stampSome(trx));
    if (!isMore || signal?.aborted === true) return;
  }
}
