import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly discipline: string;
  readonly term: string;
  readonly kind: 'required' | 'basic' | 'complementary';
  readonly work: string;
  readonly titleId: number | null;
}

/** What teaching plans of this year and the last ask for and nobody can borrow: no title, or no copy. */
export async function plansWithoutCopies(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, today, language, most } = order;
  const { rows } = await sql<Row>`
    select ${nameIn('d', language)} as discipline, p.year || '/' || p.semester as term, i.kind,
      coalesce(b.description ->> 'title', i.citation) as work, b.id as "titleId"
    from teaching_plan p
      join discipline d on d.id = p.discipline_id
      join bibliography_item i on i.plan_id = p.id
      left join title b on b.id = i.title_id and b.withdrawn_at is null
    where p.year >= extract(year from ${today}::date) - 1
      and not exists (select from copy c where c.title_id = b.id
        and coalesce(c.circulation_status, c.status) not in ('withdrawn', 'lost')
        and (${libraryId}::integer is null or c.library_id = ${libraryId}))
    order by p.year desc, p.semester desc, discipline, i.position
    limit ${most + 1}`.execute(db);
  return {
    columns: [
      { title: t('reports.work'), type: 'titulo' },
      { title: t('reports.discipline'), type: 'texto' },
      { title: t('reports.term'), type: 'texto' },
      { title: t('reports.reading'), type: 'texto' },
    ],
    lines: rows.map(({ discipline, term, kind, work, titleId }) => ({
      cells: [work, discipline, term, t(`reports.readings.${kind}`)],
      ...(titleId !== null && { titleId }),
    })),
    summed: [],
    chart: null,
  };
}
