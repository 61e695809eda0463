import { sql } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly library: string;
  readonly waiting: number;
  readonly shelf: number;
  readonly oldest: string;
  readonly people: number;
}

/** Holds that wait and that lie ready, by library, with the day since when the oldest waits. */
export async function holdsWaiting(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, language } = order;
  const { rows } = await sql<Row>`
    select ${nameIn('u', language)} as library,
      (count(*) filter (where h.state = 'waiting'))::integer as waiting,
      (count(*) filter (where h.state = 'released'))::integer as shelf,
      to_char(min(h.placed_at) at time zone ${timeZone}, 'YYYY-MM-DD') as oldest,
      count(distinct h.person_id)::integer as people
    from hold h join library u on u.id = h.library_id
    where h.state <> 'ended' and (${libraryId}::integer is null or h.library_id = ${libraryId})
    group by u.id order by waiting desc, library`.execute(db);
  return {
    columns: [
      { title: t('reports.groups.biblioteca'), type: 'texto' },
      { title: t('reports.waiting'), type: 'numero' },
      { title: t('reports.onShelf'), type: 'numero' },
      { title: t('reports.oldest'), type: 'dia' },
    ],
    lines: rows.map(({ library, waiting, shelf, oldest, people }) => ({
      cells: [library, waiting, shelf, oldest],
      people,
    })),
    summed: [1, 2],
    chart: 1,
  };
}
