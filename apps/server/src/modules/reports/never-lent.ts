import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly titleId: number;
  readonly title: string;
  readonly library: string;
  readonly callNumber: string;
  readonly copies: number;
}

/** Titles whose copies here were never lent, those that came first at the top: what might be let go. */
export async function neverLent(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, language, most } = order;
  const { rows } = await sql<Row>`
    with idle as (
      select c.title_id, c.library_id, min(c.call_number) as "callNumber",
        count(*)::integer as copies
      from copy c
      where c.status in ('available', 'on-loan') and c.state <> 'lost' and c.loan_type_id is not null
        and (${libraryId}::integer is null or c.library_id = ${libraryId})
        and not exists (select from loan l
          where l.title_id = c.title_id and l.library_id = c.library_id)
      group by c.title_id, c.library_id order by c.title_id, c.library_id
      limit ${most + 1}
    )
    select i.title_id as "titleId", coalesce(b.description ->> 'title', '') as title,
      ${nameIn('u', language)} as library, i."callNumber", i.copies
    from idle i join title b on b.id = i.title_id join library u on u.id = i.library_id
    where b.withdrawn_at is null
    order by i.title_id, i.library_id`.execute(db);
  return {
    columns: [
      { title: t('reports.titleColumn'), type: 'titulo' },
      { title: t('reports.groups.biblioteca'), type: 'texto' },
      { title: t('reports.callNumber'), type: 'texto' },
      { title: t('reports.copies'), type: 'numero' },
    ],
    lines: rows.map(({ titleId, title, library, callNumber, copies }) => ({
      cells: [title, library, callNumber, copies],
      titleId,
    })),
    summed: [],
    chart: null,
  };
}
