import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useActivity } from '../../parts/institution/page-config.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx';
import { HoldHistory } from './holds/hold-history.tsx';
import { OwnHolds } from './holds/own-holds.tsx';
import { LoanTabs } from './loan-tabs.tsx';
import { NothingInAccount } from '../../features/account-area/nothing-in-account.tsx';

/** Holds of the reader: those that wait, those that can be fetched, and those that have ended. */
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
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('holds.failed')} skeleton={<ListSkeleton />}>
      {(found) => <OwnHolds found={found} />}
    </QueryBoundary>
  );
}
