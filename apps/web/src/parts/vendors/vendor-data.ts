import { isVendorName, type VendorName } from '@estante/contract/plain';
import { createKeptCopy } from '../../browser/kept-copy.ts';

/** Where a reader goes in at a vendor, kept for the tab that takes them there. */
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
  // Of the browser: the tab that is opened has a session storage of its own.
  storage: () => localStorage,
});

/** As long as the address is good. */
const life = 60_000;

export function keepVendorData(base: VendorName, url: string): Promise<void> {
  return kept.write({ base, url, until: Date.now() + life });
}

/** What was kept for this vendor, once; null where there is nothing, or it came too late. */
export async function takeVendorData(base: VendorName): Promise<VendorData | null> {
  const data = await kept.read();
  kept.clear();
  return data?.base === base && data.until > Date.now() ? data : null;
}

/** What a storage holds, read as anybody's text. */
function isVendorData(value: unknown): value is VendorData {
  const { base, url, until } = (value ?? {}) as Partial<VendorData>;
  return isVendorName(base) && typeof url === 'string' && typeof until === 'number';
}
