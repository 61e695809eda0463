import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { FailureState } from '../../api/failure-state.tsx';
import { useEndpoint, type EndpointQuery } from '../../api/query.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

interface SummaryAnswerProps {
  readonly query: EndpointQuery<'getSummary'>;
  readonly children: (summary: Output<'getSummary'>) => ReactNode;
}

/** A summary: there, on its way, or failed. */
export function SummaryAnswer({ query, children }: SummaryAnswerProps) {
  const { t } = useTranslation();
  const summary = useEndpoint(query, { placeholderData: keepPreviousData });
  if (summary.data) return children(summary.data);
  if (summary.isError) {
    return (
      <FailureState
        failure={summary.error}
        onRetry={() => void summary.refetch()}
        isRetrying={summary.isFetching}
      />
    );
  }
  return (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={8} />
    </Loading>
  );
}
