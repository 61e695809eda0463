import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { Waiting } from './waiting.tsx';

const query = endpointQuery('getPersonalData', {});

/** Data that the institution has of its reader, who changes it or asks for it to be changed. */
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
          <Waiting data={data} />
          <PersonalDataForm data={data} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
