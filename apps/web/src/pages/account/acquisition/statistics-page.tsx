import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AcquisitionTabs } from './acquisition-tabs.tsx';
import { Statistics } from './statistics.tsx';

/** Suggestions of readers in the last twelve months, and their outcomes. */
export function Page() {
  return (
    <AcquisitionTabs current="statistics">
      <StatisticsAnswer />
    </AcquisitionTabs>
  );
}

function StatisticsAnswer() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('getAcquisitionStatistics', {}), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('acquisition.statistics.failed')}>
      {(found) => <Statistics found={found} />}
    </QueryBoundary>
  );
}
