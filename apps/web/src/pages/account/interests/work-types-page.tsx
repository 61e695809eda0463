import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { InterestTabs } from './interest-tabs.tsx';
import { WorkTypeProfile } from './work-type-profile.tsx';

/** Work types whose new titles the reader is notified of. */
export function Page() {
  return (
    <InterestTabs current="workTypes">
      <WorkTypes />
    </InterestTabs>
  );
}

function WorkTypes() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listWorkTypeInterests', {}), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('interests.failed')}>
      {(profile) => <WorkTypeProfile profile={profile} />}
    </QueryBoundary>
  );
}
