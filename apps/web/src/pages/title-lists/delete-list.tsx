import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useListsChanged, type NamedListLine } from '../../features/named-lists/list-queries.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

interface DeleteListProps {
  readonly list: Pick<NamedListLine, 'codigo' | 'nome'>;
  readonly size?: 'normal' | 'small';
  readonly onGone: () => void;
}

/** Button that deletes a list, after asking. */
export function DeleteList({ list: { codigo, nome }, size = 'small', onGone }: DeleteListProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct('deleteNamedList');
  const changed = useListsChanged();
  const remove = async () => {
    setAsking(false);
    const isGone = (await act({ params: { id: String(codigo) } })) !== null;
    if (isGone) {
      onGone();
      showToast({ tone: 'success', words: t('lists.removed', { name: nome }) });
    }
    await changed();
  };
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon="trash"
        aria-label={t('lists.removeOne', { name: nome })}
        isPending={isBusy}
        onClick={() => setAsking(true)}
      >
        {t('lists.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('lists.removeAsk', { name: nome })}
        confirmLabel={t('lists.remove')}
        cancelLabel={t('lists.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('lists.removeText')}
      </ConfirmDialog>
    </>
  );
}
