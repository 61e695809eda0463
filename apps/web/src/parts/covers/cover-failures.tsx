import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';

const CoverFailureContext = createContext<() => void>(() => {});

/** Told by a cover whose picture did not come. */
export const useCoverFailure = () => useContext(CoverFailureContext);

/** Says once, under titles, that pictures of theirs could not be fetched. */
export function CoverFailures({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  return (
    <CoverFailureContext value={fail}>
      {children}
      <output>{hasFailed && <p>{t('covers.failed')}</p>}</output>
    </CoverFailureContext>
  );
}
