import { useTranslation } from '../languages/use-translation.ts';
import { ErrorState } from '../ui/feedback/page-states.tsx';
import type { ApiFailure } from './api.ts';
import { failureWords } from './failure-words.ts';

interface FailureStateProps {
  readonly failure: ApiFailure;
  /** Heading that names what could not be done; without it, 'something went wrong'. */
  readonly title?: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Whether the call would fail again if asked in the same way. */
const failsAgain = ({ status, codigo }: ApiFailure) =>
  status === 404 || codigo === 'DatasInvertidas';

/**
 * Failed call: the sentence of its code, else the one the server sent. No retry is offered for something that
 * does not exist or cannot be done.
 */
export function FailureState({ failure, title, onRetry, isRetrying }: FailureStateProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title ?? t('failure.title')}
      retryLabel={t('results.retry')}
      onRetry={failsAgain(failure) ? null : onRetry}
      isRetrying={isRetrying}
    >
      {failureWords(failure, t)}
    </ErrorState>
  );
}
