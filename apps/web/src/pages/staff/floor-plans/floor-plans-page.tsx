import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { NewPlanForm } from './new-plan-form.tsx';
import { OpenPlan } from './open-plan.tsx';
import { PlanList } from './plan-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Plans of floors: one by its number, or all of them. */
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
  const asked = useEndpoint(endpointQuery('listFloorPlans', {}), { staleTime: 0 });
  return (
    <QueryBoundary asked={asked}>
      {({ plantas, bibliotecas }) => (
        <>
          <p>{t('floorPlans.hint')}</p>
          <PlanList plans={plantas} />
          <NewPlanForm libraries={bibliotecas} />
        </>
      )}
    </QueryBoundary>
  );
}
