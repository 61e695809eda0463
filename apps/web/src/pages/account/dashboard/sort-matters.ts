import type { LoanRequestState } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import type { OpenLoan, Urgency } from '../../../features/loans/due-words.ts';

export type Hold = Output<'listHolds'>['reservas'][number];
export type ProposedCost = Output<'listProposedCosts'>['solicitacoes'][number];
export type LoanRequest = Output<'listLoanRequests'>['solicitacoes'][number];

/** Answer to each call; undefined if its feature is off, or it failed. */
interface Answers {
  readonly loans: readonly OpenLoan[] | undefined;
  readonly holds: readonly Hold[] | undefined;
  readonly requests: readonly LoanRequest[] | undefined;
  readonly costs: readonly ProposedCost[] | undefined;
}

/** Matters that ask for an act, and those merely under way. */
export interface Matters {
  readonly late: readonly OpenLoan[];
  readonly ready: readonly Hold[];
  readonly arrived: readonly LoanRequest[];
  readonly soon: readonly OpenLoan[];
  readonly costs: readonly ProposedCost[];
  readonly calm: readonly OpenLoan[];
  readonly waiting: readonly Hold[];
  readonly coming: readonly LoanRequest[];
}

const onTheWay: readonly LoanRequestState[] = ['em-transito', 'aguardando'];

/** Sorts the answers by what they ask of the reader, each group in the order given. */
export function sortMatters(
  { loans = [], holds = [], requests = [], costs = [] }: Answers,
  urgencyOf: (loan: OpenLoan) => Urgency,
): Matters {
  const ofUrgency = (urgency: Urgency) => loans.filter((loan) => urgencyOf(loan) === urgency);
  const ofState = (state: LoanRequestState) =>
    requests.filter(({ situacao }) => situacao === state);
  return {
    late: ofUrgency('late'),
    ready: holds.filter(({ retirar_ate }) => retirar_ate !== null),
    arrived: ofState('disponivel'),
    soon: ofUrgency('soon'),
    costs,
    calm: ofUrgency('calm'),
    waiting: holds.filter(({ retirar_ate }) => retirar_ate === null),
    coming: onTheWay.flatMap(ofState),
  };
}
