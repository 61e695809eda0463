import type { Standard } from '@estante/marc';
import type { Settings } from '../institution/index.ts';

/** Addresses of the vendors of standards, with `{numero}` where the number stands; '' for none. */
export type Vendors = Pick<Settings, 'abntAddress' | 'targetAddress'>;

interface VendorLink {
  readonly code: 'abnt' | 'target';
  readonly address: string;
}

/** Vendors that have a standard: ABNT its own, Target all, as far as the vendors are set. */
export function vendorsOf({ number, organizations }: Standard, vendors: Vendors): VendorLink[] {
  const abnt = organizations.includes('ABNT') ? vendorAddress(vendors.abntAddress, number) : null;
  const target = vendorAddress(vendors.targetAddress, number);
  return [
    ...(abnt === null ? [] : [{ code: 'abnt' as const, address: abnt }]),
    ...(target === null ? [] : [{ code: 'target' as const, address: target }]),
  ];
}

/** The address for a number; null where none is set, or it is not one of the web by TLS. */
export function vendorAddress(template: string, number: string): string | null {
  if (number === '' || !template.includes('{numero}')) return null;
  const address = URL.parse(template.replaceAll('{numero}', encodeURIComponent(number)));
  return address?.protocol === 'https:' ? address.href : null;
}
