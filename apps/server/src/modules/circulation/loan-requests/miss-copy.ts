import type { Db } from '@estante/database';
import * as copies from '../copies/index.ts';
import { dateOf } from '../facts/index.ts';
import { putBackWithoutCopy } from '../holds/index.ts';
import { closeTransits } from '../transits/index.ts';
import { endMissing } from './request-moves.ts';

interface Missing {
  readonly now: Temporal.Instant;
  /** What the person reads who asked for it from another library. */
  readonly reason: string;
}

/**
 * A copy is not where it should be: on the hold shelf, on its way or in its place. It is lost, its hold
 * waits again and its request ends. The copies of the title are locked; whose turn it is afterwards
 * is served by the caller.
 */
export async function missCopy(trx: Db, copyId: number, { now, reason }: Missing): Promise<void> {
  await putBackWithoutCopy(trx, copyId);
  await closeTransits(trx, copyId, dateOf(now));
  await endMissing(trx, copyId, { now, reason });
  await copies.lose(trx, copyId);
}
