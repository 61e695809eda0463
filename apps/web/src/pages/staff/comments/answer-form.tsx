import { commentLength } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { GeneralComment } from './comment.ts';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

/** Form for the answer to a comment. */
export function AnswerForm(props: {
  readonly comment: GeneralComment;
  readonly onDone: DoneHandler;
}) {
  const { comment, onDone } = props;
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('answerGeneralComment');
  const [text, setText] = useState('');
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = { id: String(comment.codigo) };
    const isSent = await act({ params, body: { resposta: text } });
    if (isSent) onDone(t('staffComments.wasAnswered'));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <TextArea
          label={t('staffList.answer')}
          description={t('staffList.mailHint')}
          name="resposta"
          required
          maxLength={commentLength}
          error={problemAt(problem, 'resposta')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" variant="primary" icon="mail" isPending={isBusy}>
            {t('staffComments.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
