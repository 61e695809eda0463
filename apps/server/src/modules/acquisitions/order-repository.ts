import type { Language } from '@estante/contract';
import type { Db, OrderState } from '@estante/database';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isListed, isSeenBy, type Sight, type StaffListFilter } from '../staff-access/index.ts';

export interface OrderFilter extends StaffListFilter {
  readonly state?: OrderState | undefined;
}

/** Every order that this login may see. */
export function seenOrders({ db, loginId }: Sight) {
  return db
    .selectFrom('purchase_order as o')
    .innerJoin('library as b', 'b.id', 'o.library_id')
    .where(isSeenBy(loginId, 'o.library_id'));
}

const listed = {
  library: 'o.library_id',
  sentAt: 'o.created_at',
  words: sql<string>`concat_ws(' ', o.requisition, o.requester,
    (select string_agg(concat_ws(' ', i.title, i.supplier, i.commitment, i.invoice), ' ') from purchase_order_item i where i.order_id = o.id))`,
};

export function listedOrders(sight: Sight, filter: OrderFilter) {
  return seenOrders(sight).where(isListed(filter, listed));
}

export function inState(query: ReturnType<typeof seenOrders>, { state }: OrderFilter) {
  return state === undefined ? query : query.where('o.state', '=', state);
}

/** Orders of a query with all of their titles, and who suggested each. */
export function withItems(query: ReturnType<typeof seenOrders>, language: Language) {
  return query
    .selectAll('o')
    .select(nameIn('b', language).as('library'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('purchase_order_item as i')
          .leftJoin('acquisition_suggestion as s', 's.id', 'i.suggestion_id')
          .leftJoin('person as p', 'p.id', 's.person_id')
          .whereRef('i.order_id', '=', 'o.id')
          .select(['i.id', 'i.suggestion_id', 'i.title', 'i.author', 'i.ordered', 'i.delivered'])
          .select([
            'i.supplier',
            'i.unit_price',
            'i.commitment',
            'i.invoice',
            'i.invoiced_on',
            'i.paid',
          ])
          .select(['p.name as person', 's.person_id'])
          .orderBy('i.id'),
      ).as('items'),
    );
}

export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

/** A page of orders, the newest first. */
export function findOrders(
  sight: Sight,
  filter: OrderFilter,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return withItems(inState(listedOrders(sight, filter), filter), sight.language)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countOrders(
  sight: Sight,
  filter: OrderFilter,
): Promise<ReadonlyMap<OrderState, number>> {
  const rows = await listedOrders(sight, filter)
    .select(['o.state', (eb) => eb.fn.countAll<string>().as('total')])
    .groupBy('o.state')
    .execute();
  return new Map(rows.map((row) => [row.state, Number(row.total)]));
}

/**
 * An order, locked with its suggestions until the end of the transaction; undefined where it is not
 * seen.
 */
export async function lockOrder(sight: Sight, id: number): Promise<OrderRow | undefined> {
  const order = await withItems(seenOrders(sight), sight.language)
    .where('o.id', '=', id)
    .forUpdate('o')
    .executeTakeFirst();
  if (!order) return undefined;
  await lockSuggestions(
    sight.db,
    order.items.flatMap(({ suggestion_id }) => suggestion_id ?? []),
  );
  return order;
}

export function findOrder(sight: Sight, id: number): Promise<OrderRow | undefined> {
  return withItems(seenOrders(sight), sight.language).where('o.id', '=', id).executeTakeFirst();
}

/**
 * Locks suggestions in the order of their numbers, so that two transactions that lock the same ones wait for one
 * another.
 */
export async function lockSuggestions(db: Db, ids: readonly number[]) {
  const isAsked = sql<boolean>`s.id = any(${ids}::integer[])`;
  const all = db.selectFrom('acquisition_suggestion as s').where(isAsked).orderBy('s.id');
  await all.select('s.id').forUpdate().execute();
  // Read only now: the lock's own statement does not see what another transaction ordered meanwhile.
  return all.selectAll('s').select(isInOrder.as('is_ordered')).execute();
}

/** Whether an order that is neither finished nor cancelled has the suggestion `s`. */
export const isInOrder = sql<boolean>`exists (
  select from purchase_order_item i join purchase_order o on o.id = i.order_id
  where i.suggestion_id = s.id and o.state not in ('finished-incomplete', 'cancelled'))`;
