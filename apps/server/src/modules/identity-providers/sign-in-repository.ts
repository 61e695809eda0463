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
  /** Session whose owner is to prove who they are; null where one is to begin. */
  readonly session_id: string | null;
}

/** A sign-in under way that the browser came back from. */
export interface ReturnedSignIn extends UnderWay {
  readonly begunAt: Temporal.Instant;
}

export const newCode = () => randomBytes(32).toString('base64url');

/** Begins a sign-in; those that ran out are gone with it. */
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

/** Uses a sign-in up: what the provider sent is taken once. */
export async function takeSignIn(
  db: Db,
  providerId: number,
  state: string,
  now: Temporal.Instant,
): Promise<ReturnedSignIn | null> {
  const row = await db
    .deleteFrom('provider_sign_in')
    .where('state_hash', '=', sha256(state))
    .where('provider_id', '=', providerId)
    .where('entry_hash', 'is', null)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['provider_id', 'browser', 'proof', 'return_address', 'target'])
    .returning(['is_kept', 'in_dialog', 'session_id', 'expires_at'])
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at, ...underWay } = row;
  const begunAt = Temporal.Instant.fromEpochMilliseconds(expires_at.getTime() - awaySeconds * 1000);
  return { ...underWay, begunAt };
}

interface Arrival {
  readonly loginId: number;
  /** Sealed. */
  readonly signOut: string;
  /** Moment at which they signed in there; null where that proves nothing. */
  readonly provenAt: Date | null;
}

/** Writes a code that nobody but this browser is told, good for tokens there. */
export async function writeEntry(
  db: Db,
  { provider_id, browser, return_address, target, is_kept, in_dialog, session_id }: UnderWay,
  { loginId, signOut, provenAt }: Arrival,
  now: Temporal.Instant,
): Promise<string> {
  const code = newCode();
  await db
    .insertInto('provider_sign_in')
    .values({
      provider_id,
      browser,
      return_address,
      target,
      is_kept,
      in_dialog,
      session_id,
      proof: '',
      state_hash: sha256(newCode()),
      entry_hash: sha256(code),
      login_id: loginId,
      sign_out: signOut,
      proven_at: provenAt,
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
    .where('session_id', 'is', null)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['provider_id', 'login_id', 'sign_out', 'target', 'is_kept', 'in_dialog'])
    .executeTakeFirst();
  if (!row || row.login_id === null || row.sign_out === null) return null;
  return { ...row, login_id: row.login_id, sign_out: row.sign_out };
}

/** Browser and session that a code is good for, and no other. */
interface CodeHolder {
  readonly browser: Buffer;
  readonly sessionId: string;
}

/** Uses up the code of a proof, in the browser and for the session that asked for it. */
export async function takeProof(
  trx: Db,
  code: string,
  { browser, sessionId }: CodeHolder,
  now: Temporal.Instant,
) {
  const row = await trx
    .deleteFrom('provider_sign_in')
    .where('entry_hash', '=', sha256(code))
    .where('browser', '=', browser)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .returning(['provider_id', 'sign_out', 'target', 'proven_at'])
    .executeTakeFirst();
  if (!row || row.sign_out === null || row.proven_at === null) return null;
  return { ...row, sign_out: row.sign_out, proven_at: row.proven_at };
}
