import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

/** State of a navigation after which nothing is left to save. */
export const nothingLeft = 'nothing left to save';

/** Dialog that asks before the reader leaves the page and loses changes; the browser asks on closing it. */
export function UnsavedDialog({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useTranslation();
  const leaving = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isChanged &&
      there.state !== nothingLeft &&
      `${here.pathname}${here.search}` !== `${there.pathname}${there.search}`,
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  // The changes were saved meanwhile.
  useEffect(() => {
    if (!isChanged && leaving.state === 'blocked') leaving.proceed();
  }, [isChanged, leaving]);
  return (
    <ConfirmDialog
      isOpen={leaving.state === 'blocked'}
      title={t('edit.leaveAsk')}
      confirmLabel={t('edit.leave')}
      cancelLabel={t('edit.stay')}
      closeLabel={t('edit.stay')}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {t('edit.leaveText')}
    </ConfirmDialog>
  );
}
