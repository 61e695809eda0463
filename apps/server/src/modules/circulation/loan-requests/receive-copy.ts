import type { Db } from '@estante/database';
import { dateOf, findSetAside, lockCopies } from '../facts/index.ts';
import { serveQueue } from '../holds/index.ts';
import { makeAvailable } from './request-moves.ts';
import { endTransit, findTransitOfCopy } from '../transits/index.ts';

/** Outcome of a copy's coming: set aside, with the last day to fetch it, or for nobody. */
export type Arrival =
  | { readonly for: 'request' | 'hold'; readonly pickupUntil: string }
  | { readonly for: 'nobody' };

/**
 * Ends the journey of a copy: it is set aside for the person who asked for it, or it is home, where the next in the
 * queue gets it. Locks the copies of the title. Null where it is on no journey.
 */
export async function receiveCopy(
  trx: Db,
  copy: { readonly id: number; readonly titleId: number },
  now: Temporal.Instant,
): Promise<Arrival | null> {
  await lockCopies(trx, copy.titleId);
  const transit = await findTransitOfCopy(trx, copy.id);
  if (!transit) return null;
  const pickupUntil =
    transit.loan_request_id === null
      ? null
      : await makeAvailable(trx, transit.loan_request_id, now);
  // One that was carried away from the hold shelf is back for the reader who waits for it there.
  const aside = pickupUntil === null ? await findSetAside(trx, copy.id) : null;
  const isForShelf = pickupUntil !== null || aside?.libraryId === transit.to_library_id;
  await endTransit(trx, transit, isForShelf ? 'held' : null, dateOf(now));
  if (pickupUntil !== null) return { for: 'request', pickupUntil };
  if (aside && isForShelf) return { for: aside.by.kind, pickupUntil: aside.pickupUntil };
  const releases = await serveQueue(trx, copy.titleId, now);
  const own = releases.find(({ copyId }) => copyId === copy.id);
  return own ? { for: 'hold', pickupUntil: own.pickupUntil.toString() } : { for: 'nobody' };
}
