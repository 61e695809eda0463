import type { EndpointRequest, endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import { moveOrder, touchOrder } from './change-order.ts';
import { stateAfterDelivery, takesDeliveries, takesInvoices } from './order-moves.ts';
import type { OrderRow } from './order-repository.ts';
import { presentOrder } from './present-order.ts';
import { lockSeenOrder } from './seen-order.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/**
 * Counts what has come of an order; the order's state follows from that. Of one that ended before all had come only
 * invoices and payments are taken.
 */
export function receiveDelivery({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.receiveDelivery> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const order = await lockSeenOrder(sight, id, body.mudado_visto);
      if ('refusal' in order) return order;
      const isOpen = takesDeliveries(order.state);
      if (!isOpen && !takesInvoices(order.state)) return refuse(409, 'MudancaDeSituacaoInvalida');
      const told = new Map(body.itens.map((one) => [one.codigo, one]));
      const known = new Set(order.items.map((item) => item.id));
      if ([...told.keys()].some((item) => !known.has(item))) return refuse(404, 'NaoEncontrado');
      const items = order.items.map((item) => withTold(item, told.get(item.id)));
      if (!isOpen && items.some((item, at) => item.delivered !== order.items[at]?.delivered))
        return refuse(409, 'MudancaDeSituacaoInvalida');
      const tooMany = items.find(({ ordered, delivered }) => delivered > ordered);
      if (tooMany) return refuse(422, 'EntregaAcimaDoPedido', { titulo: tooMany.title });
      const billed = items.find((item) => item.delivered === 0 && isBilled(item));
      if (billed) return refuse(422, 'NotaSemEntrega', { titulo: billed.title });
      await writeDelivered(trx, items);
      if (items.some((item, at) => isBilledAnew(item, order.items[at]))) {
        const details = {
          orderId: id,
          requisicao: order.requisition,
          valor_centavos: paidOf(items),
        };
        await recordEvent(trx, clock, { kind: 'order-paid', loginId, details });
      }
      const at = new Date(clock.now().epochMilliseconds);
      const changed = isOpen
        ? await moveOrder(sight, { ...order, items }, stateAfterDelivery(items), at)
        : await touchOrder(sight, order, at);
      return { status: 200, body: presentOrder(changed) };
    });
  };
}

type Item = OrderRow['items'][number];
type DeliveryItemBody = EndpointRequest<typeof endpoints.receiveDelivery>['body']['itens'][number];

/** An item with what is told of its delivery; what is not told stays as it is. */
function withTold(item: Item, told: DeliveryItemBody | undefined): Item {
  if (!told) return item;
  const { entregues, nota_fiscal, data_nota_fiscal, valor_pago_centavos } = told;
  return {
    ...item,
    delivered: entregues,
    invoice: nota_fiscal ?? item.invoice,
    invoiced_on: data_nota_fiscal === undefined ? item.invoiced_on : data_nota_fiscal,
    paid: valor_pago_centavos === undefined ? item.paid : valor_pago_centavos,
  };
}

const billOf = ({ invoice, invoiced_on, paid }: Item) => [invoice, invoiced_on ?? '', paid ?? ''];

const isBilled = (item: Item) => billOf(item).some((one) => one !== '');

const isBilledAnew = (item: Item, before: Item | undefined) =>
  before !== undefined && billOf(item).join('\n') !== billOf(before).join('\n');

const paidOf = (items: readonly Item[]) => items.reduce((sum, { paid }) => sum + (paid ?? 0), 0);

async function writeDelivered(trx: Db, items: readonly Item[]): Promise<void> {
  for (const { id, delivered, invoice, invoiced_on, paid } of items) {
    await trx
      .updateTable('purchase_order_item')
      .set({ delivered, invoice, invoiced_on, paid })
      .where('id', '=', id)
      .execute();
  }
}
