import { addressOnHost } from '../protocol/secure-address.ts';

interface WrittenVendor {
  readonly nome: string;
  readonly endereco: string;
  readonly hosts: readonly string[];
  readonly ativo: boolean;
  readonly novo_segredo?: string | undefined;
}

/** Whether all fields are blank: the vendor is not set up, and its stored data are removed. */
export function isBlankVendor({ nome, endereco, hosts, ativo, novo_segredo }: WrittenVendor) {
  const isWritten = nome !== '' || endereco !== '' || hosts.length > 0;
  return !isWritten && !ativo && novo_segredo === undefined;
}

/** Whether readers can be sent there, once a secret is stored. */
export function isWholeVendor({ nome, endereco, hosts }: WrittenVendor): boolean {
  return nome !== '' && addressOnHost(endereco, hosts) !== null;
}
