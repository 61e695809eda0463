import type { TitleCommentState as WireState } from '@estante/contract';
import type { TitleCommentState } from '@estante/database';

export const wireState = {
  pending: 'pendente',
  approved: 'aprovado',
  refused: 'recusado',
} as const satisfies Readonly<Record<TitleCommentState, WireState>>;

export const storedState = {
  pendente: 'pending',
  aprovado: 'approved',
  recusado: 'refused',
} as const satisfies Readonly<Record<WireState, TitleCommentState>>;
