import type { Db } from '@estante/database';
import * as copies from '../copies/index.ts';
import { dateOf } from '../facts/index.ts';
import { putBackWithoutCopy } from '../holds/index.ts';
import { closeTransits } from '../transits/index.ts';
import { endMissing, type MissingReport } from './request-moves.ts';

/**
 * A copy is not where it should be: on the hold shelf, on its way or in its place. It is lost, its hold
 * waits again and its request ends. The copies of the title are locked; whose turn it is afterwards
 * is served by the caller.
 */
export async function missCopy(trx: Db, copyId: number, missing: MissingReport): Promise<void> {
  await putBackWithoutCopy(trx, copyId);
  await closeTransits(trx, copyId, dateOf(missing.now));
  await endMissing(trx, copyId, missing);
  await copies.lose(trx, copyId);
}
