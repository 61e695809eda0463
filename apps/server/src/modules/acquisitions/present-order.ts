import { orderStates } from '@estante/contract';
import { civilDay } from '../circulation/index.ts';
import { mayBeSaid, takesDeliveries } from './order-moves.ts';
import type { OrderRow } from './order-repository.ts';
import { storedOrderState, wireOrderState } from './state.ts';

/** An order as its library sees it. */
export function presentOrder(row: OrderRow) {
  return {
    ...presentOrderWords(row),
    situacoes_possiveis: orderStates.filter((to) => mayBeSaid(row.state, storedOrderState(to))),
    recebe_entregas: takesDeliveries(row.state),
    mudado_em: row.changed_at.toISOString(),
    itens: row.items.map((item) => ({
      ...presentItem(item),
      ...presentCost(item),
      sugestao: suggestionOf(item),
    })),
  };
}

/** An order as somebody sees it who suggested something of it: with their own titles alone. */
export function presentOwnOrder(row: OrderRow, personId: number) {
  return {
    ...presentOrderWords(row),
    itens: row.items.flatMap((item) =>
      item.person_id === personId && item.suggestion_id !== null
        ? [{ ...presentItem(item), cod_sugestao: item.suggestion_id }]
        : [],
    ),
  };
}

function presentOrderWords(row: OrderRow) {
  const sum = (counted: 'ordered' | 'delivered') =>
    row.items.reduce((total, item) => total + item[counted], 0);
  return {
    codigo: row.id,
    requisicao: row.requisition,
    situacao: wireOrderState(row.state),
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    solicitante: row.requester,
    titulo_estrangeiro: row.is_foreign,
    quantidade_itens: row.items.length,
    total_exemplares: sum('ordered'),
    total_entregue: sum('delivered'),
    data_criacao: civilDay(
      Temporal.Instant.fromEpochMilliseconds(row.created_at.getTime()),
    ).toString(),
    data_cotacao: row.quoted_on,
    previsao_entrega: row.expected_on,
  };
}

type Item = OrderRow['items'][number];

function presentItem({ id, title, author, ordered, delivered }: Item) {
  return { codigo: id, titulo: title, autor: author, exemplares: ordered, entregues: delivered };
}

/** The cost of an item, which the staff alone are told. */
function presentCost(item: Item) {
  return {
    fornecedor: item.supplier,
    preco_unitario_centavos: item.unit_price,
    empenho: item.commitment,
    nota_fiscal: item.invoice,
    data_nota_fiscal: item.invoiced_on,
    valor_pago_centavos: item.paid,
  };
}

function suggestionOf({ suggestion_id, person }: Item) {
  return suggestion_id === null || person === null
    ? null
    : { codigo: suggestion_id, nome_pessoa: person };
}
