import { sql } from 'kysely';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly words: string;
  readonly total: number;
  readonly days: number;
  readonly last: string;
}

/** Reports searches within days that found nothing: of the whole network, as its catalogue is. */
export async function failedSearches({ db, t, from, to, most }: ReportOrder): Promise<RawReport> {
  const { rows } = await sql<Row>`
    select words, sum(total)::integer as total, count(*)::integer as days, max(day)::text as last
    from failed_search
    where day between ${from}::date and ${to}::date
    group by words
    order by total desc, last desc, words
    limit ${most + 1}`.execute(db);
  return {
    columns: [
      { title: t('reports.searched'), type: 'texto' },
      { title: t('reports.searches'), type: 'numero' },
      { title: t('reports.searchDays'), type: 'numero' },
      { title: t('reports.lastSearch'), type: 'dia' },
    ],
    // The asker is not known: what was asked less often than three times may be of one person.
    lines: rows.map(({ words, total, days, last }) => ({
      cells: [words, total, days, last],
      people: total,
    })),
    summed: [1],
    chart: 1,
  };
}
