import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { readReport, reportQuery } from './report-address.ts';
import { ReportForm } from './report-form.tsx';
import { ReportShown } from './report-shown.tsx';

/** Reports, each with an address of its own, which can be bookmarked. */
export function Page() {
  const [params] = useSearchParams();
  const address = readReport(params);
  const query = endpointQuery('getReport', {
    params: { relatorio: address.relatorio },
    query: reportQuery(address),
  });
  const asked = useListEndpoint(query);
  return (
    <StaffTask name="reports">
      <ReportForm address={address} libraries={asked.data?.bibliotecas ?? []} />
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
        {(report) => (
          <div aria-busy={asked.isPlaceholderData || undefined}>
            <ReportShown report={report} address={address} />
          </div>
        )}
      </QueryBoundary>
    </StaffTask>
  );
}
