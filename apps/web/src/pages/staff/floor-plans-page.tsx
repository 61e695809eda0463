import { useSearchParams } from 'react-router';
import { Answered } from '../../api/answered.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useTranslation } from '../../languages/use-translation.ts';
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
  const asked = useEndpoint(endpointQuery('listFloorPlans', {}), { staleTime: 0 });
  return (
    <Answered asked={asked}>
      {({ plantas, bibliotecas }) => (
        <>
          <p>{t('floorPlans.hint')}</p>
          <PlanList plans={plantas} />
          <NewPlanForm libraries={bibliotecas} />
        </>
      )}
    </Answered>
  );
}
