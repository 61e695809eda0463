import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../api/query.ts';
import { readDays } from '../../features/days/days-address.ts';
import { DaysForm } from '../../features/days/days-form.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { ByMail } from './by-mail.tsx';
import { AlertList } from './alert-list.tsx';

const path = '/meupergamum/alertas';

/** Alerts for the reader: new titles of saved searches. */
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
  const asked = useListEndpoint(query);
  return (
    <>
      <DaysForm path={path} days={days} label={t('alerts.days')} />
      <QueryBoundary asked={asked} failed={t('alerts.failed')} skeleton={<AlertsSkeleton />}>
        {(found) => <AlertList found={found} isNarrowed={days !== null} />}
      </QueryBoundary>
    </>
  );
}

function AlertsSkeleton() {
  return (
    <>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton lines={4} />
    </>
  );
}
