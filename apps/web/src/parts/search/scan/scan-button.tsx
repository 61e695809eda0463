import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';

const loadDialog = () => import('./scan-dialog.tsx');
const ScanDialog = lazy(async () => ({ default: (await loadDialog()).ScanDialog }));

/** Button in the search box that scans a bar code instead of words. */
export function ScanButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon="barcode"
        iconOnly
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {t('scan.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScanDialog isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
