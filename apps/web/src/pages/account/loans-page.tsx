import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { Output } from '../../api/api.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import { LoanDetails } from '../../features/loans/loan-details.tsx';
import { LoanEntry } from '../../features/loans/loan-entry.tsx';
import styles from '../../features/loans/loans.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { LoanTabs } from './loan-tabs.tsx';
import { NoLoans } from './no-loans.tsx';

const query = endpointQuery('listPendingTitles', { query: { showDetails: 'true' } });

/** Loans of the reader, the earliest due first. */
export function Page() {
  return (
    <LoanTabs current="loans">
      <Loans />
    </LoanTabs>
  );
}

function Loans() {
  const { t } = useTranslation();
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('loans.failed')}>
      {({ emprestimos }) => (
        <>
          {emprestimos.length > 0 ? (
            <OnLoan loans={emprestimos} />
          ) : (
            <NoLoans icon="book" title={t('loans.none')} />
          )}
          <CalendarFeed />
        </>
      )}
    </QueryBoundary>
  );
}

function OnLoan({ loans }: { readonly loans: Output<'listPendingTitles'>['emprestimos'] }) {
  const { t } = useTranslation();
  const offersRenewal = useActivity(activities.accountRenewals);
  // The page of renewals is offered only if a loan can be renewed; else each loan says why not.
  const canRenew = offersRenewal && loans.some((loan) => loan.detalhes?.renovar.pode ?? true);
  return (
    <>
      <div className={styles.bar}>
        <h2>{t('loans.count', { count: loans.length })}</h2>
        {canRenew && (
          <ButtonLink href="/meupergamum/renovacao" icon="renew" variant="primary">
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
                  renderReasons={(reasons) => (
                    <RefusalReasons reasons={reasons} audience="reader" />
                  )}
                />
              )}
            </LoanEntry>
          </li>
        ))}
      </ul>
    </>
  );
}
