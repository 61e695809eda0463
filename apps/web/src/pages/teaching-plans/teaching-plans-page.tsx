import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { useFailure } from '../../api/use-failure.ts';
import type { PageAddress } from '../../parts/page/page.ts';
import {
  isBlank,
  planHref,
  planQuery,
  readPlanSearch,
  type PlanSearch,
} from '../../parts/teaching-plans/plan-address.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { PlanForm } from '../../features/teaching-plans/plan-form.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { PlansSkeleton } from '../../features/teaching-plans/plans-skeleton.tsx';
import { PlanList } from './plan-list.tsx';
import styles from './teaching-plans-page.module.css';

const anywhere = readSearch('geral', new URLSearchParams());

/** Query for the options; disciplines are found by the form's own box, and none is listed. */
const optionsQuery = endpointQuery('listPlanOptions', { query: { quantidade: 0 } });

/** Readings of the disciplines of a course, and the number of copies of each. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="plano-ensino">
      <TeachingPlansPage search={readPlanSearch(params)} />
    </OfferedTab>
  );
}

export function queries({ url }: PageAddress) {
  const search = readPlanSearch(url.searchParams);
  return isBlank(search) ? [optionsQuery] : [optionsQuery, planQuery(search)];
}

function TeachingPlansPage({ search }: { readonly search: PlanSearch }) {
  const { t } = useTranslation();
  const options = useEndpoint(optionsQuery);
  const noOptions = useFailure(options) ?? options.error;
  const plans = useEndpoint(planQuery(search), {
    enabled: !isBlank(search),
    placeholderData: keepPreviousData,
  });
  const noPlans = useFailure(plans);
  const found = plans.isPlaceholderData || isBlank(search) ? undefined : plans.data;
  useAnnouncedCount(planHref(search), found?.total);
  const criteria = found?.criterios ?? [];
  const names = criteria.map(({ descricao }) => descricao).join(', ');
  const heading = t('tabs.plano-ensino');
  return (
    <div className={styles.page}>
      <title>{`${[heading, names].filter(Boolean).join(': ')} · ${t('product')}`}</title>
      <SearchBox state={anywhere} />
      <SearchTabs tab="plano-ensino" />
      <PageHeader title={heading}>{t('teachingPlans.intro')}</PageHeader>
      <PlanForm search={search} options={options.data} criteria={criteria} />
      {noOptions && (
        <FailureState
          failure={noOptions}
          title={t('teachingPlans.optionsFailed')}
          onRetry={() => void options.refetch()}
          isRetrying={options.isFetching}
        />
      )}
      {isBlank(search) ? null : noPlans ? (
        <FailureState
          failure={noPlans}
          title={t('teachingPlans.failed')}
          onRetry={() => void plans.refetch()}
          isRetrying={plans.isFetching}
        />
      ) : plans.data ? (
        <PlanList search={search} found={plans.data} isUpdating={plans.isPlaceholderData} />
      ) : (
        <PlansSkeleton />
      )}
    </div>
  );
}

/** Announces the number of plans after a search, not when the page is first read. */
function useAnnouncedCount(place: string, total: number | undefined): void {
  const { t } = useTranslation();
  const said = useRef(place);
  useEffect(() => {
    if (total === undefined || said.current === place) return;
    said.current = place;
    announce(t('teachingPlans.count', { count: total }));
  }, [place, total, t]);
}
