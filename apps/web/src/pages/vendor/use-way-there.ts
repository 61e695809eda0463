import { addressOnHost } from '@estante/contract/plain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useFailure } from '../../api/use-failure.ts';
import { takeVendorData } from '../../parts/vendors/vendor-data.ts';
import { useVendors } from '../../parts/vendors/vendor-opening.ts';

/** Vendor that the page leads to. */
export const vendor = 'pearson';

export type Step =
  | { readonly kind: 'reading' }
  /** No address was kept for this tab, or it has expired. */
  | { readonly kind: 'nothing' }
  /** The address is on no host of the vendor. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'going'; readonly url: string };

/** Reads the kept address once, and goes there if it is the vendor's. */
export function useWayThere() {
  const { t } = useTranslation();
  const asked = useVendors();
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked) ?? asked.error;
  const [step, setStep] = useState<Step>({ kind: 'reading' });
  const isTaken = useRef(false);
  const go = useCallback(
    (address: string) => {
      const hosts = data?.find(({ base }) => base === vendor)?.hosts ?? [];
      const url = addressOnHost(address, hosts)?.href;
      if (url === undefined) return setStep({ kind: 'refused' });
      setStep({ kind: 'going', url });
      location.replace(url);
    },
    [data],
  );
  useEffect(() => {
    if (!data || isTaken.current) return;
    isTaken.current = true;
    void takeVendorData(vendor).then((kept) =>
      kept ? go(kept.url) : setStep({ kind: 'nothing' }),
    );
  }, [data, go]);
  const name = data?.find(({ base }) => base === vendor)?.nome ?? t('vendor.unnamed');
  const failed = failure && { failure, retry: () => void refetch(), isRetrying: isFetching };
  return { step, name, failed, go };
}
