import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';

interface FilterSheetProps {
  /** Outcome of the search, in words: the number of titles, or that it failed. */
  readonly said: string;
  readonly children: ReactNode;
}

/** Sheet of the facets, if there is no room for their column. */
export function FilterSheet({ said, children }: FilterSheetProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="filter" data-script="needed" onClick={() => setIsOpen(true)}>
        {t('results.filters')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('results.filters')}
        closeLabel={t('frame.close')}
        actions={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {`${t('results.showResults')} (${said})`}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  );
}
