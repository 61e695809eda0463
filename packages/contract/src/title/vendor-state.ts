import { addressOnHost } from '../protocol/secure-address.ts';

interface WrittenVendor {
  readonly nome: string;
  readonly endereco: string;
  readonly hosts: readonly string[];
  readonly ativo: boolean;
  readonly novo_segredo?: string | undefined;
}

/** Nothing is said of it: it is not set up, and what was kept of it goes. */
export function isBlankVendor({ nome, endereco, hosts, ativo, novo_segredo }: WrittenVendor) {
  const isWritten = nome !== '' || endereco !== '' || hosts.length > 0;
  return !isWritten && !ativo && novo_segredo === undefined;
}

/** Readers can be taken there, once a secret is known. */
export function isWholeVendor({ nome, endereco, hosts }: WrittenVendor): boolean {
  return nome !== '' && addressOnHost(endereco, hosts) !== null;
}
