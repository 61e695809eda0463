import { useTranslation } from '../../languages/use-translation.ts';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './title-lists.module.css';

/** Skeleton of a basket, until the browser's titles have come. */
export function BasketSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.scripted}>
      <Loading label={t('frame.loading')}>
        <div className={styles.toolbar}>
          <Skeleton width="12rem" height="2.75rem" />
        </div>
        {Array.from({ length: 3 }, (_, at) => (
          <TitleSkeleton key={at} />
        ))}
      </Loading>
    </div>
  );
}

function TitleSkeleton() {
  return (
    <ResultRow
      picture={<Skeleton height="8rem" />}
      title={<Skeleton width="70%" height="1.5rem" />}
      by={<Skeleton width="40%" height="1rem" />}
      text={<Skeleton lines={2} />}
    />
  );
}
