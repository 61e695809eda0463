import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';

interface CoverNotes {
  /** Told by a cover whose picture did not come. */
  readonly fail: () => void;
  /** Told by a cover that is shown, whose picture it is. */
  readonly credit: (name: string) => void;
}

const CoverNoteContext = createContext<CoverNotes>({ fail: () => {}, credit: () => {} });

export const useCoverNotes = () => useContext(CoverNoteContext);

/** Says once, under titles, whose pictures of theirs are, and that some could not be fetched. */
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
