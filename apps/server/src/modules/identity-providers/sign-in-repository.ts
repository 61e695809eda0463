import { randomBytes } from 'node:crypto';
import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';

/** Seconds for which somebody may be with the provider, and for which what they come back with is good. */
const [awaySeconds, entrySeconds] = [900, 60];

/** A sign-in under way. */
export interface UnderWay {
  readonly provider_id: number;
  readonly browser: Buffer;
  /** Sealed. */
  readonly proof: string;
  readonly return_address: string;
  readonly target: string;
  readonly is_kept: boolean;
  readonly in_dialog: boolean;
}

export const newCode = () => randomBytes(32).toString('base64url');

/** Begins one; those that ran out are gone with it. */
export async function writeSignIn(
  db: Db,
  state: string,
  row: UnderWay,
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db.deleteFrom('provider_sign_in').where('expires_at', '<=', at).execute();
  const expires_at = new Date(now.epochMilliseconds + awaySeconds * 1000);
  await db
    .insertInto('provider_sign_in')
    .values({ ...row, state_hash: sha256(state), expires_at })
    .execute();
}

/** Uses it up: what the provider sent is taken once. */
export async function takeSignIn(
  db: Db,
  providerId: number,
  state: string,
  now: Temporal.Instant,
): Promise<UnderWay | null> {
  const row = await db
    .deleteFrom('provider_sign_in')
    .where('state_hash', '=', sha256(state))
    .where('provider_id', '=', providerId)
    .where('entry_hash', 'is', null)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['provider_id', 'browser', 'proof', 'return_address', 'target'])
    .returning(['is_kept', 'in_dialog'])
    .executeTakeFirst();
  return row ?? null;
}

interface Arrival {
  readonly loginId: number;
  /** Sealed. */
  readonly signOut: string;
}

/** A code that nobody but this browser was told, good for tokens there. */
export async function writeEntry(
  db: Db,
  row: UnderWay,
  { loginId, signOut }: Arrival,
  now: Temporal.Instant,
): Promise<string> {
  const code = newCode();
  await db
    .insertInto('provider_sign_in')
    .values({
      ...row,
      proof: '',
      state_hash: sha256(newCode()),
      entry_hash: sha256(code),
      login_id: loginId,
      sign_out: signOut,
      expires_at: new Date(now.epochMilliseconds + entrySeconds * 1000),
    })
    .execute();
  return code;
}

/** Uses the code up, in the browser where all began. */
export async function takeEntry(trx: Db, code: string, browser: Buffer, now: Temporal.Instant) {
  const row = await trx
    .deleteFrom('provider_sign_in')
    .where('entry_hash', '=', sha256(code))
    .where('browser', '=', browser)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['provider_id', 'login_id', 'sign_out', 'target', 'is_kept', 'in_dialog'])
    .executeTakeFirst();
  if (!row || row.login_id === null || row.sign_out === null) return null;
  return { ...row, login_id: row.login_id, sign_out: row.sign_out };
}
