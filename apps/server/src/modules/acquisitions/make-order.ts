import type { endpoints, EndpointRequest, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isOwnLibrary } from '../staff-access/index.ts';
import { moveSuggestions } from './move-suggestions.ts';
import { mayMove } from './moves.ts';
import { findOrder, lockSuggestions } from './order-repository.ts';
import { presentOrder } from './present-order.ts';
import { refuseTakenRequisition } from './requisition.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

type NewOrder = EndpointRequest<typeof endpoints.makePurchaseOrder>['body'];
type Suggestions = Awaited<ReturnType<typeof lockSuggestions>>;

/** Makes an order of what readers suggested to one library; each of its suggestions goes into quote. */
export function makeOrder({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.makePurchaseOrder> {
  return async ({ body }, { person: { loginId }, language }) => {
    const blank = refuseBlankWords(body, language);
    if (blank) return blank;
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      if (!(await isOwnLibrary(sight, body.biblioteca))) return refuse(404, 'NaoEncontrado');
      const suggestions = await lockSuggestions(
        trx,
        body.itens.map(({ sugestao }) => sugestao),
      );
      const refusal = refuseSuggestions(suggestions, body);
      if (refusal) return refusal;
      const order = { id: null, library_id: body.biblioteca };
      const taken = await refuseTakenRequisition(trx, order, body.requisicao);
      if (taken) return taken;
      const at = new Date(clock.now().epochMilliseconds);
      const id = await insertOrder(trx, body, { loginId, at });
      await insertItems(trx, id, body, suggestions);
      const moves = suggestions.map((one) => ({ suggestionId: one.id, to: 'in-quote' as const }));
      await moveSuggestions(trx, moves, { loginId, at });
      const made = await findOrder(sight, id);
      if (!made) throw new Error(`order ${id} was made and is not there`);
      return { status: 200, body: presentOrder(made) };
    });
  };
}

export function refuseBlankWords(
  words: Pick<NewOrder, 'requisicao' | 'solicitante'>,
  language: Language,
): Refusal | null {
  const field = (['requisicao', 'solicitante'] as const).find((one) => words[one] === '');
  if (!field) return null;
  return refuseBlank(field, translatorFor(language)(`purchaseOrders.fields.${field}`), language);
}

/**
 * Refuses suggestions unless all exist, were sent to that library, can be bought as they stand, and are in no other
 * order.
 */
function refuseSuggestions(suggestions: Suggestions, { biblioteca, itens }: NewOrder) {
  const isThere = suggestions.every(({ library_id }) => library_id === biblioteca);
  if (!isThere || suggestions.length !== itens.length) return refuse(404, 'NaoEncontrado');
  if (suggestions.some(({ is_ordered }) => is_ordered)) return refuse(409, 'SugestaoEmPedido');
  const canMove = suggestions.every(({ state }) => mayMove(state, 'in-quote'));
  return canMove ? null : refuse(409, 'MudancaDeSituacaoInvalida');
}

async function insertOrder(
  trx: Db,
  body: NewOrder,
  { loginId, at }: { readonly loginId: number; readonly at: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('purchase_order')
    .values({
      library_id: body.biblioteca,
      requisition: body.requisicao,
      requester: body.solicitante,
      is_foreign: body.titulo_estrangeiro,
      state: 'in-quote',
      quoted_on: body.data_cotacao,
      expected_on: body.previsao_entrega,
      created_at: at,
      changed_at: at,
      changed_by: loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertItems(
  trx: Db,
  orderId: number,
  { itens }: NewOrder,
  suggestions: Suggestions,
): Promise<void> {
  const copies = new Map(itens.map(({ sugestao, exemplares }) => [sugestao, exemplares]));
  const rows = suggestions.map(({ id, title, author }) => ({
    order_id: orderId,
    suggestion_id: id,
    title,
    author,
    ordered: copies.get(id) ?? 1,
  }));
  await trx.insertInto('purchase_order_item').values(rows).execute();
}
