import { useTranslation } from '../../../languages/use-translation.ts';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { AreaProfile } from './area-profile.tsx';

const followed = endpointQuery('listInterests', { query: { tipoDSI: 'area' } });

/** Subject areas whose new titles the reader is notified of. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="interestAreas" lead={t('interests.areasLead')}>
      <Areas />
    </AccountTask>
  );
}

function Areas() {
  const { t } = useTranslation();
  const areas = useEndpoint(endpointQuery('getInterestAreas', {}));
  const profile = useEndpoint(followed, { staleTime: 0 });
  return (
    <QueryBoundary asked={areas} failed={t('interests.failed')}>
      {({ tipos_area }) => (
        <QueryBoundary asked={profile} failed={t('interests.failed')}>
          {(found) => <AreaProfile groups={tipos_area} profile={found} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
