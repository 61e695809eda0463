import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { readDays } from '../../features/days/days-address.ts';
import { DaysForm } from '../../features/days/days-form.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { ByMail } from './by-mail.tsx';
import { AlertList } from './alert-list.tsx';

const path = '/meupergamum/alertas';

/** What the reader is told of: new titles of saved searches. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="alerts" lead={t('alerts.lead')}>
      <ByMail />
      <Alerts />
    </AccountTask>
  );
}

function Alerts() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const days = readDays(params);
  const query = endpointQuery('listAlerts', { query: days ?? {} });
  const options = { placeholderData: keepPreviousData, staleTime: 0 } as const;
  const { data, error, isFetching, refetch } = useEndpoint(query, options);
  return (
    <>
      <DaysForm path={path} days={days} label={t('alerts.days')} />
      {data ? (
        <AlertList found={data} isNarrowed={days !== null} />
      ) : error ? (
        <FailureState
          failure={error}
          title={t('alerts.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton lines={4} />
        </Loading>
      )}
    </>
  );
}
