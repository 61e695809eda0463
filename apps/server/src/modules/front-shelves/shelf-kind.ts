import type { FrontShelfKind as WireKind } from '@estante/contract';
import type { FrontShelfKind } from '@estante/database';

export const kindOfWire = {
  novos: 'new',
  mais_emprestados: 'most-lent',
  busca: 'search',
  lista: 'list',
} as const satisfies Readonly<Record<WireKind, FrontShelfKind>>;

export const wireOfKind = {
  new: 'novos',
  'most-lent': 'mais_emprestados',
  search: 'busca',
  list: 'lista',
} as const satisfies Readonly<Record<FrontShelfKind, WireKind>>;
