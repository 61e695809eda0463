import { FailureState } from '../../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/flow.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { PersonalDataForm } from './personal-data-form.tsx';
import { Waiting } from './waiting.tsx';

const query = endpointQuery('getPersonalData', {});

/** What the institution knows of its reader, who changes it or asks for it to be changed. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="personalData" lead={t('personalData.lead')}>
      <PersonalData />
    </AccountTask>
  );
}

function PersonalData() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  if (data) {
    return (
      <Stack gap={5}>
        <Waiting data={data} />
        <PersonalDataForm data={data} />
      </Stack>
    );
  }
  if (error) {
    return <FailureState failure={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={8} />
    </Loading>
  );
}
