import type { Db } from '@estante/database';
import { dateOf } from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import type { HoldEnding, Release } from './hold-move-repository.ts';
import type { OpenHold } from './queue-repository.ts';

type NoticeSubject = Pick<OpenHold, 'id' | 'personId' | 'titleId' | 'libraryId'>;

/** Tells that the copy stands on the hold shelf. A hold may be released again, for another day. */
export async function tellReleased(trx: Db, hold: NoticeSubject, release: Release): Promise<void> {
  const pickupUntil = release.pickupUntil.toString();
  await writeNotice(trx, {
    personId: hold.personId,
    kind: 'hold-released',
    event: `hold:${hold.id}:${pickupUntil}`,
    facts: { ...factsOf(hold), pickupUntil },
    at: dateOf(release.at),
  });
}

/**
 * Tells that a hold has ended without the person's doing: by not being fetched, or for another
 * reason.
 */
export async function tellEnded(
  trx: Db,
  hold: NoticeSubject & Pick<OpenHold, 'released'>,
  { reason, at, note = '' }: HoldEnding,
): Promise<void> {
  const told = { personId: hold.personId, event: `hold:${hold.id}`, at: dateOf(at) };
  if (reason === 'not-fetched' && hold.released) {
    const facts = { ...factsOf(hold), pickupUntil: hold.released.until.toString() };
    await writeNotice(trx, { ...told, kind: 'hold-expired', facts });
  } else {
    await writeNotice(trx, {
      ...told,
      kind: 'hold-cancelled',
      facts: { ...factsOf(hold), reason, note },
    });
  }
}

function factsOf({ id: holdId, titleId, libraryId }: NoticeSubject) {
  return { holdId, titleId, libraryId };
}
