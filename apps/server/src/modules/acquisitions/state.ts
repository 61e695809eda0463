import {
  orderStates,
  suggestionStates,
  type PurchaseOrderState,
  type SuggestionState,
} from '@estante/contract';
import type { AcquisitionState, OrderState } from '@estante/database';

const stored = {
  'pre-sugestao': 'pre-suggestion',
  'sugestao-de-compra': 'purchase-suggestion',
  'em-cotacao': 'in-quote',
  pregao: 'trading',
  'aguardando-entrega': 'awaiting-delivery',
  'parcialmente-atendida': 'partially-attended',
  atendida: 'attended',
  'finalizada-incompleta': 'finished-incomplete',
  'ja-existe': 'already-exists',
  duplicada: 'duplicated',
  esgotada: 'exhausted',
  'nao-encontrada': 'not-found',
  'nao-atendida': 'not-attended',
  cancelada: 'cancelled',
} as const satisfies Readonly<Record<SuggestionState, AcquisitionState>>;

const told = new Map<AcquisitionState, SuggestionState>(
  suggestionStates.map((state) => [stored[state], state]),
);

/** The state of the wire as the database has it. */
export function storedState(state: SuggestionState): AcquisitionState {
  return stored[state];
}

export function wireState(state: AcquisitionState): SuggestionState {
  const found = told.get(state);
  if (!found) throw new Error(`no name on the wire for the state '${state}'`);
  return found;
}

export function storedOrderState(state: PurchaseOrderState): OrderState {
  return stored[state];
}

export function wireOrderState(state: OrderState): PurchaseOrderState {
  const found = orderStates.find((one) => stored[one] === state);
  if (!found) throw new Error(`no name on the wire for an order that is '${state}'`);
  return found;
}
