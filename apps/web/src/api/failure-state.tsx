import { useTranslation } from '../languages/use-translation.ts';
import { ErrorState } from '../ui/page-states.tsx';
import type { ApiFailure } from './api.ts';
import { failureWords } from './failure-toast.ts';

interface FailureStateProps {
  readonly failure: ApiFailure;
  /** What could not be done; 'something went wrong' where nothing says it better. */
  readonly title?: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** A call that failed: the sentence of its code, else the one the server sent. */
export function FailureState({ failure, title, onRetry, isRetrying }: FailureStateProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title ?? t('failure.title')}
      retryLabel={t('results.retry')}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      {failureWords(failure, t)}
    </ErrorState>
  );
}
