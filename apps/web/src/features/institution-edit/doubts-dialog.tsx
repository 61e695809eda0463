import { useTranslation } from '../../languages/use-translation.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

interface DoubtsDialogProps {
  readonly doubts: readonly string[];
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** Dialog that asks again before something is saved that looks like a slip. */
export function DoubtsDialog({ doubts, onSave, onBack }: DoubtsDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={doubts.length > 0}
      title={t('money.ask')}
      confirmLabel={t('money.saveAll')}
      cancelLabel={t('money.back')}
      closeLabel={t('frame.close')}
      onConfirm={onSave}
      onCancel={onBack}
    >
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
