import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { UnknownCodes } from './unknown-codes.tsx';
import { KeptLists } from '../network-lists/kept-lists.tsx';
import { StaffTask } from '../staff-task.tsx';
import { useDone } from '../use-done.ts';

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
