import { loanGroups, type LoanGroup } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { timeZone } from '../../platform/clock.ts';
import { readNamesById } from './present-groups.ts';
import type { RawReport, ReportOrder } from './report.ts';

interface Row {
  readonly key: string | null;
  readonly loans: number;
  readonly people: number;
}

/**
 * Counts loans by when or where they were made, or by the category of their patrons. A loan whose reader is forgotten
 * is one of somebody else each time: nobody can be told from it any more.
 */
export async function countLoans(order: ReportOrder): Promise<RawReport> {
  const { db, t, libraryId, from, to } = order;
  const group = loanGroups.find((one) => one === order.group) ?? 'mes';
  const { rows } = await sql<Row>`
    with made as (
      select ${keyOf(group)} as key, l.person_id, count(*)::integer as loans
      from loan l ${joinOf(group)}
      where ${isWithinDays('l.lent_at', from, to)}
        and (${libraryId}::integer is null or l.lent_in = ${libraryId})
      group by 1, 2
    )
    select key, sum(loans)::integer as loans,
      (count(person_id) + coalesce(sum(loans) filter (where person_id is null), 0))::integer as people
    from made group by key
    order by ${group === 'mes' || group === 'dia' ? sql`key` : sql`loans desc, key`}`.execute(db);
  const names = await readNames(order, group);
  return {
    columns: [
      {
        title: t(`reports.groups.${group}`),
        type: group === 'mes' || group === 'dia' ? group : 'texto',
      },
      { title: t('reports.loans'), type: 'numero' },
    ],
    lines: rows.map(({ key, loans, people }) => ({
      cells: [key === null ? t('reports.noCategory') : (names.get(key) ?? key), loans],
      people,
    })),
    summed: [1],
    chart: 1,
  };
}

function keyOf(group: LoanGroup): RawBuilder<string | null> {
  const day = sql`(l.lent_at at time zone ${timeZone})`;
  switch (group) {
    case 'mes':
      return sql`to_char(${day}, 'YYYY-MM')`;
    case 'dia':
      return sql`to_char(${day}, 'YYYY-MM-DD')`;
    case 'biblioteca':
      return sql`l.lent_in::text`;
    case 'categoria':
      return sql`g.category_id::text`;
  }
}

function joinOf(group: LoanGroup): RawBuilder<unknown> {
  switch (group) {
    case 'mes':
    case 'dia':
    case 'biblioteca':
      return sql``;
    case 'categoria':
      return sql`left join login g on g.id = l.login_id`;
  }
}

/** Names of the lines, by their keys: months and days are their own. */
async function readNames(
  order: ReportOrder,
  group: LoanGroup,
): Promise<ReadonlyMap<string, string>> {
  switch (group) {
    case 'mes':
    case 'dia':
      return new Map();
    case 'biblioteca':
      return readNamesById(order, 'library');
    case 'categoria':
      return readNamesById(order, 'patron_category');
  }
}
