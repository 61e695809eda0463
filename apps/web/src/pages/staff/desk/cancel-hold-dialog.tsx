import { useId, useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import type { DeskHold } from './desk-patron.ts';

interface CancelHoldDialogProps {
  readonly hold: DeskHold;
  readonly onClose: () => void;
  readonly onCancelled: (passedOn: Output<'cancelDeskHold'>) => void;
}

/** Dialog for the reason of a cancelled hold, which its reader will read. */
export function CancelHoldDialog({ hold, onClose, onCancelled }: CancelHoldDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { send, isBusy, problem, errorAt } = useSubmission('cancelDeskHold');
  const [reason, setReason] = useState('');
  const cancel = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(hold.codigo) };
    const passedOn = await send({ params, body: { motivo: reason } });
    if (passedOn) onCancelled(passedOn);
  };
  return (
    <Dialog
      isOpen
      isAlert
      title={t('desk.holds.cancelAsk', { title: hold.acervo.titulo })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} isPending={isBusy}>
            {t('holds.desk.cancelDo')}
          </Button>
          <Button onClick={onClose}>{t('desk.keep')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void cancel(event)}>
        <Stack gap={4}>
          <ProblemSummary problem={problem} />
          <TextArea
            label={t('holds.desk.reason')}
            description={t('holds.desk.reasonHint')}
            name="motivo"
            required
            rows={2}
            maxLength={500}
            error={errorAt('motivo')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
