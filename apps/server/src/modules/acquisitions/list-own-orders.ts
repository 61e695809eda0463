import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countOwnOrders, findOwnOrders } from './own-order-repository.ts';
import { presentOwnOrder } from './present-order.ts';
import { storedOrderState } from './state.ts';

const pageSize = 20;

/** Lists the orders to booksellers that came of the asker's suggestions. */
export function listOwnOrders(db: Db): UseCase<typeof endpoints.listOwnOrders> {
  return async ({ query }, { person: { personId }, language }) => {
    const { dataIni: from, dataFim: to, situacao, pagina } = query;
    const inverted = refuseInvertedDays(from, to);
    if (inverted) return inverted;
    const state = situacao && storedOrderState(situacao);
    const filter = { db, personId, from, to, state, language };
    const [rows, total] = await Promise.all([
      findOwnOrders(filter, { page: pagina, size: pageSize }),
      countOwnOrders(filter),
    ]);
    const pedidos = rows.map((row) => presentOwnOrder(row, personId));
    return { status: 200, body: { total, pagina, quantidade: pageSize, pedidos } };
  };
}
