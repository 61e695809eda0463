import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { replaceAt } from '../../../browser/lists.ts';
import { askAgain } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { CourierRunFields, type CourierRun, type Libraries } from './courier-run-fields.tsx';

const blank: CourierRun = {
  biblioteca_origem: null,
  biblioteca_recebimento: null,
  dia_semana: 1,
  dias: 1,
};

interface CourierFormProps {
  /** Runs when the page was opened. */
  readonly seen: readonly CourierRun[];
  readonly libraries: Libraries;
  readonly onSaved: () => void;
}

/** Form for all courier runs. */
export function CourierForm({ seen, libraries, onSaved }: CourierFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isBusy, problem } = useSubmission('changeCourierRuns');
  const [runs, setRuns] = useState(seen);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isSaved = await send({ body: { percursos: [...runs], vistos: [...seen] } });
    if (!isSaved) return;
    showToast({ tone: 'success', words: t('loanRequests.courier.saved') });
    await askAgain(client, ['getCourierRuns']);
    onSaved();
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <ProblemSummary problem={problem} />
        {runs.length === 0 && <p>{t('loanRequests.courier.none')}</p>}
        <ol className={styles.entries}>
          {runs.map((run, at) => (
            <li key={at}>
              <CourierRunFields
                run={run}
                libraries={libraries}
                number={at + 1}
                onChange={(next) => setRuns(replaceAt(runs, at, next))}
                onRemove={() => setRuns(runs.filter((_, other) => other !== at))}
              />
            </li>
          ))}
        </ol>
        <Cluster>
          <Button icon="add" onClick={() => setRuns([...runs, blank])}>
            {t('loanRequests.courier.add')}
          </Button>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t('loanRequests.courier.save')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
