import type { RequestKind } from '@estante/contract/plain';

/** Where a reader has their requests of a kind. Specialized search has a place of its own in the menu. */
export function requestPlace(kind: RequestKind): string {
  return kind === 'pesquisa-especializada'
    ? '/meupergamum/pesquisa-especializada'
    : `/meupergamum/solicitacoes/${kind}`;
}
