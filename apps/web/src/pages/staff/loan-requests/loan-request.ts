import type { Output } from '../../../api/api.ts';

export type LoanRequest = Output<'listLoanRequestsToHandle'>['solicitacoes'][number];
