import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ProblemSummary, type FormProblem } from '../../../ui/feedback/problem-summary.tsx';

interface CancelHoldsProps {
  readonly selected: readonly number[];
  readonly onDone: (words: string | null) => void;
}

/** Button that cancels holds after asking: a lost place in the queue cannot be restored. */
export function CancelHolds({ selected, onDone }: CancelHoldsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('cancelHolds');
  const [isAsking, setAsking] = useState(false);
  const [missing, setMissing] = useState<FormProblem | null>(null);
  const count = selected.length;
  const ask = () => {
    if (count > 0) {
      setMissing(null);
      return setAsking(true);
    }
    const words = t('errors.NenhumaReservaSelecionada');
    setMissing({ tone: 'warning', words, fields: [] });
  };
  const cancel = async () => {
    setAsking(false);
    const done = await act({ body: { reservas: [...selected] } });
    const total = done?.canceladas.length ?? 0;
    onDone(
      done && (total > 0 ? t('holds.cancelled', { count: total }) : t('holds.nothingCancelled')),
    );
  };
  return (
    <>
      <ProblemSummary problem={count > 0 ? null : missing} />
      <Button icon="trash" size="small" isPending={isBusy} onClick={ask}>
        {t('holds.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('holds.cancelAsk', { count })}
        confirmLabel={t('holds.cancelDo')}
        cancelLabel={t('holds.keep')}
        closeLabel={t('frame.close')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      >
        {t('holds.cancelHint')}
      </ConfirmDialog>
    </>
  );
}
