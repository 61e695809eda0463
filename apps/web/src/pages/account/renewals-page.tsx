import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../app/failure-state.tsx';
import type { PageAddress } from '../../app/page.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AccountTask } from './account-task.tsx';
import { AutomaticRenewal } from './automatic-renewal.tsx';
import { RenewForm } from './renew-form.tsx';

/** Renewing one loan, some, or all, each with its answer. */
export function Page() {
  const { t } = useTranslation();
  return (
    <AccountTask name="renewals" lead={t('renewals.lead')}>
      <Renewals />
      <AutomaticRenewal />
    </AccountTask>
  );
}

function Renewals() {
  const { t } = useTranslation();
  const query = endpointQuery('listPendingTitles', { query: { showDetails: 'true' } });
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  if (data && data.emprestimos.length > 0) return <RenewForm loans={data.emprestimos} />;
  if (data) {
    return (
      <EmptyState
        icon="renew"
        title={t('renewals.none')}
        actions={
          <ButtonLink href="/" look="primary" icon="search">
            {t('loans.search')}
          </ButtonLink>
        }
      >
        {t('loans.noneHint')}
      </EmptyState>
    );
  }
  return error ? (
    <FailureState
      failure={error}
      title={t('loans.failed')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  ) : (
    <Loading label={t('frame.loading')}>
      <Skeleton lines={6} />
    </Loading>
  );
}

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountRenewals) ? 200 : 404;
}
