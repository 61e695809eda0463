import { FailureState } from '../../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StaffTask } from '../staff-task.tsx';
import { StepList } from './step-list.tsx';

/** What a new network has, and what it still wants, in the order in which it is done. */
export function Page() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(endpointQuery('getFirstSteps', {}));
  return (
    <StaffTask name="firstSteps">
      {data ? (
        <StepList steps={data} />
      ) : error ? (
        <FailureState failure={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={8} />
        </Loading>
      )}
    </StaffTask>
  );
}
