import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Something that looks like a slip, and where it is seen. */
export interface Doubt {
  readonly sentence: string;
  readonly cases: readonly string[];
}

interface DoubtsDialogProps {
  readonly doubts: readonly Doubt[];
  readonly onSave: () => void;
  readonly onBack: () => void;
}

/** Asks again before something is saved that looks like a slip. */
export function DoubtsDialog({ doubts, onSave, onBack }: DoubtsDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={doubts.length > 0}
      title={t('edit.sure')}
      confirmLabel={t('edit.saveAnyway')}
      cancelLabel={t('edit.goBack')}
      closeLabel={t('frame.close')}
      onConfirm={onSave}
      onCancel={onBack}
    >
      {doubts.map(({ sentence, cases }) => (
        <Fragment key={sentence}>
          <p>{sentence}</p>
          {cases.length > 0 && (
            <ul>
              {cases.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </ConfirmDialog>
  );
}
