import { refusalReasonLength } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { TitleComment } from './title-comment.ts';
import { useDecision } from './use-decision.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

/** Form for the reason why a comment on a title is not, or no longer, shown. */
export function RefusalForm(props: {
  readonly comment: TitleComment;
  readonly onDone: DoneHandler;
}) {
  const { t } = useTranslation();
  const { decide, isBusy, problem } = useDecision(props.comment, props.onDone);
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBlank) void decide('recusado', reason);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={props.onDone} />
        <TextArea
          label={t('staffTitleComments.reason')}
          description={t('staffTitleComments.reasonHint')}
          name="motivo"
          required
          maxLength={refusalReasonLength}
          error={problemAt(problem, 'motivo')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={isBlank} isPending={isBusy}>
            {t('staffTitleComments.refuse')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
