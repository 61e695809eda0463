import type { Db } from '@estante/database';
import { makeAvailable, putOnHoldShelf } from '../copies/index.ts';
import { dateOf, findSetAside, type CirculatingCopy, type SetAside } from '../facts/index.ts';
import { serveQueue } from '../holds/index.ts';
import { receiveCopy as receiveRequested } from '../loan-requests/index.ts';
import { sendOff } from '../transits/index.ts';
import { findWay, receiveCopy } from './way-repository.ts';

/** Outcome for a copy that came in: on its shelf, set aside, or sent to another library. */
export type Destination =
  | { readonly kind: 'shelf' }
  /** For the hold shelf: whose hold, and the last day to fetch it. */
  | {
      readonly kind: 'held';
      readonly holdId: number;
      readonly pickupUntil: Temporal.PlainDate;
    }
  /** Set aside for the person who asked for it from another library; the last day to fetch it. */
  | {
      readonly kind: 'requested';
      readonly requestId: number;
      readonly pickupUntil: Temporal.PlainDate;
    }
  /** On its way to another library: for a request or a hold that awaits it there, or home. */
  | {
      readonly kind: 'in-transit';
      readonly toLibraryId: number;
      readonly awaitedBy: SetAside['by'] | null;
    };

interface Place {
  readonly libraryId: number;
  readonly at: Temporal.Instant;
}

/**
 * Puts a copy that came in somewhere to where it belongs: to the person who asked for it there, to the reader who waits
 * for it at its own library, else home. Its title is locked.
 */
export async function settleCopy(
  trx: Db,
  copy: CirculatingCopy,
  { libraryId, at }: Place,
): Promise<Destination> {
  const { transit } = await findWay(trx, copy.id);
  if (transit && transit.toLibraryId !== libraryId) {
    const { toLibraryId, requestId } = transit;
    const asked = requestId === null ? null : ({ kind: 'request', id: requestId } as const);
    const awaitedBy = asked ?? (await findSetAside(trx, copy.id))?.by ?? null;
    return { kind: 'in-transit', toLibraryId, awaitedBy };
  }
  if (transit && transit.requestId !== null) {
    const received = await receiveRequested(trx, copy, at);
    if (received?.for === 'request') {
      const pickupUntil = Temporal.PlainDate.from(received.pickupUntil);
      return { kind: 'requested', requestId: transit.requestId, pickupUntil };
    }
  }
  const { libraryId: home, destination } = await findPlace(trx, copy);
  if (home !== libraryId) {
    await sendOff(trx, {
      copyId: copy.id,
      fromLibraryId: libraryId,
      toLibraryId: home,
      loanRequestId: null,
      cameIn: true,
      at: dateOf(at),
    });
    return { kind: 'in-transit', toLibraryId: home, awaitedBy: waitedBy(destination) };
  }
  await receiveCopy(trx, copy.id, at);
  if (destination.kind !== 'shelf') {
    if (copy.state !== 'held') await putOnHoldShelf(trx, copy.id);
    return destination;
  }
  await makeAvailable(trx, copy.id);
  const releases = await serveQueue(trx, copy.titleId, at);
  const own = releases.find(({ copyId }) => copyId === copy.id);
  return own
    ? { kind: 'held', holdId: own.holdId, pickupUntil: own.pickupUntil }
    : { kind: 'shelf' };
}

function waitedBy(place: Destination): SetAside['by'] | null {
  if (place.kind === 'held') return { kind: 'hold', id: place.holdId };
  return place.kind === 'requested' ? { kind: 'request', id: place.requestId } : null;
}

/** Place where a copy belongs: on the hold shelf for which it is set aside, else on its own at home. */
export async function findPlace(
  db: Db,
  copy: Pick<CirculatingCopy, 'id' | 'libraryId'>,
): Promise<{ readonly libraryId: number; readonly destination: Destination }> {
  const aside = await findSetAside(db, copy.id);
  if (!aside) return { libraryId: copy.libraryId, destination: { kind: 'shelf' } };
  const { by, libraryId } = aside;
  const pickupUntil = Temporal.PlainDate.from(aside.pickupUntil);
  const destination: Destination =
    by.kind === 'hold'
      ? { kind: 'held', holdId: by.id, pickupUntil }
      : { kind: 'requested', requestId: by.id, pickupUntil };
  return { libraryId, destination };
}
