import { isVendorName, type VendorName } from '@estante/contract/plain';
import { createKeptCopy } from '../../browser/kept-copy.ts';

/** Address at which a reader enters a vendor, kept for the tab that takes them there. */
export interface VendorData {
  readonly base: VendorName;
  /** Address as the server gave it; read from the storage, it is checked against the vendor's hosts. */
  readonly url: string;
  /** End of its use, in milliseconds since 1970. */
  readonly until: number;
}

const kept = createKeptCopy({
  key: 'estante.fornecedor',
  isValue: isVendorData,
  // Shared by the whole browser: the new tab has a session storage of its own.
  storage: () => localStorage,
});

/** Milliseconds for which the address is good. */
const life = 60_000;

export function keepVendorData(base: VendorName, url: string): Promise<void> {
  return kept.write({ base, url, until: Date.now() + life });
}

/** Takes the address kept for this vendor, once; null if there is none, or it has expired. */
export async function takeVendorData(base: VendorName): Promise<VendorData | null> {
  const data = await kept.read();
  kept.clear();
  return data?.base === base && data.until > Date.now() ? data : null;
}

/** Whether a stored value, which anybody may have written, is an address kept for a vendor. */
function isVendorData(value: unknown): value is VendorData {
  const { base, url, until } = (value ?? {}) as Partial<VendorData>;
  return isVendorName(base) && typeof url === 'string' && typeof until === 'number';
}
