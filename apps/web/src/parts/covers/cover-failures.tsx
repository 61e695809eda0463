import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';

interface CoverNotes {
  /** Called by a cover whose picture failed to load. */
  readonly fail: () => void;
  /** Called by a cover on show, with the source of its picture. */
  readonly credit: (name: string) => void;
}

const CoverNoteContext = createContext<CoverNotes>({ fail: () => {}, credit: () => {} });

export const useCoverNotes = () => useContext(CoverNoteContext);

/** Notes once, under titles, the sources of their pictures, and that some could not be fetched. */
export function CoverFailures({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const fail = useCallback(() => setFailed(true), []);
  const credit = useCallback(
    (name: string) => setNames((known) => (known.includes(name) ? known : [...known, name])),
    [],
  );
  const notes = useMemo(() => ({ fail, credit }), [fail, credit]);
  return (
    <CoverNoteContext value={notes}>
      {children}
      {names.length > 0 && <p>{t('covers.credits', { names: names.join(', ') })}</p>}
      <output>{hasFailed && <p>{t('covers.failed')}</p>}</output>
    </CoverNoteContext>
  );
}
