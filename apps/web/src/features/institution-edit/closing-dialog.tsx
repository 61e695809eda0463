import { useTranslation } from '../../languages/use-translation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface ClosingDialogProps {
  readonly isOpen: boolean;
  readonly span: { readonly place: string; readonly from: string; readonly until: string };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that asks once more before libraries are closed. */
export function ClosingDialog({ isOpen, span, onConfirm, onCancel }: ClosingDialogProps) {
  const { t } = useTranslation();
  const { place, from, until } = span;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('circulationEdit.closing.ask', { place })}
      confirmLabel={t('circulationEdit.closing.submit')}
      cancelLabel={t('circulationEdit.closing.back')}
      closeLabel={t('circulationEdit.closing.back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isOpen && t('circulationEdit.closing.askText', { from, until })}
    </ConfirmDialog>
  );
}
