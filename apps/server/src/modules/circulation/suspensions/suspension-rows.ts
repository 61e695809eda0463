import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { isSeenBy } from '../../staff-access/index.ts';

export interface SuspensionRow {
  readonly id: number;
  readonly personId: number;
  readonly reason: string;
  readonly libraryId: number;
  readonly library: string;
  readonly titleId: number | null;
  readonly barcode: string | null;
  readonly title: string | null;
  readonly from: string;
  readonly until: string;
  readonly liftedAt: Date | null;
}

interface SuspensionFilter {
  readonly personId?: number;
  readonly id?: number;
  /** Only what a login of the staff may see. */
  readonly seenBy?: number;
}

/** Suspensions, first those that hold on this day, then the last first. */
export async function findSuspensions(
  db: Db,
  { personId, id, seenBy }: SuspensionFilter,
  { today, language }: { readonly today: string; readonly language: Language },
): Promise<readonly SuspensionRow[]> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(personId === undefined ? [] : [sql<SqlBool>`s.person_id = ${personId}`]),
    ...(id === undefined ? [] : [sql<SqlBool>`s.id = ${id}`]),
    ...(seenBy === undefined ? [] : [isSeenBy(seenBy, 's.library_id')]),
  ];
  const { rows } = await sql<SuspensionRow>`
    select s.id, s.person_id as "personId", s.reason, s.library_id as "libraryId",
      ${nameIn('u', language)} as library, l.title_id as "titleId", l.barcode, t.description ->> 'title' as title,
      s.from_day::text as "from", s.until_day::text as "until", s.lifted_at as "liftedAt"
    from suspension s
      join library u on u.id = s.library_id
      left join loan l on l.id = s.loan_id
      left join title t on t.id = l.title_id
    where ${sql.join(conditions, sql` and `)}
    order by (s.lifted_at is null and s.until_day >= ${today}::date) desc, s.until_day desc, s.id desc
  `.execute(db);
  return rows;
}
