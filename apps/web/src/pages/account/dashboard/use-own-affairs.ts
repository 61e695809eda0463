import { activities, type ActivityCode } from '@estante/contract/plain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { ApiFailure } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';

const queries = {
  loans: endpointQuery('listPendingTitles', { query: { showDetails: 'true' } }),
  holds: endpointQuery('listHolds', {}),
  debts: endpointQuery('listDebts', {}),
  suspensions: endpointQuery('listSuspensions', {}),
  requests: endpointQuery('listLoanRequests', { query: { status: 'todas' } }),
  costs: endpointQuery('listProposedCosts', {}),
  alerts: endpointQuery('listAlerts', { query: {} }),
};

/** Call that failed, with the name of the page that it is for. */
export interface FailedCall {
  readonly title: string;
  readonly asked: UseQueryResult<unknown, ApiFailure>;
}

/** Reads the reader's account with the libraries, as far as its features are on. */
export function useOwnAffairs() {
  const { t } = useTranslation();
  const { features } = usePageConfig();
  const on = new Set(features?.atividades.map(({ cod_atividade }) => cod_atividade));
  const when = (...codes: readonly ActivityCode[]) => ({
    staleTime: 0,
    enabled: codes.some((code) => on.has(code)),
  });
  const loans = useEndpoint(queries.loans, when(activities.accountLoans));
  const holds = useEndpoint(queries.holds, when(activities.titleHold));
  const debts = useEndpoint(queries.debts, when(activities.accountDebts));
  const suspensions = useEndpoint(queries.suspensions, when(activities.accountSuspensions));
  const requests = useEndpoint(queries.requests, when(activities.accountRequests));
  const costs = useEndpoint(
    queries.costs,
    when(activities.accountRequests, activities.accountSpecializedSearch),
  );
  const alerts = useEndpoint(queries.alerts, when(activities.accountAlerts));
  const all: readonly FailedCall[] = [
    { title: t('account.pages.loans'), asked: loans },
    { title: t('loans.tabs.holds'), asked: holds },
    { title: t('account.pages.debts'), asked: debts },
    { title: t('account.pages.suspensions'), asked: suspensions },
    { title: t('account.pages.requests'), asked: requests },
    { title: t('dashboard.costs'), asked: costs },
    { title: t('account.pages.alerts'), asked: alerts },
  ];
  return {
    isLoading: all.some(({ asked }) => asked.isLoading),
    failed: all.filter(({ asked }) => asked.error && asked.data === undefined),
    loans: loans.data?.emprestimos,
    holds: holds.data?.reservas,
    requests: requests.data?.solicitacoes,
    costs: costs.data?.solicitacoes,
    debts: debts.data,
    suspensions: suspensions.data,
    alerts: alerts.data,
  };
}

export type OwnAffairs = ReturnType<typeof useOwnAffairs>;
