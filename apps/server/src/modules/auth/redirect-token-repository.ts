import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { lockLogin } from './standing.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import { redirectTokenLife } from './token.ts';

/** Writes a row that is good once, and returns its number; null where the session has ended. */
export async function writeRedirect(
  db: Db,
  { personId, loginId, sessionId }: PersonalSession,
  now: Temporal.Instant,
): Promise<string | null> {
  const at = now.toString();
  await db
    .deleteFrom('redirect_token')
    .where('expires_at', '<=', new Date(now.epochMilliseconds))
    .execute();
  const { rows } = await sql<{ id: string }>`
    insert into redirect_token (id, session_id, expires_at)
    select gen_random_uuid(), s.id, ${now.add({ seconds: redirectTokenLife }).toString()}
    from session s join login l on l.id = s.login_id
    where s.id = ${sessionId} and l.id = ${loginId} and l.person_id = ${personId}
      and s.ended_at is null and s.ends_at > ${at}
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Uses the row up. Returns the login that it lets in, locked, and the session it came from, where that is still open.
 */
export async function takeRedirect(trx: Db, id: string, now: Temporal.Instant) {
  const at = new Date(now.epochMilliseconds);
  const taken = await trx
    .deleteFrom('redirect_token')
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .returning('session_id')
    .executeTakeFirst();
  if (!taken) return null;
  const loginOf = trx
    .selectFrom('session as s')
    .innerJoin('login as l', 'l.id', 's.login_id')
    .select(['l.id', 'l.person_id as personId', 'l.is_blocked as isBlocked'])
    .select('l.blocked_until as blockedUntil')
    .where('s.id', '=', taken.session_id);
  const whose = await loginOf.executeTakeFirst();
  if (whose) await lockLogin(trx, whose);
  const login = await loginOf
    .where('s.ended_at', 'is', null)
    .where('l.ended_at', 'is', null)
    .where('s.ends_at', '>', at)
    .executeTakeFirst();
  return login ? { ...login, sessionId: taken.session_id } : null;
}
