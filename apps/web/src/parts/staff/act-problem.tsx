import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProblemSummary, type FormProblem } from '../../ui/feedback/problem-summary.tsx';
import type { DoneHandler } from './use-done.ts';

interface ActProblemProps {
  readonly problem: FormProblem | null;
  readonly onDone: DoneHandler;
}

/** Refusal of an act on an entry, shown where the act was tried. */
export function ActProblem({ problem, onDone }: ActProblemProps) {
  return (
    <ProblemSummary problem={problem}>
      <SeeNow problem={problem} onDone={onDone} />
    </ProblemSummary>
  );
}

/**
 * Button that reloads an outdated list once the reason has been read: reloaded before, the entry would take
 * the reason with it.
 */
export function SeeNow({ problem, onDone }: ActProblemProps) {
  const { t } = useTranslation();
  if (!problem?.isStale) return null;
  return (
    <Button size="small" icon="renew" onClick={() => onDone(null)}>
      {t('staffList.seeNow')}
    </Button>
  );
}
