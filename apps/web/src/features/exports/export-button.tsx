import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { blankExport } from './export-draft.ts';
import { useExportFormats } from './file-links.tsx';

const loadDialog = () => import('./export-dialog.tsx');
const ExportDialog = lazy(async () => ({ default: (await loadDialog()).ExportDialog }));

/** Button that opens the export of these titles, in their order, if any format is on. */
export function ExportButton({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation();
  const [first] = useExportFormats();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [draft, write] = useState(first ? { ...blankExport, format: first } : blankExport);
  if (!first || ids.length === 0) return null;
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="quiet"
        icon="download"
        data-script="needed"
        onPointerEnter={() => void loadDialog()}
        onClick={open}
      >
        {t('exports.open')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ExportDialog
            ids={ids}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            draft={draft}
            write={write}
          />
        </Suspense>
      )}
    </>
  );
}
