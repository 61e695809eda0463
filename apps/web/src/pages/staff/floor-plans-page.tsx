import { useSearchParams } from 'react-router';
import { FailureState } from '../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { NewPlanForm } from './floor-plans/new-plan-form.tsx';
import { OpenPlan } from './floor-plans/open-plan.tsx';
import { PlanList } from './floor-plans/plan-list.tsx';
import { StaffTask } from './staff-task.tsx';

/** Plans of floors: one by its number, or all that there are. */
export function Page() {
  const [params] = useSearchParams();
  const asked = params.get('planta') ?? '';
  return (
    <StaffTask name="floorPlans">
      {/^[1-9]\d{0,8}$/.test(asked) ? <OpenPlan key={asked} id={asked} /> : <Plans />}
    </StaffTask>
  );
}

function Plans() {
  const { t } = useTranslation();
  const result = useEndpoint(endpointQuery('listFloorPlans', {}), { staleTime: 0 });
  if (result.isError)
    return <FailureState failure={result.error} onRetry={() => void result.refetch()} />;
  return result.data ? (
    <>
      <p>{t('floorPlans.hint')}</p>
      <PlanList plans={result.data.plantas} />
      <NewPlanForm libraries={result.data.bibliotecas} />
    </>
  ) : (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={6} />
    </Loading>
  );
}
