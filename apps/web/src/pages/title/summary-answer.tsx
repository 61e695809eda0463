import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint, type EndpointQuery } from '../../api/query.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

interface SummaryAnswerProps {
  readonly query: EndpointQuery<'getSummary'>;
  readonly children: (summary: Output<'getSummary'>) => ReactNode;
}

/** Summary: loaded, loading, or failed. */
export function SummaryAnswer({ query, children }: SummaryAnswerProps) {
  const summary = useEndpoint(query, { placeholderData: keepPreviousData });
  return (
    <QueryBoundary asked={summary} skeleton={<Skeleton lines={8} />}>
      {children}
    </QueryBoundary>
  );
}
