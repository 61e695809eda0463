import { isVendorName, type VendorName } from '@estante/contract/plain';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../app/api.ts';
import { ApiContext, endpointQuery, useEndpoint } from '../../app/query.ts';
import { keepVendorData } from '../../app/vendor-data.ts';

const vendorsQuery = endpointQuery('listVendors', {});

/** The vendors that are set up. */
export const useVendors = () => useEndpoint(vendorsQuery);

/** The vendor that `redirect` names in place of a path. */
export function vendorIn(redirect: string | null): VendorName | null {
  return isVendorName(redirect) ? redirect : null;
}

export type VendorEntryStep =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open' }
  /** The browser opens no tab unless somebody presses a button. */
  | { readonly kind: 'held-back' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Opens the vendor in a new tab, at once and whenever it is asked to: each address is good once. */
export function useVendorEntry(vendor: VendorName) {
  const call = useContext(ApiContext);
  const [step, setStep] = useState<VendorEntryStep>({ kind: 'opening' });
  const open = useCallback(async () => {
    if (!call) return;
    // Before anything is waited for: only so is it still the doing of who pressed a button.
    const tab = emptyTab();
    if (!tab) return setStep({ kind: 'held-back' });
    setStep({ kind: 'opening' });
    try {
      const { url } = await call('getVendorAddress', { body: { base: vendor } });
      tab.location.replace(await placeOf(vendor, url));
      setStep({ kind: 'open' });
    } catch (error) {
      tab.close();
      const failure =
        error instanceof ApiFailure ? error : new ApiFailure(500, 'OcorreuErroInesperado');
      setStep({ kind: 'failed', failure });
    }
  }, [call, vendor]);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void open();
  }, [open]);
  return { step, open };
}

/** Nothing leads back from it to this page. */
function emptyTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** One of them has a page of ours that leads to it. */
async function placeOf(vendor: VendorName, url: string): Promise<string> {
  if (vendor !== 'pearson') return url;
  await keepVendorData(vendor, url);
  return '/pearson';
}
