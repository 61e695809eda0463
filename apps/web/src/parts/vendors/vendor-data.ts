import { isVendorName, type VendorName } from '@estante/contract/plain';
import { createKeptCopy } from '../../browser/kept-copy.ts';

/** Address at which a reader goes in at a vendor, kept for the tab that takes them there. */
export interface VendorData {
  readonly base: VendorName;
  /** As the server gave it. Whoever reads it from the storage holds it against the vendor's hosts. */
  readonly url: string;
  /** Milliseconds since 1970 until which it is worth going to. */
  readonly until: number;
}

const kept = createKeptCopy({
  key: 'estante.fornecedor',
  isValue: isVendorData,
  // The whole browser shares this: the tab that is opened has a session storage of its own.
  storage: () => localStorage,
});

/** As long as the address is good. */
const life = 60_000;

export function keepVendorData(base: VendorName, url: string): Promise<void> {
  return kept.write({ base, url, until: Date.now() + life });
}

/** Takes the address kept for this vendor, once; null where there is none, or its time is over. */
export async function takeVendorData(base: VendorName): Promise<VendorData | null> {
  const data = await kept.read();
  kept.clear();
  return data?.base === base && data.until > Date.now() ? data : null;
}

/** Whether a value from the storage, which anybody may have written, is an address kept for a vendor. */
function isVendorData(value: unknown): value is VendorData {
  const { base, url, until } = (value ?? {}) as Partial<VendorData>;
  return isVendorName(base) && typeof url === 'string' && typeof until === 'number';
}
