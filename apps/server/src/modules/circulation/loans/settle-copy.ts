import type { Db } from '@estante/database';
import { makeAvailable } from '../copies/index.ts';
import { dateOf, type CirculatingCopy } from '../facts/index.ts';
import { serveQueue } from '../holds/index.ts';
import { receiveCopy as receiveRequested } from '../loan-requests/index.ts';
import { findWay, receiveCopy } from './lend-repository.ts';
import { sendOff } from '../transits/index.ts';

/** What became of a copy that came in. */
export type Destination =
  | { readonly kind: 'shelf' }
  /** For the hold shelf: whose hold, and the last day to fetch it. */
  | {
      readonly kind: 'held';
      readonly holdId: number;
      readonly pickupUntil: Temporal.PlainDate;
    }
  /** Set aside for who asked for it from another library; the last day to fetch it. */
  | { readonly kind: 'requested'; readonly pickupUntil: Temporal.PlainDate }
  /** On its way to another library, for a request or home. */
  | { readonly kind: 'in-transit'; readonly toLibraryId: number };

interface Place {
  readonly libraryId: number;
  readonly at: Temporal.Instant;
}

/**
 * Puts a copy that came in somewhere to where it belongs: to who asked for it there, to who waits
 * for it at its own library, else home. Its title is locked.
 */
export async function settleCopy(
  trx: Db,
  copy: CirculatingCopy,
  { libraryId, at }: Place,
): Promise<Destination> {
  const { transit } = await findWay(trx, copy.id);
  if (transit && transit.toLibraryId !== libraryId) {
    return { kind: 'in-transit', toLibraryId: transit.toLibraryId };
  }
  if (transit && transit.requestId !== null) {
    const received = await receiveRequested(trx, copy, at);
    if (received?.for === 'request') {
      return { kind: 'requested', pickupUntil: Temporal.PlainDate.from(received.pickupUntil) };
    }
  }
  await receiveCopy(trx, copy.id, at);
  if (copy.libraryId !== libraryId) {
    await sendOff(trx, {
      copyId: copy.id,
      fromLibraryId: libraryId,
      toLibraryId: copy.libraryId,
      loanRequestId: null,
      cameIn: true,
      at: dateOf(at),
    });
    return { kind: 'in-transit', toLibraryId: copy.libraryId };
  }
  await makeAvailable(trx, copy.id);
  const releases = await serveQueue(trx, copy.titleId, at);
  const own = releases.find(({ copyId }) => copyId === copy.id);
  return own
    ? { kind: 'held', holdId: own.holdId, pickupUntil: own.pickupUntil }
    : { kind: 'shelf' };
}
