import { exceptionReasonLength } from '@estante/contract/plain';
import { useId, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import type { Output } from '../../../api/api.ts';
import { titleOf, untilWords } from '../../../features/desk/desk-entry.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { DeskLoan } from './desk-patron.ts';

interface DueDayDialogProps {
  readonly loan: DeskLoan;
  readonly onClose: () => void;
  readonly onDated: (dated: Output<'changeLoanDueDay'>) => void;
}

/** Asks for another day of a loan, and why. */
export function DueDayDialog({ loan, onClose, onDated }: DueDayDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const { send, isBusy, problem, errorAt } = useSubmission('changeLoanDueDay');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const fine = loan.detalhes?.devolver_hoje.multa_centavos ?? 0;
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(loan.codigo) };
    const dated = await send({ params, body: { devolver_ate: day, justificativa: reason } });
    if (dated) onDated(dated);
  };
  return (
    <Dialog
      isOpen
      isAlert
      title={t('desk.dueDay.ask', { title: titleOf(loan) })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" type="submit" form={form} isPending={isBusy}>
            {t('desk.dueDay.change')}
          </Button>
          <Button onClick={onClose}>{t('desk.keep')}</Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void change(event)}>
        <Stack gap={4}>
          <ProblemSummary problem={problem} />
          <p>
            {t('desk.dueDay.now', { until: untilWords(loan, t) })}{' '}
            {loan.reservado && t('desk.dueDay.awaited')}
          </p>
          {fine > 0 && <p>{t('desk.exception.forgives', { sum: fine })}</p>}
          <TextField
            label={t('desk.dueDay.day')}
            name="devolver_ate"
            type="date"
            required
            error={errorAt('devolver_ate')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <TextArea
            label={t('desk.dueDay.reason')}
            description={t('desk.exception.reasonHint')}
            name="justificativa"
            required
            rows={2}
            maxLength={exceptionReasonLength}
            error={errorAt('justificativa')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
