import type { KioskState } from '@estante/contract';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';

const state = sql<KioskState>`case when k.revoked_at is null then 'ativo' else 'revogado' end`;

function seen({ db, loginId, language }: Sight, today: string) {
  return db
    .selectFrom('kiosk as k')
    .innerJoin('library as u', 'u.id', 'k.library_id')
    .innerJoin('login as sl', 'sl.id', 'k.set_up_by')
    .innerJoin('person as sp', 'sp.id', 'sl.person_id')
    .leftJoin('login as rl', 'rl.id', 'k.revoked_by')
    .leftJoin('person as rp', 'rp.id', 'rl.person_id')
    .select(['k.id', 'k.name', 'k.library_id', nameIn('u', language).as('library'), 'k.set_up_at'])
    .select(['sp.name as set_up_by', 'k.last_used_at', state.as('state')])
    .select(['k.revoked_at', 'rp.name as revoker', 'k.revoke_reason'])
    .select(
      sql<number>`case when k.session_day = ${today}::date then k.day_sessions else 0 end`.as(
        'sessions_today',
      ),
    )
    .where(isSeenBy(loginId, 'k.library_id'));
}

export type KioskRow = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

export function findDevice(sight: Sight, id: number, today: string) {
  return seen(sight, today).where('k.id', '=', id).executeTakeFirst();
}

const listed = {
  library: 'k.library_id',
  sentAt: 'k.set_up_at',
  words: sql<string>`k.name || ' ' || u.name || ' ' || sp.name`,
};

interface Page {
  readonly page: number;
  readonly size: number;
  readonly today: string;
}

/** A page of the staff's list: those in service first, and of each the newest. */
export function findDevices(
  sight: Sight,
  filter: StaffListFilter & { readonly state: KioskState | undefined },
  { page, size, today }: Page,
) {
  const asked = filter.state;
  return seen(sight, today)
    .where(isListed(filter, listed))
    .$if(asked !== undefined, (q) => q.where(state, '=', asked ?? 'ativo'))
    .orderBy('state')
    .orderBy('k.set_up_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Number of kiosks of the list in each state, whatever state is asked for. */
export async function countDevices(
  sight: Sight,
  filter: StaffListFilter,
  today: string,
): Promise<ReadonlyMap<KioskState, number>> {
  const { rows } = await sql<{ state: KioskState; total: number }>`
    select state, count(*)::integer as total
    from (${seen(sight, today).where(isListed(filter, listed))}) as listed
    group by state`.execute(sight.db);
  return new Map(rows.map((row) => [row.state, row.total]));
}

/** Revokes a kiosk, and ends the session at it. False where somebody has done so before. */
export async function revoke(
  { db: trx, loginId }: Sight,
  { id, reason, at }: { readonly id: number; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('kiosk')
    .set({ revoked_at: at, revoked_by: loginId, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('kiosk_session').where('kiosk_id', '=', id).execute();
  return true;
}
