import { mostCopies } from '@estante/contract/plain';
import type { Order } from './order.ts';

/** Particulars of an order in its form fields. */
export interface OrderDraft {
  readonly requisicao: string;
  readonly solicitante: string;
  readonly titulo_estrangeiro: boolean;
  /** YYYY-MM-DD, or ''. */
  readonly data_cotacao: string;
  readonly previsao_entrega: string;
}

export const blankOrder: OrderDraft = {
  requisicao: '',
  solicitante: '',
  titulo_estrangeiro: false,
  data_cotacao: '',
  previsao_entrega: '',
};

export function draftOf(order: Order): OrderDraft {
  return {
    requisicao: order.requisicao,
    solicitante: order.solicitante,
    titulo_estrangeiro: order.titulo_estrangeiro,
    data_cotacao: order.data_cotacao ?? '',
    previsao_entrega: order.previsao_entrega ?? '',
  };
}

export const missingOrderFields = (draft: OrderDraft) =>
  (['requisicao', 'solicitante'] as const).filter((field) => draft[field].trim() === '');

/** Copies of the chosen titles as typed, by the number of the suggestion. */
export type Copies = ReadonlyMap<number, string>;

export const copiesField = (suggestion: number): string => `exemplares.${suggestion}`;

/** Keeps the chosen suggestions that still wait for an order. */
export function chosenOf<One extends { readonly codigo: number }>(
  suggestions: readonly One[],
  copies: Copies,
) {
  return suggestions.flatMap((one) => {
    const count = copies.get(one.codigo);
    return count === undefined ? [] : [{ ...one, count }];
  });
}

export const isCopies = (count: string): boolean =>
  Number(count) >= 1 && Number(count) <= mostCopies;

export function bodyOfDraft(draft: OrderDraft) {
  return {
    ...draft,
    data_cotacao: draft.data_cotacao || null,
    previsao_entrega: draft.previsao_entrega || null,
  };
}
