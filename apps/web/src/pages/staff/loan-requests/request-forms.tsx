import { loanRequestLengths } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import type { LoanRequest } from './loan-request.ts';

interface RequestFormProps {
  readonly request: LoanRequest;
  readonly onDone: DoneHandler;
}

/** Form that sends a copy by its bar code: a scanner ends it with Enter. */
export function SendForm({ request, onDone }: RequestFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('sendLoanRequest');
  const [barcode, setBarcode] = useState('');
  const { codigo: id, biblioteca_recebimento } = request;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (barcode.trim() === '') return;
    const answer = await act({ params: { id: String(id) }, body: { codigo_barras: barcode } });
    const library = biblioteca_recebimento.desc_biblioteca;
    if (answer) onDone(t('loanRequests.desk.sent', { id, library }));
    // The next scan replaces a refused one.
    else field?.select();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <TextField
          label={t('loanRequests.fields.codigo_barras')}
          name="codigo_barras"
          error={problem?.words}
          description={t('loanRequests.desk.scanHint')}
          required
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          value={barcode}
          onChange={({ target }) => setBarcode(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" size="small" isPending={isBusy}>
            {t('loanRequests.desk.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Form for the reason why a request is not fulfilled, which ends it. */
export function EndForm({ request: { codigo: id }, onDone }: RequestFormProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('refuseLoanRequest');
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank) return;
    const isDone = await act({ params: { id: String(id) }, body: { motivo: reason } });
    if (isDone) onDone(t('loanRequests.desk.ended', { id }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <TextArea
          label={t('loanRequests.fields.motivo')}
          name="motivo"
          error={problemAt(problem, 'motivo')}
          description={t('loanRequests.desk.endHint')}
          required
          maxLength={loanRequestLengths.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={isBlank} isPending={isBusy}>
            {t('loanRequests.desk.end')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
