import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../languages/use-translation.ts';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import type { ApiFailure } from './api.ts';
import { FailureState } from './failure-state.tsx';
import { useFailure } from './use-failure.ts';

interface QueryBoundaryProps<Data> {
  readonly asked: UseQueryResult<Data, ApiFailure>;
  /** Heading of a failure, naming what could not be done; without it, 'something went wrong'. */
  readonly failed?: string;
  /** Skeleton shown while loading, in place of some lines; null for what may turn out to be nothing. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Answer of a call, with its loading and failed states. */
export function QueryBoundary<Data>({
  asked,
  failed,
  skeleton = <Skeleton lines={6} />,
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = asked;
  const failure = useFailure(asked);
  if (failure) {
    return (
      <FailureState
        failure={failure}
        title={failed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (data !== undefined) return children(data);
  return <Loading label={t('frame.loading')}>{skeleton}</Loading>;
}
