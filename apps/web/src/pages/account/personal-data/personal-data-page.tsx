import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

const query = endpointQuery('getPersonalData', {});

/** Reader's data at the institution, to be changed by them or on request. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="personalData" lead={t('personalData.lead')}>
      <PersonalData />
    </AccountTask>
  );
}

function PersonalData() {
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {(data) => (
        <Stack gap={5}>
          <WaitingChanges data={data} />
          <PersonalDataForm data={data} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
