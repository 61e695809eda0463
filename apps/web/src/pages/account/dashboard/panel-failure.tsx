import { useTranslation } from '../../../languages/use-translation.ts';
import type { ApiFailure } from '../../../api/api.ts';
import { failureWords } from '../../../api/failure-toast.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './dashboard.module.css';
import { Headline } from './panel-parts.tsx';

interface PanelFailureProps {
  readonly failure: ApiFailure;
  /** Of the panel. */
  readonly title: string;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** What could not be told, in its own panel. */
export function PanelFailure({ failure, title, onRetry, isRetrying }: PanelFailureProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failure}>
      <Headline tone="danger">{t('dashboard.failed', { panel: title })}</Headline>
      <p className={styles.hint}>{failureWords(failure, t)}</p>
      <Button
        size="small"
        icon="renew"
        aria-label={t('dashboard.retry', { panel: title })}
        isPending={isRetrying}
        onClick={onRetry}
      >
        {t('results.retry')}
      </Button>
    </div>
  );
}
