import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FailureState } from '../../../api/failure-state.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/flow.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StaffTask } from '../staff-task.tsx';
import { readReport, reportQuery } from './report-address.ts';
import { ReportForm } from './report-form.tsx';
import { ReportShown } from './report-shown.tsx';

/** Each report by its address: what is shown can be kept as a bookmark. */
export function Page() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readReport(params);
  const query = endpointQuery('getReport', {
    params: { relatorio: address.relatorio },
    query: reportQuery(address),
  });
  const { data, error, isError, isPlaceholderData, refetch } = useEndpoint(query, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <StaffTask name="reports">
      <ReportForm address={address} libraries={data?.bibliotecas ?? []} />
      {data ? (
        <div aria-busy={isPlaceholderData || undefined}>
          <ReportShown report={data} address={address} />
        </div>
      ) : isError ? (
        <Stack gap={4}>
          <FailureState failure={error} onRetry={() => void refetch()} />
        </Stack>
      ) : (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={8} />
        </Loading>
      )}
    </StaffTask>
  );
}
