import type { SuggestionState } from '@estante/contract/plain';
import type { ChipTone } from '../../ui/data/chip.tsx';

/** Tone of each state: under way, fulfilled, or impossible; the word beside it says which. */
export const stateTone: Readonly<Record<SuggestionState, ChipTone>> = {
  'pre-sugestao': 'neutral',
  'sugestao-de-compra': 'info',
  'em-cotacao': 'info',
  pregao: 'info',
  'aguardando-entrega': 'info',
  'parcialmente-atendida': 'success',
  atendida: 'success',
  'finalizada-incompleta': 'warning',
  'ja-existe': 'success',
  duplicada: 'neutral',
  esgotada: 'warning',
  'nao-encontrada': 'warning',
  'nao-atendida': 'warning',
  cancelada: 'neutral',
};
