import type { RequestKind } from '@estante/contract/plain';

/** Gives the address of a reader's requests of a kind. Specialized search has its own place in the menu. */
export function requestPlace(kind: RequestKind): string {
  return kind === 'pesquisa-especializada'
    ? '/meupergamum/pesquisa-especializada'
    : `/meupergamum/solicitacoes/${kind}`;
}
