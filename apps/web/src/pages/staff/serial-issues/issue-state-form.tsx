import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { nameOf, paramsOf, seenOf, type StaffIssue } from './issue.ts';
import { bodyOf, draftOf } from './issue-state-draft.ts';
import { IssueStateFields } from './issue-state-fields.tsx';

interface IssueStateFormProps {
  readonly issue: StaffIssue;
  readonly onDone: DoneHandler;
}

/** Form that sets the issue as received, with day and bar code, as missing or as claimed. */
export function IssueStateForm({ issue, onDone }: IssueStateFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem, errorAt } = useSubmission('setIssueState');
  const [draft, setDraft] = useState(() => draftOf(issue, libraryToday()));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { ...bodyOf(draft), visto: seenOf(issue) };
    const answer = await send({ params: paramsOf(issue), body });
    if (!answer) return;
    const state = t(`serialIssues.states.${answer.situacao}`);
    onDone(t('staffSerialIssues.stateSet', { issue: nameOf(issue), state }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <ActProblem problem={problem} onDone={onDone} />
        <IssueStateFields
          draft={draft}
          write={(change) => setDraft({ ...draft, ...change })}
          errorAt={errorAt}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('staffSerialIssues.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
