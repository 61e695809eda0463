import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { UseByMonth } from './usage-by-month.tsx';
import { UseByYear } from './usage-by-year.tsx';
import { readYear, yearQuery } from './statistics-address.ts';
import { useTitle } from './use-title.ts';

const yearsQuery = (id: string) => endpointQuery('listTitleYears', { params: { id } });

export function queries({ params: { codAcervo = '' }, url }: PageAddress) {
  const year = readYear(url.searchParams);
  return [yearsQuery(codAcervo), ...(year === null ? [] : [yearQuery(codAcervo, year)])];
}

/** Usage of the title, year by year; of one year month by month. */
export function Page() {
  const { t } = useTranslation();
  const title = useTitle();
  const [params] = useSearchParams();
  const year = readYear(params);
  const asked = useEndpoint(yearsQuery(String(title.cod_acervo)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton height="14rem" />}>
      {(years) =>
        years.length === 0 ? (
          <EmptyState title={t('titleUsage.none')}>{t('titleUsage.noneHint')}</EmptyState>
        ) : (
          <>
            <UseByYear title={title} years={years} />
            {year !== null && <UseByMonth title={title} year={year} />}
          </>
        )
      }
    </QueryBoundary>
  );
}
