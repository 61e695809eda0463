import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { AccountTask } from '../../features/account-area/account-task.tsx';
import { AutomaticRenewal } from './automatic-renewal.tsx';
import { NoLoans } from './no-loans.tsx';
import { RenewForm } from './renew-form.tsx';

/** Renewal of one loan, some, or all, each with its outcome. */
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
  const asked = useEndpoint(query, { staleTime: 0 });
  return (
    <QueryBoundary asked={asked} failed={t('loans.failed')}>
      {({ emprestimos }) =>
        emprestimos.length > 0 ? (
          <RenewForm loans={emprestimos} />
        ) : (
          <NoLoans icon="renew" title={t('renewals.none')} />
        )
      }
    </QueryBoundary>
  );
}
