import type { Db } from '@estante/database';
import { dateOf } from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import type { QueuedHold, Release } from './queue-repository.ts';

type Told = Pick<QueuedHold, 'id' | 'personId' | 'titleId' | 'libraryId'>;

/** The copy stands on the hold shelf: a hold may be released again, for another day. */
export async function tellReleased(trx: Db, hold: Told, release: Release): Promise<void> {
  const pickupUntil = release.pickupUntil.toString();
  await writeNotice(trx, {
    personId: hold.personId,
    kind: 'hold-released',
    event: `hold:${hold.id}:${pickupUntil}`,
    facts: { ...factsOf(hold), pickupUntil },
    at: dateOf(release.at),
  });
}

function factsOf({ id: holdId, titleId, libraryId }: Told) {
  return { holdId, titleId, libraryId };
}
