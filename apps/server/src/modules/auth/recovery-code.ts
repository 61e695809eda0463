import { randomInt } from 'node:crypto';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Counter } from './attempt-counter.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Digits of a code. */
export const codeLength = 8;
/** Seconds for which a code is good. */
export const codeLife = 600;
/** Seconds before another code is sent, while the first one is good. */
const repeatSeconds = 60;
const wrongTries = 5;
const codesAnHour = 3;
const hour = 3600;

export type IssuedCode =
  /** A new code to be mailed, or one mailed just now; seconds for which it is good. */
  | { readonly kind: 'new'; readonly code: string; readonly seconds: number }
  | { readonly kind: 'repeated'; readonly seconds: number }
  /** Seconds until there may be another. */
  | { readonly kind: 'tooMany'; readonly seconds: number };

/** A code with its hash, made before there is a transaction to be held up by it. */
export async function makeCode(): Promise<{ readonly code: string; readonly hash: string }> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  return { code, hash: await hashPassword(code) };
}

/** Issues a code, in the transaction that mails it. Calls at once for the same user name take turns. */
export async function issueCode(
  trx: Db,
  { username, device }: Counter,
  { code, hash }: Awaited<ReturnType<typeof makeCode>>,
  now: Temporal.Instant,
): Promise<IssuedCode> {
  const at = now.epochMilliseconds;
  const turn = `recovery ${device.toString('hex')} ${username}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(trx);
  await trx
    .deleteFrom('recovery_code')
    .where('issued_at', '<=', new Date(at - hour * 1000))
    .execute();
  const codes = await trx
    .selectFrom('recovery_code')
    .select(['issued_at', 'wrong_tries', 'used_at'])
    .where('username', '=', username)
    .where('device', '=', device)
    .orderBy('issued_at')
    .execute();
  const age = (one: { readonly issued_at: Date }) => (at - one.issued_at.getTime()) / 1000;
  const newest = codes.at(-1);
  if (newest && age(newest) < repeatSeconds && isGood(newest)) {
    return { kind: 'repeated', seconds: Math.ceil(codeLife - age(newest)) };
  }
  const [oldest] = codes;
  if (oldest && codes.length >= codesAnHour) {
    return { kind: 'tooMany', seconds: Math.max(1, Math.ceil(hour - age(oldest))) };
  }
  const issued = { username, device, code_hash: hash, issued_at: new Date(at), used_at: null };
  await trx.insertInto('recovery_code').values(issued).execute();
  return { kind: 'new', code, seconds: codeLife };
}

function isGood(code: { readonly wrong_tries: number; readonly used_at: Date | null }): boolean {
  return code.used_at === null && code.wrong_tries < wrongTries;
}

/**
 * The number of the code that was mailed last, where this is it. A try counts as a wrong one before
 * it is looked at: of a hundred at once five are. A right one takes its count away again.
 */
export async function findCode(
  db: Db,
  { username, device }: Counter,
  typed: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const counted = await db
    .updateTable('recovery_code')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('recovery_code')
        .select('id')
        .where('username', '=', username)
        .where('device', '=', device)
        .orderBy('issued_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', wrongTries)
    .where('issued_at', '>', new Date(now.epochMilliseconds - codeLife * 1000))
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!counted || !(await verifyPassword(counted.code_hash, typed.trim()))) return null;
  await db
    .updateTable('recovery_code')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
    .where('id', '=', counted.id)
    .execute();
  return counted.id;
}

/** Uses a code up; false where it was used before: of two calls at once one gets it. */
export async function useCode(trx: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
