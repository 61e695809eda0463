import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { UnknownCodes } from './libraries/unknown-codes.tsx';
import { KeptLists } from './kept-lists.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Campuses, libraries and service points, and the codes of records that mean no library yet. */
export function Page() {
  return (
    <StaffTask name="libraries">
      <Codes />
      <KeptLists of="libraries" />
    </StaffTask>
  );
}

function Codes() {
  const asked = useEndpoint(endpointQuery('listStaffLibraries', {}));
  const { heading, done } = useDone('listStaffLibraries');
  return (
    <QueryBoundary asked={asked}>
      {(libraries) => <UnknownCodes libraries={libraries} headingRef={heading} onDone={done} />}
    </QueryBoundary>
  );
}
