import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ClearBasketProps {
  readonly isOpen: boolean;
  /** '12 titles'. */
  readonly total: string;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}

/** Asks before the whole basket is emptied. */
export function ClearBasket({ isOpen, total, onCancel, onClear }: ClearBasketProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      isAlert
      title={t('basket.clearAsk')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button look="danger" onClick={onClear}>
            {t('basket.clear')}
          </Button>
          <Button onClick={onCancel}>{t('basket.keep')}</Button>
        </>
      }
    >
      {t('basket.clearText', { total })}
    </Dialog>
  );
}
