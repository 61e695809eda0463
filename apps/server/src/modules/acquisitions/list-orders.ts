import { orderStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isSeenBy, listForStaff } from '../staff-access/index.ts';
import { countOrders, findOrders, isInOrder } from './order-repository.ts';
import { findSuppliers, sumOrders } from './order-sums.ts';
import { presentOrder } from './present-order.ts';
import { storedOrderState, wireOrderState } from './state.ts';

/** Lists the purchase orders of the asker's unit. */
export function listPurchaseOrders(db: Db): UseCase<typeof endpoints.listPurchaseOrders> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedOrderState(query.situacao);
    const found = await listForStaff(sight, query, {
      states: orderStates,
      find: (filter, page) => findOrders(sight, { ...filter, state }, page),
      count: (filter) => countOrders(sight, filter),
      totalOf: (told, counts) => counts.get(storedOrderState(told)) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const { biblioteca: libraryId, texto: text, dataIni: from, dataFim: to } = query;
    const [sums, suppliers] = await Promise.all([
      sumOrders(sight, { libraryId, text, from, to, state }),
      findSuppliers(sight),
    ]);
    const somas = sums.map(presentSum);
    const fornecedores = [...suppliers];
    return { status: 200, body: { ...list, somas, fornecedores, pedidos: rows.map(presentOrder) } };
  };
}

function presentSum(sum: Awaited<ReturnType<typeof sumOrders>>[number]) {
  return {
    fornecedor: sum.supplier,
    situacao: wireOrderState(sum.state),
    titulos: sum.titles,
    sem_preco: sum.unpriced,
    previsto_centavos: sum.expected,
    nao_vira_centavos: sum.lost,
    pago_centavos: sum.paid,
  };
}

/** Suggestions shown at most, as many as a form can show; the others come once some are ordered. */
const mostShown = 200;

export function listOrderableSuggestions(
  db: Db,
): UseCase<typeof endpoints.listOrderableSuggestions> {
  return async ({ query: { biblioteca } }, { person: { loginId } }) => {
    const rows = await db
      .selectFrom('acquisition_suggestion as s')
      .innerJoin('person as p', 'p.id', 's.person_id')
      .select(['s.id', 's.title', 's.author', 's.copies', 'p.name'])
      .where('s.library_id', '=', biblioteca)
      .where('s.state', '=', 'purchase-suggestion')
      .where(isSeenBy(loginId, 's.library_id'))
      .where((eb) => eb.not(isInOrder))
      .orderBy('s.sent_at')
      .orderBy('s.id')
      .limit(mostShown)
      .execute();
    const body = rows.map(({ id, title, author, copies, name }) => ({
      codigo: id,
      titulo: title,
      autor: author,
      nome_pessoa: name,
      exemplares: copies ?? 1,
    }));
    return { status: 200, body };
  };
}
