import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { readAuditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditRows } from './audit-rows.tsx';

/** Audit of acts on records and of looks at them, with whose records they were and by whom. */
export function Page() {
  return (
    <StaffTask name="audit">
      <Audit />
    </StaffTask>
  );
}

function Audit() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readAuditAddress(params);
  const query = endpointQuery('listAudit', { query: address });
  const asked = useListEndpoint(query);
  return (
    <Stack gap={4}>
      <AuditFilters address={address} />
      <QueryBoundary asked={asked} failed={t('audit.failed')} skeleton={<ListSkeleton />}>
        {(found) => <AuditRows found={found} address={address} />}
      </QueryBoundary>
    </Stack>
  );
}
