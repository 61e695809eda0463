import { exceptionReasonLength } from '@estante/contract/plain';
import { useId } from 'react';
import type { Output } from '../../../api/api.ts';
import { titleOf, untilWords } from '../../../features/desk/desk-entry.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { DeskLoan } from './desk-patron.ts';
import { useDueDay } from './use-due-day.ts';

interface DueDayDialogProps {
  readonly loan: DeskLoan;
  readonly onClose: () => void;
  readonly onDated: (dated: Output<'changeLoanDueDay'>) => void;
}

/** Dialog for another due day of a loan, and the reason. */
export function DueDayDialog({ loan, onClose, onDated }: DueDayDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const dueDay = useDueDay(loan, onDated);
  return (
    <Dialog
      isOpen
      isAlert
      title={t('desk.dueDay.ask', { title: titleOf(loan) })}
      closeLabel={t('frame.close')}
      onClose={onClose}
      actions={<DueDayActs form={form} isBusy={dueDay.isBusy} onClose={onClose} />}
    >
      <form id={form} onSubmit={(event) => void dueDay.change(event)}>
        <DueDayFields loan={loan} dueDay={dueDay} />
      </form>
    </Dialog>
  );
}

interface DueDayActsProps {
  /** Id of the form that is sent. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function DueDayActs({ form, isBusy, onClose }: DueDayActsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="primary" type="submit" form={form} isPending={isBusy}>
        {t('desk.dueDay.change')}
      </Button>
      <Button onClick={onClose}>{t('desk.keep')}</Button>
    </>
  );
}

interface DueDayFieldsProps {
  readonly loan: DeskLoan;
  readonly dueDay: ReturnType<typeof useDueDay>;
}

function DueDayFields({ loan, dueDay }: DueDayFieldsProps) {
  const { t } = useTranslation();
  const fine = loan.detalhes?.devolver_hoje.multa_centavos ?? 0;
  return (
    <Stack gap={4}>
      <ProblemSummary problem={dueDay.problem} />
      <p>
        {t('desk.dueDay.now', { until: untilWords(loan, t) })}{' '}
        {loan.reservado && t('desk.dueDay.awaited')}
      </p>
      {fine > 0 && <p>{t('desk.exception.forgives', { sum: fine })}</p>}
      <DayField dueDay={dueDay} />
      <ReasonField dueDay={dueDay} />
    </Stack>
  );
}

type FieldProps = Pick<DueDayFieldsProps, 'dueDay'>;

function DayField({ dueDay: { day, setDay, errorAt } }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('desk.dueDay.day')}
      name="devolver_ate"
      type="date"
      required
      error={errorAt('devolver_ate')}
      value={day}
      onChange={({ target }) => setDay(target.value)}
    />
  );
}

function ReasonField({ dueDay: { reason, setReason, errorAt } }: FieldProps) {
  const { t } = useTranslation();
  return (
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
  );
}
