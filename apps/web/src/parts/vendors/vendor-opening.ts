import { isVendorName, readUrl, type VendorName } from '@estante/contract/plain';
import { useCallback, useContext, useState } from 'react';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { ApiContext, endpointQuery, useEndpoint } from '../../api/query.ts';
import { keepVendorData } from './vendor-data.ts';

const vendorsQuery = endpointQuery('listVendors', {});

/** Reads the vendors that are set up. */
export const useVendors = () => useEndpoint(vendorsQuery);

/** Reads the vendor that `redirect` names in place of a path. */
export function vendorIn(redirect: string | null): VendorName | null {
  return isVendorName(redirect) ? redirect : null;
}

export type VendorStep =
  | { readonly kind: 'closed' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  /** The browser opens a tab only for the press of a button. */
  | { readonly kind: 'held-back' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/**
 * Opens a vendor in a new tab, each time by a new address, as each is good once. `target` is a page at the
 * vendor that the reader is on the way to.
 */
export function useVendorOpening(vendor: VendorName, target?: string) {
  const call = useContext(ApiContext);
  const [step, setStep] = useState<VendorStep>({ kind: 'closed' });
  /** Opens the vendor; true once it is open. */
  const open = useCallback(async (): Promise<boolean> => {
    if (!call) return false;
    // Opened before anything is awaited: only then does the browser count it as the press of a button.
    const tab = emptyTab();
    if (!tab) {
      setStep({ kind: 'held-back' });
      return false;
    }
    setStep({ kind: 'opening' });
    try {
      const { url } = await call('getVendorAddress', { body: { base: vendor } });
      tab.location.replace(await placeOf(vendor, withTarget(url, target)));
      setStep({ kind: 'open' });
      return true;
    } catch (error) {
      tab.close();
      const failure = failureOf(error);
      setStep({ kind: 'failed', failure });
      return false;
    }
  }, [call, vendor, target]);
  return { step, open };
}

/** Adds the reader's target to the address, which the vendor may use or ignore. */
export function withTarget(entry: string, target: string | undefined): string {
  const url = readUrl(entry);
  if (!url || target === undefined) return entry;
  url.searchParams.set('destino', target);
  return url.href;
}

/** Opens a blank tab that has no way back to this page. */
function emptyTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** Address that leads to a vendor: for one of them a page of ours. */
async function placeOf(vendor: VendorName, url: string): Promise<string> {
  if (vendor !== 'pearson') return url;
  await keepVendorData(vendor, url);
  return '/pearson';
}
