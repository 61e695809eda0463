import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ApiFailure } from '../../../api/api.ts';
import { problemOf } from '../../../api/problem.ts';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { clearToasts } from '../../../ui/feedback/toasts.tsx';

/** Notice beside the form: a success, or that the time has run out. */
export interface RecoveryNotice {
  readonly tone: 'warning' | 'success';
  readonly words: string;
}

/** Makes one call at a time, and keeps its notice or problem. */
export function useAttempts() {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<RecoveryNotice | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const say = (told: RecoveryNotice) => {
    setProblem(null);
    setNotice(told);
  };
  /** Shows a problem in place of the notice; null clears it. */
  const refuse = (found: FormProblem | null) => {
    setNotice(null);
    setProblem(found);
  };

  /** Makes a call; resolves with the refusal, if there was one. */
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
