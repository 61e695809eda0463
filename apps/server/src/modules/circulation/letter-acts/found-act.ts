import { activities, type LetterAct } from '@estante/contract';
import type { Db, LetterActKind } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { KeyDeps } from '../../auth/index.ts';
import type { findLetterAct } from '../notices/index.ts';

export interface ActDeps extends KeyDeps {
  readonly clock: Clock;
}

export type FoundAct = NonNullable<Awaited<ReturnType<typeof findLetterAct>>>;

export const wireActs = {
  'renew-all': 'renovar_tudo',
  'pass-turn': 'passar_a_vez',
  'cancel-hold': 'cancelar',
  'extend-hold': 'prolongar',
} as const satisfies Readonly<Record<LetterActKind, LetterAct>>;

/** Activity that must be on for an act to be done. */
export const activityOf = (act: LetterActKind) =>
  act === 'renew-all' ? activities.accountRenewals : activities.titleHold;

export interface ActHold {
  readonly loginId: number;
  readonly title: string;
  readonly neededUntil: string | null;
}

/** The hold that the act is about, while the act can be done; null where nothing is left to be done. */
export async function findActHold(db: Db, { act, holdId, personId }: FoundAct) {
  const state = act === 'pass-turn' ? 'released' : 'waiting';
  const { rows } = await sql<ActHold>`
    select h.login_id as "loginId", h.needed_until::text as "neededUntil",
      coalesce(t.description ->> 'title', '') as title
    from hold h left join title t on t.id = h.title_id
    where h.id = ${holdId} and h.person_id = ${personId} and h.state = ${state}`.execute(db);
  return rows[0] ?? null;
}

/** Titles of what the person has on loan, the earliest due first. */
export async function findLentTitles(db: Db, personId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ title: string }>`
    select coalesce(t.description ->> 'title', l.barcode) as title
    from loan l left join title t on t.id = l.title_id
    where l.person_id = ${personId} and l.returned_at is null
    order by l.due_on, l.due_at, l.id`.execute(db);
  return rows.map(({ title }) => title);
}
