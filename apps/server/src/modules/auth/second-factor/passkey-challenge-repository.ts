import type { Db } from '@estante/database';
import { sha256 } from '../../../platform/digest.ts';

/** Seconds for which somebody may look for their device. */
export const challengeSeconds = 300;

/** Writes a challenge; challenges that ran out are deleted. */
export async function writeChallenge(
  db: Db,
  challenge: string,
  { personId, isNew }: { readonly personId: number; readonly isNew: boolean },
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', at).execute();
  await db
    .insertInto('passkey_challenge')
    .values({
      hash: sha256(challenge),
      person_id: personId,
      is_new: isNew,
      expires_at: new Date(now.epochMilliseconds + challengeSeconds * 1000),
    })
    .execute();
}

/** Uses a challenge up: what was signed is taken once. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { personId, isNew }: { readonly personId: number; readonly isNew: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', sha256(challenge))
    .where('person_id', '=', personId)
    .where('is_new', '=', isNew)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}
