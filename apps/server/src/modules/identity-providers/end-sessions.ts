import type { Db } from '@estante/database';
import { sha256 } from '../../platform/digest.ts';

/** Ends every session here that began in that session there. */
export async function endSessions(
  db: Db,
  providerId: number,
  providerSession: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where('id', 'in', (of) =>
      of
        .selectFrom('provider_session as p')
        .select('p.session_id')
        .where('p.provider_id', '=', providerId)
        .where('p.provider_session', '=', sha256(providerSession)),
    )
    .execute();
}

/**
 * Ends every session here that began by the provider for the person it calls so, whichever of their logins goes on in
 * it.
 */
export async function endSessionsOf(
  db: Db,
  providerId: number,
  subject: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where('id', 'in', (of) =>
      of
        .selectFrom('provider_session as p')
        .select('p.session_id')
        .where('p.provider_id', '=', providerId),
    )
    .where('login_id', 'in', (of) =>
      of
        .selectFrom('identity_link as k')
        .innerJoin('login as linked', 'linked.id', 'k.login_id')
        .innerJoin('login as l', 'l.person_id', 'linked.person_id')
        .select('l.id')
        .where('k.provider_id', '=', providerId)
        .where('k.subject', '=', subject),
    )
    .execute();
}
