import { isBlankVendor, type PlaceName } from '@estante/contract/plain';
import type { Input, Output } from '../../api/api.ts';

export type Vendor = Output<'getVendors'>['fornecedores'][number];

/** Secrets written on the page, by vendor. */
export type VendorSecrets = Partial<Record<PlaceName, string>>;

/** Removes blank lines from the hosts, which are edited as lines. */
function cleanHosts(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '');
}

/** Gives a vendor as it is sent. */
export function sentVendor(
  { segredo_definido: _known, hosts, nome, ...vendor }: Vendor,
  secret = '',
) {
  const sent = { ...vendor, nome: nome.trim(), hosts: cleanHosts(hosts) };
  return secret === '' ? sent : { ...sent, novo_segredo: secret };
}

export function sentVendors(
  { versao, fornecedores }: Output<'getVendors'>,
  secrets: VendorSecrets = {},
): Input<'changeVendors'>['body'] {
  const sent = fornecedores.map((one) => sentVendor(one, secrets[one.base]));
  return { versao, fornecedores: sent };
}

export type VendorState = 'on' | 'off' | 'none' | 'removed';

export function vendorState(vendor: Vendor, secret = ''): VendorState {
  if (isBlankVendor(sentVendor(vendor, secret))) {
    return vendor.segredo_definido ? 'removed' : 'none';
  }
  return vendor.ativo ? 'on' : 'off';
}
