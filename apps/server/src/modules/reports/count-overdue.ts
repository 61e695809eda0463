import { sql } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import { nameIn } from '../../platform/name-in.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly library: string;
  readonly upTo7: number;
  readonly upTo30: number;
  readonly upTo90: number;
  readonly more: number;
  readonly all: number;
  readonly people: number;
}

/** Loans that are late today, by the library of the copy and by how many days. */
export async function countOverdue(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, today, language } = order;
  const { rows } = await sql<Row>`
    with late as (
      select l.library_id, l.person_id, ${today}::date
        - coalesce(l.due_on, (l.due_at at time zone ${timeZone})::date) as days
      from loan l
      where l.returned_at is null
        and coalesce(l.due_on, (l.due_at at time zone ${timeZone})::date) < ${today}::date
        and (${libraryId}::integer is null or l.library_id = ${libraryId})
    )
    select ${nameIn('u', language)} as library,
      (count(*) filter (where days <= 7))::integer as "upTo7",
      (count(*) filter (where days between 8 and 30))::integer as "upTo30",
      (count(*) filter (where days between 31 and 90))::integer as "upTo90",
      (count(*) filter (where days > 90))::integer as more,
      count(*)::integer as all, count(distinct person_id)::integer as people
    from late join library u on u.id = late.library_id
    group by u.id order by "all" desc, library`.execute(db);
  return {
    columns: [
      { title: t('reports.groups.biblioteca'), type: 'texto' },
      ...(['upTo7', 'upTo30', 'upTo90', 'more', 'all'] as const).map((key) => ({
        title: t(`reports.late.${key}`),
        type: 'numero' as const,
      })),
    ],
    lines: rows.map(({ library, upTo7, upTo30, upTo90, more, all, people }) => ({
      cells: [library, upTo7, upTo30, upTo90, more, all],
      people,
    })),
    summed: [1, 2, 3, 4, 5],
    chart: 5,
  };
}
