import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { timeZone } from '../../../platform/clock.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../../staff-access/index.ts';

/** Standing of a clearance on a day. */
export type ClearanceStanding = 'valid' | 'expired' | 'revoked';

/** Holds a link for the rest of the transaction: nobody writes through it meanwhile. */
export async function lockLogin(
  trx: Db,
  { personId, loginId }: { readonly personId: number; readonly loginId: number },
  language: Language,
) {
  const row = await trx
    .selectFrom('login as l')
    .innerJoin('library as u', 'u.id', 'l.library_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select([
      'l.username',
      'l.library_id as libraryId',
      nameIn('u', language).as('library'),
      'p.name',
      'p.emails',
    ])
    .where('l.id', '=', loginId)
    .where('l.person_id', '=', personId)
    .where('l.ended_at', 'is', null)
    .forNoKeyUpdate('l')
    .executeTakeFirst();
  return row ?? null;
}

interface NewClearance {
  readonly code: string;
  readonly personId: number;
  readonly loginId: number;
  readonly libraryId: number;
  readonly madeAt: Date;
  readonly validUntil: string;
}

export async function insertClearance(trx: Db, made: NewClearance): Promise<void> {
  await trx
    .insertInto('clearance')
    .values({
      code: made.code,
      person_id: made.personId,
      login_id: made.loginId,
      library_id: made.libraryId,
      made_at: made.madeAt,
      valid_until: made.validUntil,
    })
    .execute();
  // The code shown at the desk in place of a card is void from now on.
  await trx.deleteFrom('loan_token').where('login_id', '=', made.loginId).execute();
}

const standing = (today: string) => sql<ClearanceStanding>`case
  when d.revoked_at is not null then 'revoked'
  when d.valid_until < ${today}::date then 'expired' else 'valid' end`;

export async function findByCode(
  { db, language }: Pick<Sight, 'db' | 'language'>,
  code: string,
  today: string,
) {
  const row = await db
    .selectFrom('clearance as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('library as u', 'u.id', 'd.library_id')
    .select([
      'p.name',
      'd.shown_name',
      'd.valid_until as validUntil',
      nameIn('u', language).as('library'),
    ])
    .select(standing(today).as('standing'))
    .select(sql<string>`(d.made_at at time zone ${timeZone})::date::text`.as('madeOn'))
    .where('d.code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** Name that is shown; of a closed account what is left of it. */
const shownName = sql<string>`coalesce(d.shown_name, p.name)`;

function seen({ db, loginId, language }: Sight, today: string) {
  return db
    .selectFrom('clearance as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .innerJoin('login as l', 'l.id', 'd.login_id')
    .innerJoin('library as u', 'u.id', 'd.library_id')
    .leftJoin('login as rl', 'rl.id', 'd.revoked_by')
    .leftJoin('person as rp', 'rp.id', 'rl.person_id')
    .select([
      'd.id',
      'd.code',
      'd.person_id',
      'd.login_id',
      'd.made_at',
      'd.valid_until',
      'd.library_id',
    ])
    .select([
      'd.revoked_at',
      'd.revoke_reason',
      shownName.as('name'),
      'l.username',
      nameIn('u', language).as('library'),
    ])
    .select(['rp.name as revoker', standing(today).as('standing')])
    .where(isSeenBy(loginId, 'd.library_id'));
}

export type ClearanceRow = NonNullable<Awaited<ReturnType<typeof findClearance>>>;

export function findClearance(sight: Sight, id: number, today: string) {
  return seen(sight, today).where('d.id', '=', id).executeTakeFirst();
}

export interface ClearanceFilter extends StaffListFilter {
  readonly standing?: ClearanceStanding | undefined;
}

const listed = {
  library: 'd.library_id',
  sentAt: 'd.made_at',
  words: sql<string>`${shownName} || ' ' || l.username || ' ' || d.code`,
};

/** A page of the staff's list, the newest first. */
export function findClearances(
  sight: Sight,
  filter: ClearanceFilter,
  { page, size, today }: { readonly page: number; readonly size: number; readonly today: string },
) {
  return seen(sight, today)
    .where(isListed(filter, listed))
    .$if(filter.standing !== undefined, (q) =>
      q.where(standing(today), '=', filter.standing ?? 'valid'),
    )
    .orderBy('d.made_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

/** Number of clearances of the list in each state, whatever state is asked for. */
export async function countByStanding(
  sight: Sight,
  filter: ClearanceFilter,
  today: string,
): Promise<ReadonlyMap<ClearanceStanding, number>> {
  const { rows } = await sql<{ standing: ClearanceStanding; total: number }>`
    select standing, count(*)::integer as total
    from (${seen(sight, today).where(isListed(filter, listed))}) as listed
    group by standing`.execute(sight.db);
  return new Map(rows.map((row) => [row.standing, row.total]));
}

/** Revokes a clearance; false where somebody has done so before. */
export async function revoke(
  { db, loginId }: Sight,
  { id, reason, at }: { readonly id: number; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('clearance')
    .set({ revoked_at: at, revoked_by: loginId, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLibraryName(db: Db, id: number, language: Language): Promise<string> {
  const row = await db
    .selectFrom('library as b')
    .select(nameIn('b', language).as('name'))
    .where('b.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
}

/** Keeps what verifying shows of a person, whose name is about to go. Under the lock of the person. */
export async function keepShownName(trx: Db, personId: number, name: string): Promise<void> {
  await trx
    .updateTable('clearance')
    .set({ shown_name: name })
    .where('person_id', '=', personId)
    .execute();
}

export async function isAccountClosed(db: Db, personId: number): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
