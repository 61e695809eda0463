import { sql } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { timeZone } from '../../platform/clock.ts';
import type { RawReport, ReportOrder } from './report.ts';

const methods = ['cash', 'card', 'pix', 'gru', 'other'] as const;

interface Row {
  readonly day: string;
  readonly method: (typeof methods)[number];
  readonly received: number;
  readonly reversed: number;
  readonly count: number;
}

/**
 * Reports the money received and given back, by day and way. It names nobody and tells nothing of what was
 * read, and a cash book that leaves out a line balances with no drawer: nothing is withheld.
 */
export async function cashBook({ db, t, libraryId, from, to }: ReportOrder): Promise<RawReport> {
  const { rows } = await sql<Row>`
    with moved as (
      select e.received_at as at, e.method, e.received_in, e.amount as received, 0 as reversed
        from debt_entry e where e.kind = 'payment' and ${isWithinDays('e.received_at', from, to)}
      union all
      select r.entered_at, e.method, e.received_in, 0, r.amount
        from debt_entry r join debt_entry e on e.id = r.reversed_id and e.kind = 'payment'
        where r.kind = 'reversal' and ${isWithinDays('r.entered_at', from, to)}
    )
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, method,
      sum(received)::integer as received, sum(reversed)::integer as reversed,
      count(*)::integer as count
    from moved where ${libraryId}::integer is null or received_in = ${libraryId}
    group by 1, 2 order by 1, 2`.execute(db);
  return {
    columns: [
      { title: t('reports.groups.dia'), type: 'dia' },
      { title: t('reports.method'), type: 'texto' },
      { title: t('reports.entries'), type: 'numero' },
      { title: t('reports.received'), type: 'dinheiro' },
      { title: t('reports.givenBack'), type: 'dinheiro' },
      { title: t('reports.inHand'), type: 'dinheiro' },
    ],
    lines: rows.map(({ day, method, received, reversed, count }) => ({
      cells: [day, t(`reports.methods.${method}`), count, received, reversed, received - reversed],
    })),
    summed: [2, 3, 4, 5],
    chart: null,
  };
}
