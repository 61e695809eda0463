import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from '../staff-list.module.css';
import type { Done } from '../use-done.ts';
import { nameOf, paramsOf, seenOf, type StaffIssue } from './issue.ts';
import { bodyOfSaid, SaidFields, saidOf } from './said-fields.tsx';

interface SayIssueProps {
  readonly issue: StaffIssue;
  readonly onDone: Done;
}

/** That it came on another day or with a bar code, is missing, or was claimed. */
export function SayIssue({ issue, onDone }: SayIssueProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('sayIssue');
  const [said, setSaid] = useState(() => saidOf(issue));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { ...bodyOfSaid(said), visto: seenOf(issue) };
    const answer = await send({ params: paramsOf(issue), body });
    if (!answer) return;
    const state = t(`kardex.states.${answer.situacao}`);
    onDone(t('staffIssues.wasSaid', { issue: nameOf(issue), state }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <SaidFields
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
