import type { Db } from '@estante/database';
import { demoOrders, demoReader, type DemoOrder } from '@estante/database/demo';
import type { Clock } from '../platform/clock.ts';

/**
 * Writes purchase orders for titles that readers of the demo network suggested, where there is no order yet.
 */
export async function writeOrders(trx: Db, clock: Clock): Promise<void> {
  const something = await trx.selectFrom('purchase_order').select('id').limit(1).execute();
  if (something.length > 0) return;
  for (const order of demoOrders) await writeOrder(trx, clock, order);
}

async function writeOrder(trx: Db, clock: Clock, order: DemoOrder): Promise<void> {
  const today = clock.today();
  const { quotedDaysAgo: quoted, expectedInDays: expected } = order;
  const at = new Date(clock.now().epochMilliseconds - order.daysAgo * 86_400_000);
  const library = trx.selectFrom('library').select('id').where('code', '=', order.library);
  const reader = trx.selectFrom('login').select('id').where('username', '=', demoReader);
  const { id } = await trx
    .insertInto('purchase_order')
    .values({
      library_id: (await library.executeTakeFirstOrThrow()).id,
      requisition: order.requisition,
      requester: order.requester,
      is_foreign: order.isForeign ?? false,
      state: order.state,
      quoted_on: quoted === null ? null : today.subtract({ days: quoted }).toString(),
      expected_on: expected === null ? null : today.add({ days: expected }).toString(),
      created_at: at,
      changed_at: at,
      changed_by: (await reader.executeTakeFirstOrThrow()).id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const item of order.items) await writeItem(trx, clock, id, item);
}

type DemoItem = DemoOrder['items'][number];

async function writeItem(trx: Db, clock: Clock, orderId: number, item: DemoItem) {
  const { id, title, author } = await trx
    .selectFrom('acquisition_suggestion')
    .select(['id', 'title', 'author'])
    .where('title', '=', item.title)
    .executeTakeFirstOrThrow();
  const { ordered, delivered, cost } = item;
  const written = await trx
    .insertInto('purchase_order_item')
    .values({ order_id: orderId, suggestion_id: id, title, author, ordered, delivered })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (cost) await writeCost(trx, clock, written, cost);
}

/** Writes the cost of an order; those without one are like orders from before prices were kept. */
async function writeCost(
  trx: Db,
  clock: Clock,
  { id }: { readonly id: number },
  { supplier, commitment, price, invoice }: NonNullable<DemoItem['cost']>,
): Promise<void> {
  const bill = invoice && {
    invoice: invoice.number,
    invoiced_on: clock.today().subtract({ days: invoice.daysAgo }).toString(),
    paid: invoice.paid,
  };
  await trx
    .updateTable('purchase_order_item')
    .set({ supplier, commitment, unit_price: price, ...bill })
    .where('id', '=', id)
    .execute();
}
