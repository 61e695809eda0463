import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { BatchForm } from './batch-form.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Copies changed by a list of bar codes: what would change first, then done. */
export function Page() {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <StaffTask name="copyBatches">
      <QueryBoundary asked={choices}>{(known) => <BatchForm choices={known} />}</QueryBoundary>
    </StaffTask>
  );
}
