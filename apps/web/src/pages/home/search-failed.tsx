import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { failureWords } from '../../api/failure-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';

interface SearchFailedProps {
  readonly failure: ApiFailure;
  /** Whether older results are on show, which could not be loaded again. */
  readonly isOld: boolean;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Message that there is no answer, or no newer one, with a retry. */
export function SearchFailed({ failure, isOld, onRetry, isRetrying }: SearchFailedProps) {
  const { t } = useTranslation();
  if (!isOld) {
    return <FailureState title={t('results.failed')} {...{ failure, onRetry, isRetrying }} />;
  }
  return (
    <Message
      tone="warning"
      isLive
      title={t('results.old')}
      actions={
        <Button icon="renew" onClick={onRetry} isPending={isRetrying}>
          {t('results.retry')}
        </Button>
      }
    >
      {failureWords(failure, t)}
    </Message>
  );
}
