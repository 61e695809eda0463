import { debtTextLength } from '@estante/contract/plain';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { problemAt, ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import styles from './reason-form.module.css';

interface ReasonFormProps {
  readonly hint?: string;
  /** Fields for what else is asked for, before the reason. */
  readonly children?: ReactNode;
  /** Verb of the act. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Problem that kept the act from being done, where the form stays. */
  readonly problem?: FormProblem | null;
  /** Remedy: what can be done about the problem. */
  readonly remedy?: ReactNode;
  readonly onSend: (reason: string) => void;
}

/** Form of an act that needs a reason. */
export function ReasonForm({
  hint,
  children,
  action,
  isBusy,
  problem = null,
  remedy,
  onSend,
}: ReasonFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBlank) onSend(reason);
  };
  return (
    <form className={styles.fields} onSubmit={send}>
      <ProblemSummary problem={problem}>{remedy}</ProblemSummary>
      {children}
      <TextArea
        label={t('payments.reason')}
        description={hint}
        name="motivo"
        required
        rows={2}
        error={problemAt(problem, 'motivo')}
        maxLength={debtTextLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" variant="danger" disabled={isBlank} isPending={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
