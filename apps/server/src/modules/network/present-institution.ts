import { webAddress, type NetworkState } from '@estante/contract';
import type { RecordInstitution } from './repository.ts';

const states = {
  new: 'nova',
  well: 'disponivel',
  failing: 'com_falha',
  unavailable: 'indisponivel',
} as const;

/** State of an institution of the network, as it is told. */
export function stateOf({ state, isPaused }: RecordInstitution): NetworkState {
  return isPaused ? 'pausada' : states[state];
}

/**
 * Address of an institution's logo, null without one. Its version stands in it: such an address never shows another
 * picture.
 */
export function logoOf({
  id,
  logoVersion,
}: Pick<RecordInstitution, 'id' | 'logoVersion'>): string | null {
  return logoVersion && `/api/rede-pergamum/oai/instituicoes/${id}/logotipo?versao=${logoVersion}`;
}

function addressOrNull(text: string): string | null {
  return webAddress(text)?.href ?? null;
}

/**
 * Puts the end of an identifier in its place in an address: '7' of 'KOHA-OAI-BIB:7', '123/42' of
 * 'oai:repository.example:123/42'.
 */
export function placed(pattern: string, identifier: string): string | null {
  if (pattern === '') return null;
  const end = identifier.slice(identifier.lastIndexOf(':') + 1);
  const written = end.split('/').map(encodeURIComponent).join('/');
  return addressOrNull(pattern.replaceAll('{id}', () => written));
}
