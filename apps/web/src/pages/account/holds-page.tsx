import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useActivity } from '../../parts/institution/page-config.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { HoldHistory } from './holds/hold-history.tsx';
import { OwnHolds } from './holds/own-holds.tsx';
import { LoanTabs } from './loan-tabs.tsx';
import { NothingInAccount } from '../../features/account-area/nothing-in-account.tsx';

/** What the reader waits for, what can be fetched, and what has ended. */
export function Page() {
  const { t } = useTranslation();
  if (!useActivity(activities.titleHold)) return <NothingInAccount />;
  return (
    <LoanTabs current="holds">
      <p>{t('holds.pageLead')}</p>
      <Holds />
      <HoldHistory />
    </LoanTabs>
  );
}

function Holds() {
  const { t } = useTranslation();
  const query = endpointQuery('listHolds', {});
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  if (data) return <OwnHolds found={data} />;
  if (error) {
    return (
      <FailureState
        failure={error}
        title={t('holds.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton lines={6} />
    </Loading>
  );
}
