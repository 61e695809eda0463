import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ApiFailure } from '../../../api/api.ts';
import { problemOf } from '../../../api/problem.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { clearToasts } from '../../../ui/feedback/toasts.tsx';

/** Notice beside the form: something went well, or the time has run out. */
export interface RecoveryNotice {
  readonly tone: 'warning' | 'success';
  readonly words: string;
}

/** One call at a time, with what is said of it where it fails. */
export function useAttempts() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<RecoveryNotice | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const say = (told: RecoveryNotice) => {
    setProblem(null);
    setNotice(told);
  };
  /** Tells the problem that was found, in place of the notice; null: none any more. */
  const refuse = (found: FormProblem | null) => {
    setNotice(null);
    setProblem(found);
  };

  /** Resolves with the refusal, if it was one. */
  const attempt = async (act: () => Promise<void>): Promise<ApiFailure | null> => {
    if (isBusy) return null;
    clearToasts();
    refuse(null);
    setBusy(true);
    try {
      await act();
      return null;
    } catch (error) {
      refuse(problemOf(error, t));
      return error instanceof ApiFailure ? error : null;
    } finally {
      setBusy(false);
    }
  };
  return { notice, problem, say, refuse, isBusy, attempt };
}
