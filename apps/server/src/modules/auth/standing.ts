import type { Db, Language } from '@estante/database';
import type { SessionStanding } from '../../endpoint/gate.ts';
import type { PersonalSession } from '../../endpoint/session.ts';

/**
 * Standing of a session, read by three primary keys at each call that knows a person; null where
 * session or link has ended.
 */
export async function findStanding(
  db: Db,
  { sessionId, loginId, personId }: PersonalSession,
  now: Temporal.Instant,
): Promise<SessionStanding | null> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('login as l', 'l.id', 's.login_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['p.language', 'l.is_blocked as isBlocked'])
    .where('s.id', '=', sessionId)
    .where('l.id', '=', loginId)
    .where('p.id', '=', personId)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', new Date(now.epochMilliseconds))
    .where('l.ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps the language of letters to the person from now on. The calls of a page come at once: one writes it, and no
 * other waits for that, or for another writer of the person; a later call does.
 */
export async function keepSpoken(db: Db, personId: number, language: Language): Promise<void> {
  await db
    .updateTable('person')
    .set({ language })
    .where('id', '=', (free) =>
      free
        .selectFrom('person')
        .select('id')
        .where('id', '=', personId)
        .where('language', '<>', language)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/**
 * Locks a login as it is until the transaction ends, the person first: a change of password, a block
 * or the end of the link comes before, and is seen here, or after, and ends what is begun here.
 * Null where the link has ended or is blocked.
 */
export async function lockLogin(
  trx: Db,
  { id, personId }: { readonly id: number; readonly personId: number },
): Promise<{ readonly passwordHash: string } | null> {
  const person = await trx
    .selectFrom('person')
    .select('password_hash as passwordHash')
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst();
  const login = await trx
    .selectFrom('login')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('is_blocked', '=', false)
    .forShare()
    .executeTakeFirst();
  return person && login ? person : null;
}
