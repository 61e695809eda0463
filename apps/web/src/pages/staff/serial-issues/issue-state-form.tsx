import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from '../staff-list.module.css';
import type { Done } from '../use-done.ts';
import { nameOf, paramsOf, seenOf, type StaffIssue } from './issue.ts';
import { bodyOf, IssueStateFields, draftOf } from './issue-state-fields.tsx';

interface IssueStateFormProps {
  readonly issue: StaffIssue;
  readonly onDone: Done;
}

/** That it came on another day or with a bar code, is missing, or was claimed. */
export function IssueStateForm({ issue, onDone }: IssueStateFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('setIssueState');
  const [said, setSaid] = useState(() => draftOf(issue));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { ...bodyOf(said), visto: seenOf(issue) };
    const answer = await send({ params: paramsOf(issue), body });
    if (!answer) return;
    const state = t(`kardex.states.${answer.situacao}`);
    onDone(t('staffIssues.stateSet', { issue: nameOf(issue), state }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <IssueStateFields
          said={said}
          write={(change) => setSaid({ ...said, ...change })}
          errorAt={errorAt}
        />
        <div>
          <Button type="submit" look="primary" isPending={isBusy}>
            {t('staffIssues.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
