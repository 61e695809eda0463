import type { CollectionGroup } from '@estante/contract';
import { sql } from 'kysely';
import { groupOf, inOrder, isOfPlaces, keyOf, ofLibrary, placeOf } from './collection-groups.ts';
import { presentGroups } from './present-groups.ts';
import type { Cell, RawReport, ReportOrder } from './report.ts';

interface Counts {
  readonly key: string | null;
  readonly titles: number;
  readonly copies: number;
  readonly issues: number;
  readonly online: number;
  readonly others: number;
}

const counted = ['titles', 'copies', 'issues'] as const;
/** Lines of the report whose titles no library has. */
const countedNowhere = ['online', 'others'] as const;

/**
 * Counts what is there now: titles with a copy or with holdings, their copies and the issues received; beside them the
 * titles that no library holds, which a single library does not have.
 */
export async function countCollection(order: ReportOrder): Promise<RawReport> {
  const { t, libraryId } = order;
  const group = groupOf(order);
  const columns = [...counted, ...(libraryId === null ? countedNowhere : [])];
  const titles = columns.map((column) => t(`reports.collection.${column}`));
  const cells = (counts: Counts) => columns.map((column) => counts[column]);
  const lines = await readCounts(order, group);
  return {
    ...(await presentGroups(order, group, { titles, lines, cells })),
    ...(isOfPlaces(group) && { total: await readTotal(order, cells) }),
    chart: 1,
  };
}

/** Reads the totals: a title of several libraries is one in the whole. */
async function readTotal(order: ReportOrder, cells: (counts: Counts) => Cell[]) {
  const [whole] = await readCounts(order, null);
  return whole ? [order.t('reports.whole'), ...cells(whole)] : null;
}

async function readCounts(order: ReportOrder, group: CollectionGroup | null): Promise<Counts[]> {
  const { db, libraryId, today } = order;
  const place = placeOf(group);
  const inLibrary = ofLibrary(order);
  const { rows } = await sql<Counts>`
    with kept as (
      select title_id, ${place} as place, count(*)::integer as copies
      from copy ${inLibrary} where state not in ('withdrawn', 'lost') group by 1, 2
    ), run as (
      select title_id, place, sum(issues)::integer as issues from (
        select title_id, ${place} as place, 0 as issues from holding ${inLibrary}
        union all select p.title_id, ${place}, count(i.part_id)::integer
          from serial_part p ${inLibrary}
            left join serial_issue i on i.part_id = p.id and i.state in ('received', 'bound')
          group by 1, 2) held
      group by 1, 2
    ), unit as (select * from kept full join run using (title_id, place))
    select * from (select ${keyOf(group, today)} as key, count(u.title_id)::integer as titles,
      coalesce(sum(u.copies), 0)::integer as copies, coalesce(sum(u.issues), 0)::integer as issues,
      (count(*) filter (where u.title_id is null and t.is_online))::integer as online,
      (count(*) filter (where u.title_id is null and not t.is_online))::integer as others
    from counted_title t left join unit u on u.title_id = t.title_id
    where not exists (select from title w where w.id = t.title_id and w.withdrawn_at is not null)
      and (${libraryId}::integer is null or u.title_id is not null)
    group by 1) counted
    order by ${inOrder(group, sql`titles`)}`.execute(db);
  return rows;
}
