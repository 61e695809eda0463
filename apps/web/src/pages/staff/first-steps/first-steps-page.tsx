import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../staff-task.tsx';
import { StepList } from './step-list.tsx';

/** What a new network has, and what it still wants, in the order in which it is done. */
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
