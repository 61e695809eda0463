import { loanRequestFilters, type LoanRequestFilter } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { endpointQuery, useListEndpoint } from '../../api/query.ts';
import { ListSkeleton } from '../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { RequestTabs } from './requests/request-tabs.tsx';
import { LoanRequestList } from './loan-requests/loan-request-list.tsx';

const path = '/meupergamum/solicitacoes';

/** Tabs of the statuses, with all of them first. */
const tabs = ['todas', ...loanRequestFilters.filter((one) => one !== 'todas')] as const;

/** Loan requests of the reader, from one library to another. */
export function Page() {
  const { t } = useTranslation();
  return (
    <RequestTabs current="emprestimo" lead={t('loanRequests.own.lead')}>
      <LoanRequests />
    </RequestTabs>
  );
}

function LoanRequests() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const sought = params.get('status');
  const filtered = loanRequestFilters.find((one) => one === sought) ?? 'todas';
  const query = endpointQuery('listLoanRequests', { query: { status: filtered } });
  const asked = useListEndpoint(query);
  const totalOf = (filter: LoanRequestFilter) =>
    asked.data?.contagem.find(({ situacao }) => situacao === filter)?.total ?? 0;
  return (
    <>
      <Tabs
        label={t('loanRequests.own.filter')}
        current={hrefOf(filtered)}
        tabs={tabs.map((filter) => ({
          href: hrefOf(filter),
          label:
            filter === 'todas' || filter === 'removida'
              ? t(`loanRequests.own.${filter}`)
              : t(`loanRequests.states.${filter}`),
          ...(totalOf(filter) > 0 && { count: String(totalOf(filter)) }),
        }))}
      />
      <QueryBoundary
        asked={asked}
        failed={t('loanRequests.own.failed')}
        skeleton={<ListSkeleton />}
      >
        {({ solicitacoes }) => <LoanRequestList requests={solicitacoes} />}
      </QueryBoundary>
    </>
  );
}

const hrefOf = (filter: LoanRequestFilter) =>
  filter === 'todas' ? path : `${path}?status=${filter}`;
