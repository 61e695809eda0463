import type { IssueState } from '@estante/marc';
import { sql, type SqlBool } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

export interface StaffIssueFilter extends StaffListFilter {
  readonly titleId?: number | undefined;
  readonly state?: IssueState | undefined;
}

/** Moment an issue is listed and narrowed by: of its receipt, else when it is expected, else of its month. */
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

function listed(sight: Sight, { titleId, ...filter }: Omit<StaffIssueFilter, 'state'>) {
  return seenIssues(sight)
    .$if(titleId !== undefined, (q) => q.where('p.title_id', '=', titleId ?? 0))
    .where(
      isListed(filter, {
        library: 'p.library_id',
        sentAt: 'i.listed_at',
        words: sql<string>`concat_ws(' ', t.description ->> 'title', i.designation, i.barcode)`,
      }),
    );
}

/** Finds a page: of what is expected the longest awaited first, else the latest first. */
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
  filter: Omit<StaffIssueFilter, 'state'>,
): Promise<ReadonlyMap<IssueState, number>> {
  const rows = await sight.db
    .selectFrom(listed(sight, filter).as('i'))
    .select(['i.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('i.state')
    .execute();
  return new Map(rows.map(({ state, total }) => [state, Number(total)]));
}

interface UnreceivedIssue {
  readonly titleId: number;
  readonly libraryId: number | undefined;
  readonly state: IssueState;
  readonly today: string;
}

/** The day by which an issue should be here: the expected one, else the last of its month or year. */
const dueOn = sql`coalesce(i.expected_on,
  (make_date(i.year, coalesce(i.month, 12), 1) + interval '1 month - 1 day')::date)`;

/** Finds issues of a serial in one state, the oldest first; of expected ones those that are late. */
export function findUnreceived(
  sight: Sight,
  { titleId, libraryId, state, today }: UnreceivedIssue,
  most: number,
) {
  return listed(sight, { titleId, libraryId, text: '' })
    .where('i.state', '=', state)
    .where(sql<SqlBool>`(i.state <> 'expected' or ${dueOn} < ${today}::date)`)
    .orderBy('i.listed_at')
    .orderBy('i.part_id')
    .orderBy('i.sequence')
    .orderBy('i.section')
    .limit(most)
    .execute();
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

/** Locks the part until the transaction ends: neither imports nor other staff write its issues. */
export async function lockPart(sight: Sight, partId: number): Promise<void> {
  const { db } = sight;
  await db.selectFrom('serial_part').select('id').where('id', '=', partId).forUpdate().execute();
}
