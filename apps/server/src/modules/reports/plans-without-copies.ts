import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import {
  isForLoan,
  lendsToAnybody,
  readLendingRules,
  type CopyState,
} from '../circulation/availability/index.ts';
import { readSettings } from '../institution/index.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly discipline: string;
  readonly term: string;
  readonly kind: 'required' | 'basic' | 'complementary';
  readonly work: string;
  readonly titleId: number | null;
}

interface CopyKind {
  readonly state: CopyState;
  readonly libraryId: number;
  readonly loanTypeId: number | null;
}

/** Kinds of copies of what plans list that somebody may take home, now or once they are back. */
async function readBorrowedKinds(db: Db): Promise<readonly CopyKind[]> {
  const listed = sql<CopyKind>`
    select distinct c.state, c.library_id as "libraryId", c.loan_type_id as "loanTypeId"
    from copy c where c.title_id in (select title_id from bibliography_item)`.execute(db);
  const [{ rows }, rules] = await Promise.all([listed, readLendingRules(db)]);
  return rows.filter((kind) => isForLoan(kind.state, lendsToAnybody(rules, kind)));
}

/**
 * Reports readings of teaching plans, from last year's on, that nobody can borrow: no title, or no copy that
 * is for loan. A run of a serial is read where it stands.
 */
export async function plansWithoutCopies(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, today, language, most } = order;
  const [kinds, { onlineIsEnough }] = await Promise.all([readBorrowedKinds(db), readSettings(db)]);
  const { rows } = await sql<Row>`
    select ${nameIn('d', language)} as discipline, p.year || '/' || p.semester as term, i.kind,
      coalesce(b.description ->> 'title', i.citation) as work, b.id as "titleId"
    from teaching_plan p
      join discipline d on d.id = p.discipline_id
      join bibliography_item i on i.plan_id = p.id
      left join title b on b.id = i.title_id and b.withdrawn_at is null
    where p.year >= extract(year from ${today}::date) - 1
      and not (${onlineIsEnough} and coalesce((b.description ->> 'isOnline')::boolean, false))
      and not exists (select from holding h where h.title_id = b.id
        and (${libraryId}::integer is null or h.library_id = ${libraryId}))
      and not exists (select from copy c
        join unnest(${kinds.map(({ state }) => state)}::text[],
          ${kinds.map((kind) => kind.libraryId)}::integer[],
          ${kinds.map((kind) => kind.loanTypeId)}::integer[]) as k (state, library_id, loan_type_id)
        on k.state = c.state and k.library_id = c.library_id
          and k.loan_type_id is not distinct from c.loan_type_id
        where c.title_id = b.id and (${libraryId}::integer is null or c.library_id = ${libraryId}))
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
