import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { BatchForm } from './batch-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Changes to copies by a list of bar codes: tried first, then made. */
export function Page() {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <StaffTask name="copyBatches">
      <QueryBoundary asked={choices}>{(known) => <BatchForm choices={known} />}</QueryBoundary>
    </StaffTask>
  );
}
