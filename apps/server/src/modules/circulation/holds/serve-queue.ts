import type { Db } from '@estante/database';
import { lockCopies, readOpeningDays, type CirculatingCopy } from '../facts/index.ts';
import { civilDay } from '../rules/index.ts';
import {
  releaseHold,
  writeHoldEnd,
  type HoldEnding,
  type Release,
} from './hold-move-repository.ts';
import { tellReleased } from './hold-notices.ts';
import { readEligibility, type Eligibility } from './eligibility.ts';
import { findQueue, type OpenHold } from './queue-repository.ts';

/**
 * Gives the copies of a title that are free to those who wait for them, first come, first served: each goes to the hold
 * shelf of its library and the person is told. People who are suspended, blocked or in debt are passed over and keep
 * their places. Locks the copies of the title.
 */
export async function serveQueue(
  trx: Db,
  titleId: number,
  now: Temporal.Instant,
): Promise<readonly Release[]> {
  const copies = await lockCopies(trx, titleId);
  const free = copies.filter(({ state }) => state === 'available');
  const queue = free.length === 0 ? [] : await findQueue(trx, titleId);
  if (queue.length === 0) return [];
  const eligibility = await readEligibility(trx, now);
  const openingDays = await readOpeningDays(trx);
  const releases: Release[] = [];
  for (const copy of free) {
    const isLeft = ({ id }: OpenHold) => !releases.some(({ holdId }) => holdId === id);
    const turn = await findTurn(eligibility, queue.filter(isLeft), copy);
    if (!turn) continue;
    const { hold, rule } = turn;
    const calendar = openingDays.calendarOf(copy.libraryId);
    const pickupUntil = calendar.openOnOrAfter(
      calendar.openDaysAfter(civilDay(now), rule.pickupDays),
    );
    const release = { holdId: hold.id, copyId: copy.id, at: now, pickupUntil };
    await releaseHold(trx, release);
    await tellReleased(trx, hold, release);
    releases.push(release);
  }
  return releases;
}

async function findTurn(
  eligibility: Eligibility,
  queue: readonly OpenHold[],
  copy: CirculatingCopy,
) {
  for (const hold of queue) {
    const rule = await eligibility.ruleToServe(hold, copy);
    if (rule) return { hold, rule };
  }
  return null;
}

/** The holds that a copy could serve now, in the order of their turns. */
export async function findHoldsServedBy(
  db: Db,
  copy: CirculatingCopy,
  now: Temporal.Instant,
): Promise<readonly OpenHold[]> {
  const queue = await findQueue(db, copy.titleId);
  if (queue.length === 0) return [];
  const eligibility = await readEligibility(db, now);
  const served: OpenHold[] = [];
  for (const hold of queue) if (await eligibility.ruleToServe(hold, copy)) served.push(hold);
  return served;
}

/**
 * Ends an open hold of a title and passes its copy, where it has one, on to the next in the queue.
 * Locks the copies of the title. False where it has ended already.
 */
export async function endHold(
  trx: Db,
  hold: { readonly id: number; readonly titleId: number },
  ending: HoldEnding,
): Promise<boolean> {
  await lockCopies(trx, hold.titleId);
  const isEnded = await writeHoldEnd(trx, hold.id, ending);
  if (isEnded) await serveQueue(trx, hold.titleId, ending.at);
  return isEnded;
}
