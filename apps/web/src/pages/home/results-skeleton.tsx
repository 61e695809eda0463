import { useTranslation } from '../../languages/use-translation.ts';
import { ResultRow } from '../../ui/layouts/result-row.tsx';
import { ResultsLayout } from '../../ui/layouts/results-layout.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Skeleton of a page of results, while the first ones come. */
export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <ResultsLayout
        head={<Skeleton width="10rem" height="2.5rem" />}
        skipLabel={t('results.skipFilters')}
        facetsLabel={t('results.filters')}
        facets={<Skeleton lines={12} />}
        filterButton={<Skeleton width="6rem" height="2.5rem" />}
        toolbar={<Skeleton width="14rem" height="2.5rem" />}
      >
        {Array.from({ length: 6 }, (_, at) => (
          <ResultRow
            key={at}
            picture={<Skeleton height="8rem" />}
            title={<Skeleton width="70%" height="1.5rem" />}
            by={<Skeleton width="40%" height="1rem" />}
            text={<Skeleton lines={2} />}
          />
        ))}
      </ResultsLayout>
    </Loading>
  );
}
