import { exceptionReasonLength } from '@estante/contract/plain';
import { useId, useState, type SubmitEvent } from 'react';
import { problemOf } from '../../api/problem.ts';
import { beginTyping } from '../../browser/begin-typing.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { problemAt, ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import type { DeskException } from './desk-exception.ts';

interface ExceptionDialogProps {
  readonly exception: DeskException;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/**
 * Dialog that asks for the reason of an exception. The field has several lines: Enter alone sends nothing.
 */
export function ExceptionDialog({ exception, onClose, onMade }: ExceptionDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { act, title, name, reasons, forgiven } = exception;
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await exception.go(reason);
      onMade();
    } catch (error) {
      setProblem(problemOf(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      isAlert
      title={t(`desk.exception.ask.${act}`, { title })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" type="submit" form={form} isPending={isBusy}>
            {t(`desk.exception.do.${act}`)}
          </Button>
          <Button onClick={onClose}>{t('desk.keep')}</Button>
        </>
      }
    >
      <form ref={beginTyping} id={form} onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <ProblemSummary problem={problem} />
          <p>{t('desk.exception.against', { name })}</p>
          <RefusalReasons reasons={reasons} audience="staff" />
          {forgiven > 0 && <p>{t('desk.exception.forgives', { sum: forgiven })}</p>}
          {act === 'hold' && <p>{t('desk.exception.holdWaits')}</p>}
          <TextArea
            label={t('desk.exception.reason')}
            description={t('desk.exception.reasonHint')}
            name="justificativa"
            required
            rows={2}
            maxLength={exceptionReasonLength}
            error={problemAt(problem, 'justificativa')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
