import { useTranslation } from '../../languages/use-translation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface ClearBasketProps {
  readonly isOpen: boolean;
  /** Number of titles in words: '12 titles'. */
  readonly total: string;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}

/** Dialog that asks before the whole basket is emptied. */
export function ClearBasket({ isOpen, total, onCancel, onClear }: ClearBasketProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('basket.clearAsk')}
      confirmLabel={t('basket.clear')}
      cancelLabel={t('basket.keep')}
      closeLabel={t('frame.close')}
      onConfirm={onClear}
      onCancel={onCancel}
    >
      {t('basket.clearText', { total })}
    </ConfirmDialog>
  );
}
