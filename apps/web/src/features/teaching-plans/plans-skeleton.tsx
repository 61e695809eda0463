import { useTranslation } from '../../languages/use-translation.ts';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Skeleton of plans, while the first ones come. */
export function PlansSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton width="40%" height="2rem" />
      {Array.from({ length: 4 }, (_, at) => (
        <ResultRow
          key={at}
          density="compact"
          picture={<Skeleton height="4.5rem" />}
          title={<Skeleton width="60%" height="1.5rem" />}
          by={<Skeleton width="40%" height="1rem" />}
        />
      ))}
    </Loading>
  );
}
