import { readUrl } from '@estante/contract/plain';
import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { failureOf, type ApiFailure } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { ApiContext } from '../../api/query.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

/** Personal area or, if it is on another host, the redirect that takes its reader there, signed in. */
export function AccountPlace({ children }: { readonly children: ReactNode }) {
  const { institution } = usePageConfig();
  const place = readUrl(institution?.link_conta ?? '');
  return place && place.origin !== location.origin ? <TakenThere /> : children;
}

function TakenThere() {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isGoing, setGoing] = useState(false);
  const go = useCallback(async () => {
    setGoing(true);
    try {
      const { url } = (await call?.('getAccountAddress', {})) ?? {};
      if (url !== undefined) location.assign(url);
    } catch (error) {
      setFailure(failureOf(error));
      setGoing(false);
    }
  }, [call]);
  const isBegun = useRef(false);
  useEffect(() => {
    // Each address is good once: it is requested once.
    if (!isBegun.current) void go();
    isBegun.current = true;
  }, [go]);
  return (
    <>
      <title>{`${t('account.title')} · ${t('product')}`}</title>
      {failure ? (
        <FailureState failure={failure} onRetry={() => void go()} isRetrying={isGoing} />
      ) : (
        <Spinner label={t('redirected.going')} />
      )}
    </>
  );
}
