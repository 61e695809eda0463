import type { CollectionGroup } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';
import { isWithinDays } from '../../platform/sql/civil-days.ts';
import { groupOf, inOrder, isOfPlaces, keyOf, ofLibrary, placeOf } from './collection-groups.ts';
import { presentGroups } from './present-groups.ts';
import type { Cell, RawReport, ReportOrder } from './report.ts';

const counted = ['titlesIn', 'copiesIn', 'issuesIn', 'titlesOut', 'withdrawn', 'lost'] as const;

type Counts = { readonly key: string | null } & Readonly<Record<(typeof counted)[number], number>>;

const cells = (counts: Counts): Cell[] => counted.map((column) => counts[column]);

/**
 * Counts what came within days and what went. A title comes with its first copy, and goes with its last; one
 * that never had a copy comes when it is catalogued, and goes when it is withdrawn.
 */
export async function countMovement(order: ReportOrder): Promise<RawReport> {
  const { t } = order;
  const group = groupOf(order);
  const titles = counted.map((column) => t(`reports.movement.${column}`));
  const lines = await readCounts(order, group);
  return {
    ...(await presentGroups(order, group, { titles, lines, cells })),
    ...(isOfPlaces(group) && lines.length > 0 && { total: await readTotal(order) }),
    // Bars of nothing say nothing.
    chart: lines.some(({ copiesIn }) => copiesIn > 0) ? 2 : null,
  };
}

/** Reads the line of the whole: a title that is new to a library, or gone from one, may be neither there. */
async function readTotal(order: ReportOrder): Promise<Cell[]> {
  const [whole] = await readCounts(order, null);
  return [order.t('reports.whole'), ...(whole ? cells(whole) : counted.map(() => 0))];
}

async function readCounts(order: ReportOrder, group: CollectionGroup | null): Promise<Counts[]> {
  const { db, from, to, today } = order;
  const within = (day: RawBuilder<unknown>) => sql`${day} between ${from}::date and ${to}::date`;
  const { rows } = await sql<Counts>`
    with issue as (
      select p.title_id, p.library_id from serial_issue i join serial_part p on p.id = i.part_id
      where i.state in ('received', 'bound') and (${within(sql`i.received_on`)}
        or (i.received_on is null and ${within(sql`i.included_on`)}))
    ), touched as (
      select title_id from copy where ${within(sql`acquired_on`)} or ${within(sql`included_on`)}
        or ${within(sql`left_on`)}
      union select id from title where ${within(sql`included_on`)}
    ), moved as (
      select c.title_id, c.library_id, coalesce(c.acquired_on, c.included_on, t.included_on) as came,
        c.state in ('withdrawn', 'lost') as is_gone, c.left_on, c.state, 0 as issues
      from touched join copy c using (title_id)
        left join title t on t.id = c.title_id and c.acquired_on is null and c.included_on is null
      union all
      select title_id, library_id, null, null, null, null, 1 from issue
    ), of_place as (
      select m.title_id, ${placeOf(group)} as place, min(m.came) as came,
        bool_and(m.is_gone) as is_gone, max(m.left_on) as left_on,
        (count(*) filter (where ${within(sql`m.came`)}))::integer as copies,
        (count(*) filter (where m.state = 'withdrawn' and ${within(sql`m.left_on`)}))::integer as withdrawn,
        (count(*) filter (where m.state = 'lost' and ${within(sql`m.left_on`)}))::integer as lost,
        sum(m.issues)::integer as issues
      from moved m ${ofLibrary(order)} group by 1, 2
    ), unit as (
      select title_id, place, (${within(sql`came`)})::integer as titles_in, copies, issues,
        (is_gone and ${within(sql`left_on`)})::integer as titles_out, withdrawn, lost
      from of_place
      where copies > 0 or issues > 0 or withdrawn > 0 or lost > 0
      union all ${ofNoLibrary(order)}
    )
    select * from (select ${keyOf(group, today)} as key, coalesce(sum(u.titles_in), 0)::integer as "titlesIn",
      sum(u.copies)::integer as "copiesIn", sum(u.issues)::integer as "issuesIn",
      coalesce(sum(u.titles_out), 0)::integer as "titlesOut", sum(u.withdrawn)::integer as withdrawn,
      sum(u.lost)::integer as lost
    from unit u join counted_title t on t.title_id = u.title_id
    group by 1) counted
    order by ${inOrder(group, sql`"copiesIn" + "titlesIn" + "issuesIn"`)}`.execute(db);
  return rows;
}

/** Titles that never had a copy: no library's, but of the whole. */
function ofNoLibrary({ libraryId, from, to }: ReportOrder): RawBuilder<unknown> {
  const hasNoCopy = sql`${libraryId}::integer is null
    and not exists (select from copy c where c.title_id = t.id)`;
  return sql`
    select t.id, null, 1, 0, 0, 0, 0, 0 from title t
      where t.included_on between ${from}::date and ${to}::date and ${hasNoCopy}
    union all
    select t.id, null, 0, 0, 0, 1, 0, 0 from title t
      where t.withdrawn_at is not null and ${isWithinDays('t.withdrawn_at', from, to)} and ${hasNoCopy}`;
}
