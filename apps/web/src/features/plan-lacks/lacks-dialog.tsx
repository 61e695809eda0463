import { useId, useState, type SubmitEvent } from 'react';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import type { LibraryChoice } from '../../parts/libraries/library-fields.tsx';
import { useMyLibrary } from '../../parts/libraries/my-library.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { blankLacks, bodyOfLacks, chosenOf } from './lacks-draft.ts';
import { LacksFields } from './lacks-fields.tsx';
import { LacksOutcome } from './lacks-outcome.tsx';
import { useLacksProblem } from './use-lacks-problem.ts';

interface LacksDialogProps {
  readonly planId: number;
  readonly discipline: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog of the titles that a plan lacks, to be suggested in one act; then the outcome: those sent, and why
 * others were not.
 */
export function LacksDialog({ planId, discipline, isOpen, onClose }: LacksDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const query = endpointQuery('listPlanLacks', { params: { id: String(planId) } });
  // Suggestions just sent must not be sent again: the answer is never cached.
  const lacks = useEndpoint(query, { staleTime: 0, gcTime: 0 });
  const failure = useFailure(lacks) ?? lacks.error;
  const [sent, setSent] = useState<Output<'suggestPlanLacks'> | null>(null);
  const { submission, draft, write, choice, setChoice, submit } = useLacksForm(planId, setSent);
  const offered = lacks.data?.faltas ?? [];
  const mayBeSent = sent === null && offered.some(({ sugerida }) => sugerida === null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('planLacks.open')}
      closeLabel={t('frame.close')}
      {...(mayBeSent && {
        actions: (
          <Button type="submit" form={form} variant="primary" isPending={submission.isBusy}>
            {t('planLacks.send')}
          </Button>
        ),
      })}
    >
      {sent ? (
        <LacksOutcome sent={sent} />
      ) : failure ? (
        <FailureState
          failure={failure}
          title={t('planLacks.failed')}
          onRetry={() => void lacks.refetch()}
          isRetrying={lacks.isFetching}
        />
      ) : lacks.isPending ? (
        <Loading label={t('planLacks.loading')}>
          <Skeleton lines={6} />
        </Loading>
      ) : offered.length === 0 ? (
        <Message tone="success" title={t('planLacks.none')} />
      ) : (
        <form id={form} noValidate onSubmit={(event) => submit(event, offered)}>
          <LacksFields
            discipline={discipline}
            lacks={offered}
            draft={draft}
            write={write}
            choice={choice}
            setChoice={setChoice}
            problem={submission.problem}
          />
        </form>
      )}
    </Dialog>
  );
}

function useLacksForm(planId: number, done: (sent: Output<'suggestPlanLacks'>) => void) {
  const submission = useSubmission('suggestPlanLacks');
  const problemOf = useLacksProblem();
  const mine = useMyLibrary();
  const [draft, write] = useState(blankLacks);
  const [chosen, setChoice] = useState<LibraryChoice | null>(null);
  // The libraries come a moment after the dialog.
  const choice = chosen ?? { campus: '', library: mine ? String(mine.library) : '' };
  const submit = async (
    event: SubmitEvent<HTMLFormElement>,
    lacks: Output<'listPlanLacks'>['faltas'],
  ) => {
    event.preventDefault();
    const problem = problemOf(draft, lacks, choice.library);
    submission.tell(problem);
    if (problem || chosenOf(draft, lacks).length === 0) return;
    const body = bodyOfLacks(draft, lacks, choice.library);
    const sent = await submission.send({ params: { id: String(planId) }, body });
    if (sent) done(sent);
  };
  return {
    submission,
    draft,
    write,
    choice,
    setChoice,
    submit: (...args: Parameters<typeof submit>) => void submit(...args),
  };
}
