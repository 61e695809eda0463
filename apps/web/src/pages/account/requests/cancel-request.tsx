import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { OwnRequestProps } from './own-request-props.ts';

/** Button that cancels a request nobody has taken on yet, after asking. */
export function CancelRequest({ request: { codigo: id }, onDone }: OwnRequestProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct('cancelRequest');
  const cancel = async () => {
    setAsking(false);
    const isDone = await act({ params: { id: String(id) } });
    onDone(isDone && t('requests.cancel.done', { id }));
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="close"
        isPending={isBusy}
        onClick={() => setAsking(true)}
      >
        {t('requests.cancel.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('requests.cancel.title', { id })}
        confirmLabel={t('requests.cancel.confirm')}
        cancelLabel={t('requests.cancel.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {t('requests.cancel.text')}
      </ConfirmDialog>
    </>
  );
}
