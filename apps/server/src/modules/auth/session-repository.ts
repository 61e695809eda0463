import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/digest.ts';
import { recordEvent } from './audit.ts';
import { hmac } from './server-key.ts';
import type { PersonalSession } from '../../endpoint/session.ts';

/** Days a refresh token may lie unused, and a session may last. */
const idleDays = 14;
const sessionDays = 30;
/** Seconds within which the same token may come again: two tabs, or an answer that was lost. */
const repeatSeconds = 10;

const day = 86_400_000;

export interface StartedSession {
  readonly session: Omit<PersonalSession, 'kind'>;
  readonly refreshToken: string;
}

export async function startSession(
  db: Db,
  login: { readonly id: number; readonly personId: number },
  now: Temporal.Instant,
): Promise<StartedSession> {
  const sessionId = randomUUID();
  const refreshToken = randomBytes(32).toString('base64url');
  const started_at = new Date(now.epochMilliseconds);
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      login_id: login.id,
      started_at,
      ends_at: new Date(now.epochMilliseconds + sessionDays * day),
      ended_at: null,
    })
    .execute();
  await db
    .insertInto('refresh_token')
    .values({
      hash: sha256(refreshToken),
      session_id: sessionId,
      issued_at: started_at,
      used_at: null,
    })
    .execute();
  return { session: { personId: login.personId, loginId: login.id, sessionId }, refreshToken };
}

/**
 * Keeps the provider of the former session for the one that follows it: signing out of it signs out with the same
 * provider.
 */
export async function keepProvider(trx: Db, before: string, after: string): Promise<void> {
  await trx
    .insertInto('provider_session')
    .columns(['session_id', 'provider_id', 'provider_session', 'sign_out'])
    .expression((of) =>
      of
        .selectFrom('provider_session')
        .select([sql<string>`${after}::uuid`.as('session_id')])
        .select(['provider_id', 'provider_session', 'sign_out'])
        .where('session_id', '=', before),
    )
    .execute();
}

/**
 * Rotates the refresh token of a session; null where the one presented is unknown, too old, or was used before: then
 * somebody else may have it, and the whole session ends. The next one derives from the one presented by a server-wide
 * key, so that a repeat within seconds gets the same.
 */
export async function rotate(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: Buffer,
  presented: string,
): Promise<StartedSession | null> {
  const at = new Date(clock.now().epochMilliseconds);
  return db.transaction().execute(async (trx) => {
    const token = await trx
      .selectFrom('refresh_token as t')
      .innerJoin('session as s', 's.id', 't.session_id')
      .innerJoin('login as l', 'l.id', 's.login_id')
      .select(['t.issued_at', 't.used_at', 's.id', 's.ends_at', 's.ended_at'])
      .select(['l.id as loginId', 'l.person_id as personId'])
      .where('t.hash', '=', sha256(presented))
      .where('l.ended_at', 'is', null)
      .where('l.is_blocked', '=', false)
      .forUpdate(['t', 's'])
      .executeTakeFirst();
    if (!token || token.ended_at !== null || token.ends_at <= at) return null;
    const { id: sessionId, loginId, personId } = token;
    if (token.used_at !== null && at.getTime() - token.used_at.getTime() > repeatSeconds * 1000) {
      await endSession(trx, sessionId, at);
      await recordEvent(trx, clock, { kind: 'refresh-token-reused', loginId });
      return null;
    }
    if (at.getTime() - token.issued_at.getTime() > idleDays * day) return null;
    const refreshToken = hmac(key, presented);
    if (token.used_at === null) {
      const used = { used_at: at };
      await trx
        .updateTable('refresh_token')
        .set(used)
        .where('hash', '=', sha256(presented))
        .execute();
      const hash = sha256(refreshToken);
      await trx
        .insertInto('refresh_token')
        .values({ hash, session_id: sessionId, issued_at: at, used_at: null })
        .execute();
    }
    return { session: { personId, loginId, sessionId }, refreshToken };
  });
}

/** Ends the session of a refresh token, whichever of its tokens that is. */
export async function endSessionOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  token: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('refresh_token')
      .select('session_id')
      .where('hash', '=', sha256(token))
      .executeTakeFirst();
    if (!found) return;
    const at = new Date(clock.now().epochMilliseconds);
    const loginId = await endSession(trx, found.session_id, at);
    if (loginId !== null) await recordEvent(trx, clock, { kind: 'signed-out', loginId });
  });
}

/** Ends a session; returns the login whose session it was, or null where it had ended. */
export async function endSession(db: Db, id: string, at: Date): Promise<number | null> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('login_id')
    .executeTakeFirst();
  return ended?.login_id ?? null;
}

/** Ends every session of a person but the one kept, at kiosks too, and the token that borrows without one. */
export async function endSessionsOf(
  db: Db,
  personId: number,
  kept: string | null,
  at: Date,
): Promise<void> {
  const logins = db.selectFrom('login').select('login.id').where('person_id', '=', personId);
  await db
    .updateTable('session')
    .set({ ended_at: at })
    .where('login_id', 'in', logins)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '!=', kept))
    .execute();
  await db.deleteFrom('kiosk_session').where('login_id', 'in', logins).execute();
  await db.deleteFrom('loan_token').where('person_id', '=', personId).execute();
}

/**
 * Ends every session of everybody, at kiosks too, and all tokens that borrow without one. Returns how many sessions
 * were open, those at kiosks apart.
 */
export async function endAllSessions(trx: Db, at: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  await trx.deleteFrom('kiosk_session').execute();
  await trx.deleteFrom('loan_token').execute();
  return Number(numUpdatedRows);
}

/** Forgets mail addresses that are to become a person's: somebody who knew the password may have asked for them. */
export async function forgetNewEmailsOf(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('email_confirmation').where('person_id', '=', personId).execute();
  const open = sql<SqlBool>`person_id = ${personId} and answered_at is null and changes ? 'email'`;
  await db
    .deleteFrom('personal_data_request')
    .where(open)
    .where(sql<SqlBool>`changes - 'email' = '{}'`)
    .execute();
  await db
    .updateTable('personal_data_request')
    .set({ changes: sql`changes - 'email'` })
    .where(open)
    .execute();
}

/** Forgets the address of a person's calendar, which tells of loans to anybody who has it. */
export async function forgetCalendarOf(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('calendar_feed').where('person_id', '=', personId).execute();
}

/**
 * Ends a person's API keys and webhooks, by which programs come in and are told: somebody who knew the password may
 * have made them.
 */
export async function endKeysOf(db: Db, personId: number, at: Date): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ revoked_at: at })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('webhook')
    .set({ stopped_at: at })
    .where('person_id', '=', personId)
    .where('stopped_at', 'is', null)
    .execute();
}
