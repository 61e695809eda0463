import type { CoverList } from '@estante/contract';
import type { CoverOrigin, Db } from '@estante/database';
import { sql } from 'kysely';

/** A title whose cover staff look at. */
export interface StaffCover {
  readonly id: number;
  readonly version: string | null;
  readonly origin: CoverOrigin | null;
  readonly credit: string;
  readonly creditUrl: string;
  readonly reports: number;
  readonly at: Date;
}

const ofCover = sql`c.title_id as id, c.version, c.origin, c.credit, c.credit_url as "creditUrl",
  coalesce(r.reports, 0) as reports`;
const reported = sql`c.version = r.version and not r.is_right`;

/** Covers of each list, with the reports and the moment `at` that they are ordered by. */
const lists = {
  avisadas: sql`select ${ofCover}, r.reported_at as at
    from cover_report r join cover c on c.title_id = r.title_id and ${reported}`,
  buscadas: sql`select ${ofCover}, c.stored_at as at
    from cover c left join cover_report r on c.title_id = r.title_id and ${reported}
    where c.origin <> 'sent'`,
  recusadas: sql`select f.title_id as id, c.version, c.origin, coalesce(c.credit, '') as credit,
      coalesce(c.credit_url, '') as "creditUrl", 0 as reports, f.refused_at as at
    from cover_refusal f left join cover c on c.title_id = f.title_id`,
} as const satisfies Readonly<Record<CoverList, unknown>>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Covers of a list: first those that most readers reported; else the latest. */
export async function findStaffCovers(
  db: Db,
  list: CoverList,
  { offset, limit }: Page,
): Promise<StaffCover[]> {
  const { rows } = await sql<StaffCover>`select * from (${lists[list]}) covers
    order by reports desc, at desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countStaffCovers(db: Db): Promise<Readonly<Record<CoverList, number>>> {
  const count = (list: CoverList) => sql`(select count(*)::integer from (${lists[list]}) covers)`;
  const { rows } = await sql<Record<CoverList, number>>`select ${count('avisadas')} as avisadas,
    ${count('buscadas')} as buscadas, ${count('recusadas')} as recusadas`.execute(db);
  return rows[0] ?? { avisadas: 0, buscadas: 0, recusadas: 0 };
}

/** The title with its cover, where it has one; undefined where there is no such title. */
export async function findStaffCover(db: Db, titleId: number): Promise<StaffCover | undefined> {
  const { rows } = await sql<StaffCover>`
    select t.id, c.version, c.origin, coalesce(c.credit, '') as credit,
      coalesce(c.credit_url, '') as "creditUrl", coalesce(r.reports, 0) as reports,
      coalesce(c.stored_at, t.updated_at) as at
    from title t left join cover c on c.title_id = t.id
      left join cover_report r on c.title_id = r.title_id and ${reported}
    where t.id = ${titleId} and t.withdrawn_at is null`.execute(db);
  return rows[0];
}

/**
 * Counts a report; false where the title does not have that cover. A report of one that staff found right counts no
 * more.
 */
export async function countReport(
  db: Db,
  titleId: number,
  version: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cover_report as r (title_id, version, reported_at)
    select c.title_id, c.version, ${at} from cover c
    where c.title_id = ${titleId} and c.version = ${version}
    on conflict (title_id) do update set
      reports = case when r.version <> excluded.version then 1 when r.is_right then r.reports
        else least(r.reports + 1, 1000000) end,
      is_right = r.is_right and r.version = excluded.version,
      reported_at = excluded.reported_at, version = excluded.version
    returning title_id`.execute(db);
  return rows.length > 0;
}

/** Marks a cover as right; false where the title did not have it. */
export async function keep(db: Db, titleId: number, version: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into cover_report (title_id, version, reported_at, is_right)
    select c.title_id, c.version, ${at}, true from cover c
    where c.title_id = ${titleId} and c.version = ${version}
    on conflict (title_id) do update set version = excluded.version, is_right = true
    returning title_id`.execute(db);
  return rows.length > 0;
}

interface CoverRefusal {
  readonly titleId: number;
  readonly version: string;
  readonly loginId: number;
  readonly at: Date;
}

/** Removes a cover that staff refuse, in a transaction; false where the title did not have it. */
export async function refuseFor(
  trx: Db,
  { titleId, version, loginId, at }: CoverRefusal,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('cover')
    .where('title_id', '=', titleId)
    .where('version', '=', version)
    .returning('title_id')
    .executeTakeFirst();
  if (!gone) return false;
  await trx
    .insertInto('cover_refusal')
    .values({ title_id: titleId, refused_at: at, refused_by: loginId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
