import { suggestionStates, type SuggestionState } from '@estante/contract';
import type { AcquisitionState } from '@estante/database';

const stored: Readonly<Record<SuggestionState, AcquisitionState>> = {
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
};

const told = new Map(suggestionStates.map((state) => [stored[state], state]));

/** The state of the wire as the database has it. */
export function storedState(state: SuggestionState): AcquisitionState {
  return stored[state];
}

export function wireState(state: AcquisitionState): SuggestionState {
  const found = told.get(state);
  if (!found) throw new Error(`no name on the wire for the state '${state}'`);
  return found;
}
