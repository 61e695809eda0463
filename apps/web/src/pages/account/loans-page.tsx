import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../app/failure-state.tsx';
import { useActivity } from '../../app/page-config.ts';
import type { PageAddress } from '../../app/page.ts';
import { endpointQuery, useEndpoint } from '../../app/query.ts';
import { RefusalReasons } from '../../features/circulation-refusal/refusal-reasons.tsx';
import { LoanDetails } from '../../features/loans/loan-details.tsx';
import { LoanEntry } from '../../features/loans/loan-entry.tsx';
import styles from '../../features/loans/loans.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { LoanTabs } from './loan-tabs.tsx';

const query = endpointQuery('listPendingTitles', { query: { showDetails: 'true' } });

/** What the reader has on loan, the earliest due first. */
export function Page() {
  return (
    <LoanTabs current="loans">
      <Loans />
    </LoanTabs>
  );
}

function Loans() {
  const { t } = useTranslation();
  const canRenew = useActivity(activities.accountRenewals);
  const { data, error, isFetching, refetch } = useEndpoint(query, { staleTime: 0 });
  if (!data) {
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
  const { emprestimos: loans } = data;
  if (loans.length === 0) {
    return (
      <>
        <NoLoans />
        <CalendarFeed />
      </>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <h2>{t('loans.count', { count: loans.length })}</h2>
        {canRenew && (
          <ButtonLink href="/meupergamum/renovacao" icon="renew" look="primary">
            {t('loans.toRenew')}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.list}>
        {loans.map((loan) => (
          <li key={loan.codigo}>
            <LoanEntry loan={loan}>
              {loan.detalhes && (
                <LoanDetails
                  details={loan.detalhes}
                  renderReasons={(reasons) => <RefusalReasons reasons={reasons} isOwn />}
                />
              )}
            </LoanEntry>
          </li>
        ))}
      </ul>
      <CalendarFeed />
    </>
  );
}

function NoLoans() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="book"
      title={t('loans.none')}
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

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountLoans) ? 200 : 404;
}
