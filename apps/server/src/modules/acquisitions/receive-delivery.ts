import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { moveOrder } from './change-order.ts';
import { stateAfterDelivery, takesDeliveries } from './order-moves.ts';
import type { OrderRow } from './order-repository.ts';
import { presentOrder } from './present-order.ts';
import { lockSeenOrder } from './seen-order.ts';
import type { SuggestionDeps } from './suggest.ts';

/** Counts what has come of an order; how it stands follows from that. */
export function receiveDelivery({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.receiveDelivery> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const order = await lockSeenOrder(sight, id, body.mudado_visto);
      if ('refusal' in order) return order;
      if (!takesDeliveries(order.state)) return refuse(409, 'MudancaDeSituacaoInvalida');
      const told = new Map(body.itens.map(({ codigo, entregues }) => [codigo, entregues]));
      const known = new Set(order.items.map((item) => item.id));
      if ([...told.keys()].some((item) => !known.has(item))) return refuse(404, 'NaoEncontrado');
      const items = order.items.map((item) => ({
        ...item,
        delivered: told.get(item.id) ?? item.delivered,
      }));
      const tooMany = items.find(({ ordered, delivered }) => delivered > ordered);
      if (tooMany) return refuse(422, 'EntregaAcimaDoPedido', { titulo: tooMany.title });
      await writeDelivered(trx, items);
      const at = new Date(clock.now().epochMilliseconds);
      const moved = await moveOrder(sight, { ...order, items }, stateAfterDelivery(items), at);
      return { status: 200, body: presentOrder(moved) };
    });
  };
}

async function writeDelivered(trx: Db, items: OrderRow['items']): Promise<void> {
  for (const { id, delivered } of items) {
    await trx.updateTable('purchase_order_item').set({ delivered }).where('id', '=', id).execute();
  }
}
