import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import type { DoneHandler } from './use-done.ts';

interface ActProblemProps {
  readonly problem: FormProblem | null;
  readonly onDone: DoneHandler;
}

/** Refusal of an act on an entry, told where it was to be done. */
export function ActProblem({ problem, onDone }: ActProblemProps) {
  return (
    <ProblemSummary problem={problem}>
      <SeeNow problem={problem} onDone={onDone} />
    </ProblemSummary>
  );
}

/** The list is not asked for again before that: the reason would go with the entry. */
export function SeeNow({ problem, onDone }: ActProblemProps) {
  const { t } = useTranslation();
  if (!problem?.isStale) return null;
  return (
    <Button size="small" icon="renew" onClick={() => onDone(null)}>
      {t('staffList.seeNow')}
    </Button>
  );
}
