import type { Db } from '@estante/database';
import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../platform/digest.ts';
import { dateOf } from '../facts/index.ts';

/** Secret that only its bearer knows, and the hash of it that is kept. */
export function newSecret(): { readonly secret: string; readonly hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: sha256(secret) };
}

export interface Kiosk {
  readonly id: number;
  readonly libraryId: number;
}

interface NewKiosk {
  readonly hash: Buffer;
  readonly libraryId: number;
  readonly name: string;
  readonly setUpBy: number;
  readonly at: Temporal.Instant;
}

export async function insertKiosk(db: Db, { hash, libraryId, name, setUpBy, at }: NewKiosk) {
  const setUp = { set_up_by: setUpBy, set_up_at: dateOf(at) };
  await db
    .insertInto('kiosk')
    .values({ secret_hash: hash, library_id: libraryId, name, ...setUp })
    .execute();
}

/** The machine that bears a secret, which is in use at that moment; null where it is no kiosk, or none any more. */
export async function useKiosk(
  db: Db,
  secret: string,
  at: Temporal.Instant,
): Promise<Kiosk | null> {
  const row = await db
    .updateTable('kiosk')
    .set({ last_used_at: dateOf(at) })
    .where('secret_hash', '=', sha256(secret))
    .where('revoked_at', 'is', null)
    .returning(['id', 'library_id as libraryId'])
    .executeTakeFirst();
  return row ?? null;
}
