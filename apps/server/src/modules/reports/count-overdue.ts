import { overdueBands, type OverdueBand } from '@estante/contract';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { loans } from '../circulation/index.ts';
import type { RawReport, ReportOrder } from './report.ts';

const countedIn = (band: OverdueBand) =>
  sql<number>`(count(*) filter (where ${loans.isInBand[band]}))::integer`.as(band);

/** Loans that are late now, by the library of the copy and by how many days. */
export async function countOverdue(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, now, language } = order;
  const closings = await loans.findRecentClosings(db, now);
  const rows = await db
    .selectFrom(loans.lateLoans(db, now, closings))
    .innerJoin('library as u', 'u.id', 'l.library_id')
    .where(sql<boolean>`(${libraryId}::integer is null or l.library_id = ${libraryId})`)
    .select([nameIn('u', language).as('library'), ...overdueBands.map(countedIn)])
    .select(sql<number>`count(*)::integer`.as('all'))
    .select(sql<number>`count(distinct l.person_id)::integer`.as('people'))
    .groupBy('u.id')
    .orderBy('all', 'desc')
    .orderBy('library')
    .execute();
  return {
    columns: [
      { title: t('reports.groups.biblioteca'), type: 'texto' },
      ...overdueBands.map((band) => ({
        title: t(`overdueLoans.bands.${band}`),
        type: 'numero' as const,
      })),
      { title: t('reports.lateInAll'), type: 'numero' },
    ],
    lines: rows.map((row) => ({
      cells: [row.library, ...overdueBands.map((band) => row[band]), row.all],
      people: row.people,
    })),
    summed: [1, 2, 3, 4, 5],
    chart: 5,
  };
}
