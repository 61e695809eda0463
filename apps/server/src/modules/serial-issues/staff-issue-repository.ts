import type { IssueState } from '@estante/marc';
import { sql } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import { nameIn } from '../../platform/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../patrons/index.ts';

export interface StaffIssueFilter extends StaffListFilter {
  readonly state?: IssueState | undefined;
}

/** When it came, else is expected, else the month it is of: a moment, so that days narrow by it. */
const listedAt = sql<Date>`(coalesce(i.received_on, i.expected_on,
  make_date(i.year, coalesce(i.month, 1), 1))::timestamp at time zone ${sql.lit(timeZone)})`;

/** Issues of libraries of the asker, of titles that are there. */
function seenIssues({ db, loginId, language }: Sight) {
  return db
    .selectFrom((eb) =>
      eb.selectFrom('serial_issue as i').selectAll('i').select(listedAt.as('listed_at')).as('i'),
    )
    .innerJoin('serial_part as p', 'p.id', 'i.part_id')
    .innerJoin('title as t', 't.id', 'p.title_id')
    .innerJoin('library as b', 'b.id', 'p.library_id')
    .leftJoin('staff_issue as s', 's.id', 'i.staff_issue_id')
    .leftJoin('login as l', 'l.id', 's.written_by')
    .leftJoin('person as w', 'w.id', 'l.person_id')
    .selectAll('i')
    .select(['p.title_id', 'p.library_id', 'p.kind', 'p.name', 'p.record_id'])
    .select(['s.written_at', 's.record_says', 'w.name as writer'])
    .select(sql<string>`coalesce(t.description ->> 'title', '')`.as('title'))
    .select(nameIn('b', language).as('library'))
    .where('t.withdrawn_at', 'is', null)
    .where(isSeenBy(loginId, 'p.library_id'));
}

export type StaffIssueRow = Awaited<ReturnType<typeof findStaffIssues>>[number];

function listed(sight: Sight, filter: StaffListFilter) {
  return seenIssues(sight).where(
    isListed(filter, {
      library: 'p.library_id',
      sentAt: 'i.listed_at',
      words: sql<string>`concat_ws(' ', t.description ->> 'title', i.designation, i.barcode)`,
    }),
  );
}

/** A page: what is expected with the longest awaited first, else the latest first. */
export function findStaffIssues(
  sight: Sight,
  { state, ...filter }: StaffIssueFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return listed(sight, filter)
    .$if(state !== undefined, (q) => q.where('i.state', '=', state ?? 'expected'))
    .orderBy('i.listed_at', state === 'expected' ? 'asc' : 'desc')
    .orderBy('i.part_id')
    .orderBy('i.sequence')
    .orderBy('i.section')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countStaffIssues(
  sight: Sight,
  filter: StaffListFilter,
): Promise<ReadonlyMap<IssueState, number>> {
  const rows = await sight.db
    .selectFrom(listed(sight, filter).as('i'))
    .select(['i.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('i.state')
    .execute();
  return new Map(rows.map(({ state, total }) => [state, Number(total)]));
}

export interface IssuePlace {
  readonly partId: number;
  readonly sequence: number;
  readonly section: number;
}

export function findStaffIssue(sight: Sight, { partId, sequence, section }: IssuePlace) {
  return seenIssues(sight)
    .where('i.part_id', '=', partId)
    .where('i.sequence', '=', sequence)
    .where('i.section', '=', section)
    .executeTakeFirst();
}

/** Until the end of the transaction no import writes its issues, nor does anybody else. */
export async function lockPart(sight: Sight, partId: number): Promise<void> {
  const { db } = sight;
  await db.selectFrom('serial_part').select('id').where('id', '=', partId).forUpdate().execute();
}
