import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { StepList } from './step-list.tsx';

/** Steps of a new network, done and still to be done, in their order. */
export function Page() {
  const asked = useEndpoint(endpointQuery('getFirstSteps', {}));
  return (
    <StaffTask name="firstSteps">
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
        {(steps) => <StepList steps={steps} />}
      </QueryBoundary>
    </StaffTask>
  );
}
