import { fewestPeople } from '@estante/contract';
import { sql } from 'kysely';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly titleId: number;
  readonly title: string;
  readonly waiting: number;
  readonly copies: number;
  readonly people: number;
}

/** Titles that several wait for, by how many wait for each copy that there is. */
export async function mostWanted({ db, t, libraryId, most }: ReportOrder): Promise<RawReport> {
  const { rows } = await sql<Row>`
    with wanted as (
      select title_id, count(*)::integer as waiting, count(distinct person_id)::integer as people
      from hold
      where state <> 'ended' and (${libraryId}::integer is null or library_id = ${libraryId})
      group by title_id having count(distinct person_id) >= ${fewestPeople}
    ), held as (
      select w.*, (select count(*)::integer from copy c
        where c.title_id = w.title_id and coalesce(c.circulation_status, c.status) not in ('withdrawn', 'lost')
          and (${libraryId}::integer is null or c.library_id = ${libraryId})) as copies
      from wanted w
    )
    select h.title_id as "titleId", coalesce(b.description ->> 'title', '') as title,
      h.waiting, h.copies, h.people
    from held h join title b on b.id = h.title_id
    order by h.waiting::float / greatest(h.copies, 0.5) desc, h.waiting desc, h.title_id
    limit ${most + 1}`.execute(db);
  return {
    columns: [
      { title: t('reports.titleColumn'), type: 'titulo' },
      { title: t('reports.waiting'), type: 'numero' },
      { title: t('reports.copies'), type: 'numero' },
      { title: t('reports.perCopy'), type: 'numero' },
    ],
    lines: rows.map(({ titleId, title, waiting, copies, people }) => ({
      cells: [
        title,
        waiting,
        copies,
        copies === 0 ? '—' : Math.round((10 * waiting) / copies) / 10,
      ],
      titleId,
      people,
    })),
    summed: [],
    chart: 1,
  };
}
