import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../../api/failure-state.tsx';
import { useFailure } from '../../../api/use-failure.ts';
import { useEndpoint } from '../../../api/query.ts';
import { PlansSkeleton } from '../../../features/teaching-plans/plans-skeleton.tsx';
import { AccountTask } from '../../../features/account-area/account-task.tsx';
import { NoStudies } from './no-plans.tsx';
import { choiceQuery, readChoice } from './own-plan-address.ts';
import { OwnPlanList } from './own-plan-list.tsx';

/** Readings of the reader's disciplines, and their availability. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="teachingPlan" lead={t('ownPlans.lead')}>
      <OwnPlans />
    </AccountTask>
  );
}

function OwnPlans() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const choice = readChoice(params);
  const plans = useEndpoint(choiceQuery(choice), { placeholderData: keepPreviousData });
  const failure = useFailure(plans);
  if (plans.data) {
    return plans.data.recorte === null ? (
      <NoStudies />
    ) : (
      <OwnPlanList choice={choice} found={plans.data} isUpdating={plans.isPlaceholderData} />
    );
  }
  return failure ? (
    <FailureState
      failure={failure}
      title={t('ownPlans.failed')}
      onRetry={() => void plans.refetch()}
      isRetrying={plans.isFetching}
    />
  ) : (
    <PlansSkeleton />
  );
}
