import { useTranslation } from '../../../languages/use-translation.ts';
import { failureWords } from '../../../api/failure-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './dashboard.module.css';
import { Headline } from './panel-parts.tsx';
import type { FailedCall } from './use-own-affairs.ts';

/** Failure of one call; the rest of the dashboard is still shown. */
export function PanelFailure({ title, asked }: FailedCall) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = asked;
  if (!error) return null;
  return (
    <div role="alert" className={styles.failure}>
      <Headline tone="danger">{t('dashboard.failed', { panel: title })}</Headline>
      <p className={styles.hint}>{failureWords(error, t)}</p>
      <Button
        size="small"
        icon="renew"
        aria-label={t('dashboard.retry', { panel: title })}
        isPending={isFetching}
        onClick={() => void refetch()}
      >
        {t('results.retry')}
      </Button>
    </div>
  );
}
