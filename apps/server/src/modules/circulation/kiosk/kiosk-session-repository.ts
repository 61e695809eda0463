import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { timeZone } from '../../../platform/clock.ts';
import { sha256 } from '../../../platform/digest.ts';
import { dateOf } from '../facts/index.ts';

interface NewSession {
  readonly kioskId: number;
  readonly hash: Buffer;
  readonly loginId: number;
  readonly isProven: boolean;
  readonly at: Temporal.Instant;
}

/** Seconds without an act after which a session ends, and from its start however busy it is. */
export const idleSeconds = 120;

const longestSeconds = 900;

/** Replaces the kiosk's session and counts it; false if the kiosk was revoked. */
export async function writeSession(
  trx: Db,
  { kioskId, hash, loginId, isProven, at }: NewSession,
): Promise<boolean> {
  if (!(await countSession(trx, kioskId, at))) return false;
  const session = {
    token_hash: hash,
    login_id: loginId,
    is_proven: isProven,
    started_at: dateOf(at),
    ends_at: dateOf(at.add({ seconds: idleSeconds })),
  };
  await trx
    .insertInto('kiosk_session')
    .values({ kiosk_id: kioskId, ...session })
    .onConflict((conflict) => conflict.column('kiosk_id').doUpdateSet(session))
    .execute();
  return true;
}

/** Counts a session of the day at a kiosk; false where it is no kiosk any more. */
async function countSession(trx: Db, kioskId: number, at: Temporal.Instant): Promise<boolean> {
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const counted = await trx
    .updateTable('kiosk')
    .set({ session_day: today })
    .set({
      day_sessions: sql<number>`case when session_day = ${today}::date then day_sessions else 0 end + 1`,
    })
    .where('id', '=', kioskId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

export interface KioskSession {
  readonly loginId: number;
  readonly personId: number;
  readonly libraryId: number;
  readonly isProven: boolean;
}

/**
 * The session that bears a token, which goes on from now; null where it, its kiosk or its
 * link has ended, or the link is blocked.
 */
export async function continueSession(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<KioskSession | null> {
  const row = await db
    .updateTable('kiosk_session as s')
    .from('kiosk as k')
    .from('login as l')
    .set({ ends_at: dateOf(now.add({ seconds: idleSeconds })) })
    .whereRef('k.id', '=', 's.kiosk_id')
    .whereRef('l.id', '=', 's.login_id')
    .where('l.ended_at', 'is', null)
    .where('l.is_blocked', '=', false)
    .where('k.revoked_at', 'is', null)
    .where('s.token_hash', '=', sha256(token))
    .where('s.ends_at', '>', dateOf(now))
    .where('s.started_at', '>', dateOf(now.subtract({ seconds: longestSeconds })))
    .returning(['s.login_id as loginId', 'l.person_id as personId'])
    .returning(['k.library_id as libraryId', 's.is_proven as isProven'])
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the session that bears a token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('kiosk_session').where('token_hash', '=', sha256(token)).execute();
}

/** Deletes ended sessions, which tell who was where; returns how many there were. */
export async function deleteEndedSessions(db: Db, now: Temporal.Instant): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('kiosk_session')
    .where('ends_at', '<=', dateOf(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
