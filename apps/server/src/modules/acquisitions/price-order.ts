import type { endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import { touchOrder } from './change-order.ts';
import { expectedCopies } from './order-moves.ts';
import { presentOrder } from './present-order.ts';
import { lockSeenOrder } from './seen-order.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/** Says what titles of an order cost, and from whom they come. */
export function priceOrder({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.pricePurchaseOrder> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const order = await lockSeenOrder(sight, id, body.mudado_visto);
      if ('refusal' in order) return order;
      const known = new Set(order.items.map((item) => item.id));
      if (body.itens.some(({ codigo }) => !known.has(codigo))) return refuse(404, 'NaoEncontrado');
      for (const { codigo, fornecedor, empenho, preco_unitario_centavos } of body.itens) {
        await trx
          .updateTable('purchase_order_item')
          .set({ supplier: fornecedor, commitment: empenho, unit_price: preco_unitario_centavos })
          .where('id', '=', codigo)
          .execute();
      }
      const priced = await touchOrder(sight, order, new Date(clock.now().epochMilliseconds));
      const valor_centavos = priced.items.reduce(
        (sum, item) => sum + expectedCopies(priced.state, item) * (item.unit_price ?? 0),
        0,
      );
      const details = { orderId: id, requisicao: priced.requisition, valor_centavos };
      await recordEvent(trx, clock, { kind: 'order-priced', loginId, details });
      return { status: 200, body: presentOrder(priced) };
    });
  };
}
