import { Answered } from '../../api/answered.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { BatchForm } from './copies/batch-form.tsx';
import { StaffTask } from './staff-task.tsx';

/** Copies changed by a list of bar codes: what would change first, then done. */
export function Page() {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  return (
    <StaffTask name="copyBatches">
      <Answered asked={choices}>{(known) => <BatchForm choices={known} />}</Answered>
    </StaffTask>
  );
}
