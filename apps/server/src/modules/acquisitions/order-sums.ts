import { sql, type RawBuilder } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import type { Sight } from '../staff-access/index.ts';
import { inState, listedOrders, seenOrders, type OrderFilter } from './order-repository.ts';

/** Copies that came, or may come, as expectedCopies() counts them. */
const awaited = sql`(case when o.state in ('finished-incomplete', 'cancelled') then i.delivered
  else i.ordered end)`;

const priced = (copies: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${copies}::bigint * i.unit_price), 0)::float8`;

/** Counts the titles of the listed orders and sums up their prices, by supplier and state of order. */
export function sumOrders(sight: Sight, filter: OrderFilter) {
  return inState(listedOrders(sight, filter), filter)
    .innerJoin('purchase_order_item as i', 'i.order_id', 'o.id')
    .select(['i.supplier', 'o.state'])
    .select(sql<number>`count(*)::integer`.as('titles'))
    .select(
      sql<number>`count(*) filter (where i.unit_price is null and ${awaited} > 0)::integer`.as(
        'unpriced',
      ),
    )
    .select(priced(awaited).as('expected'))
    .select(priced(sql`(i.ordered - ${awaited})`).as('lost'))
    .select(sql<number>`coalesce(sum(i.paid::bigint), 0)::float8`.as('paid'))
    .groupBy(['i.supplier', 'o.state'])
    .orderBy(sql`i.supplier = ''`)
    .orderBy(sql`lower(i.supplier)`)
    .orderBy('i.supplier')
    .execute();
}

/** Suppliers listed at most, as many as a form can offer. */
const mostSuppliers = 100;

/** Suppliers of the orders that are seen, those that were named last, by their names. */
export async function findSuppliers(sight: Sight): Promise<readonly string[]> {
  const last = seenOrders(sight)
    .innerJoin('purchase_order_item as i', 'i.order_id', 'o.id')
    .where('i.supplier', '<>', '')
    .select('i.supplier')
    .groupBy('i.supplier')
    .orderBy(sql`max(o.changed_at)`, 'desc')
    .limit(mostSuppliers);
  const rows = await sight.db
    .selectFrom(last.as('s'))
    .select('s.supplier')
    .orderBy(sql`lower(s.supplier)`)
    .orderBy('s.supplier')
    .execute();
  return rows.map(({ supplier }) => supplier);
}

/** Titles of the listed orders, a line each, the newest order first. */
export function findOrderLines(sight: Sight, filter: OrderFilter, limit: number) {
  return inState(listedOrders(sight, filter), filter)
    .innerJoin('purchase_order_item as i', 'i.order_id', 'o.id')
    .selectAll('i')
    .select(['o.requisition', 'o.state', 'o.requester', 'o.created_at', 'o.expected_on'])
    .select(nameIn('b', sight.language).as('library'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

export type OrderLine = Awaited<ReturnType<typeof findOrderLines>>[number];
