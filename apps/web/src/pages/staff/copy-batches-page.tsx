import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { BatchForm } from './copies/batch-form.tsx';
import { StaffTask } from './staff-task.tsx';

/** Copies changed by a list of bar codes: what would change first, then done. */
export function Page() {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <StaffTask name="copyBatches">{choices.data && <BatchForm choices={choices.data} />}</StaffTask>
  );
}
