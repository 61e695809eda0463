import { secretName } from '@estante/database';
import type { PlaceName } from '@estante/contract';
import { safe } from './safe.ts';

interface VendorOverrides {
  readonly name?: PlaceName;
  readonly address?: string;
  readonly hosts?: string[];
  readonly enabled?: boolean;
}

/** Shared by the vendor and us. */
export const vendorSecret = Buffer.alloc(32, 'segredo');

/** A row of the vendor that readers are taken to. */
export function aVendor({
  name = 'pearson',
  address = 'https://leitor.pearson.example/entrada?cliente=1',
  hosts = ['leitor.pearson.example'],
  enabled = true,
}: VendorOverrides) {
  const secret = Buffer.from(safe.seal(vendorSecret, secretName.vendor(name)));
  return { name, label: 'Biblioteca Virtual', address, hosts, secret, enabled };
}
