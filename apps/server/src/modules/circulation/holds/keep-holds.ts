import type { Db } from '@estante/database';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { lockCopies, readCirculationSettings, readLoanRules } from '../facts/index.ts';
import { civilDay } from '../rules/index.ts';
import { copiesForHolds } from './copies-for-holds.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { endOfItself } from './hold-end.ts';
import { putBackInQueue, writeHoldEnd } from './hold-move-repository.ts';
import { tellEnded } from './hold-notices.ts';
import { readAwaitedTitle } from './hold-situation.ts';
import { findAwaitedTitles, findCategories } from './queue-repository.ts';
import { serveQueue } from './serve-queue.ts';

/** Totals of one look at all open holds: titles looked at, holds ended, holds released. */
export interface HoldTotals {
  readonly titles: number;
  readonly ended: number;
  readonly released: number;
}

/**
 * Ends the holds whose time is over or that no copy can serve any more, tells their people, and serves those that can
 * be served now: suspensions are over, debts paid, copies added. Each title in a transaction of its own; what is cut
 * off is looked at by the next one.
 */
export async function keepHolds({ db, clock }: HoldDeps, signal: AbortSignal): Promise<HoldTotals> {
  const titles = await findAwaitedTitles(db);
  const kept = await eachByItself(titles, signal, (titleId) =>
    db.transaction().execute((trx) => keepTitle(trx, titleId, clock.now())),
  );
  return {
    titles: kept.length,
    ended: kept.reduce((sum, { ended }) => sum + ended, 0),
    released: kept.reduce((sum, { released }) => sum + released, 0),
  };
}

async function keepTitle(trx: Db, titleId: number, now: Temporal.Instant) {
  const copies = await lockCopies(trx, titleId);
  const { holds } = await readAwaitedTitle(trx, titleId);
  const { holdDays } = await readCirculationSettings(trx);
  const rules = await readLoanRules(trx);
  const categories = await findCategories(
    trx,
    holds.map(({ loginId }) => loginId),
  );
  let ended = 0;
  for (const hold of holds) {
    const category = categories.get(hold.loginId);
    const reason = endOfItself(hold, {
      copiesForHolds:
        category === undefined
          ? null
          : copiesForHolds({ rules, categoryIds: [category] }, copies, hold).length,
      holdDays,
      today: civilDay(now),
    });
    if (reason) {
      await writeHoldEnd(trx, hold.id, { reason, at: now });
      await tellEnded(trx, hold, { reason, at: now });
      ended++;
    } else if (hold.released && hold.copyId === null) {
      await putBackInQueue(trx, hold.id);
    }
  }
  const released = await serveQueue(trx, titleId, now);
  return { ended, released: released.length };
}
