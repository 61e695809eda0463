import type { endpoints } from '@estante/contract';
import type { OrderState } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Sight } from '../staff-access/index.ts';
import { refuseBlankWords } from './make-order.ts';
import { moveSuggestions } from './move-suggestions.ts';
import { mayBeSaid, stateOfItem } from './order-moves.ts';
import { findOrder, type OrderRow } from './order-repository.ts';
import { presentOrder } from './present-order.ts';
import { refuseTakenRequisition } from './requisition.ts';
import { lockSeenOrder } from './seen-order.ts';
import { storedOrderState } from './state.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

/** Changes the state of an order, and with it that of its suggestions; the people who made them are told. */
export function changeOrder({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.changePurchaseOrder> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) => {
    const blank = refuseBlankWords(body, language);
    if (blank) return blank;
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      const order = await lockSeenOrder(sight, id, body.mudado_visto);
      if ('refusal' in order) return order;
      const to = storedOrderState(body.situacao);
      if (!mayBeSaid(order.state, to)) return refuse(409, 'MudancaDeSituacaoInvalida');
      const taken = await refuseTakenRequisition(trx, order, body.requisicao);
      if (taken) return taken;
      const words = {
        requisition: body.requisicao,
        requester: body.solicitante,
        is_foreign: body.titulo_estrangeiro,
        quoted_on: body.data_cotacao,
        expected_on: body.previsao_entrega,
      };
      await trx.updateTable('purchase_order').set(words).where('id', '=', id).execute();
      const at = new Date(clock.now().epochMilliseconds);
      const isWordsAlone = to === order.state;
      const changed = isWordsAlone
        ? await touchOrder(sight, order, at)
        : await moveOrder(sight, order, to, at);
      return { status: 200, body: presentOrder(changed) };
    });
  };
}

/** Writes the state of an order, and of its suggestions with it: nothing else writes an order's state. */
export async function moveOrder(
  sight: Sight,
  { id, items, changed_at }: OrderRow,
  to: OrderState,
  now: Date,
): Promise<OrderRow> {
  const { db: trx, loginId } = sight;
  const at = momentAfter(changed_at, now);
  await trx
    .updateTable('purchase_order')
    .set({ state: to, changed_at: at, changed_by: loginId })
    .where('id', '=', id)
    .execute();
  const moves = items.flatMap(({ suggestion_id, ...counted }) =>
    suggestion_id === null ? [] : [{ suggestionId: suggestion_id, to: stateOfItem(to, counted) }],
  );
  await moveSuggestions(trx, moves, { loginId, at });
  return findLocked(sight, id);
}

/**
 * Notes when, and by whom, an order was changed that keeps its state. Returns the order read anew: its suggestions may
 * have moved by now.
 */
export async function touchOrder(
  sight: Sight,
  { id, changed_at }: OrderRow,
  now: Date,
): Promise<OrderRow> {
  const changed = { changed_at: momentAfter(changed_at, now), changed_by: sight.loginId };
  await sight.db.updateTable('purchase_order').set(changed).where('id', '=', id).execute();
  return findLocked(sight, id);
}

/**
 * The moment of a change, 1 ms after the one before it or later: anybody who saw the order before is known not to have
 * seen this change.
 */
function momentAfter(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

async function findLocked(sight: Sight, id: number): Promise<OrderRow> {
  const found = await findOrder(sight, id);
  if (!found) throw new Error(`order ${id} was locked and is not there`);
  return found;
}
