/** How a request between libraries stands. Removed: hidden by the person after its end. */
export const loanRequestStates = [
  'aguardando',
  'em-transito',
  'disponivel',
  'finalizada',
  'nao-finalizada',
] as const;
export type LoanRequestState = (typeof loanRequestStates)[number];

/** What the person's list is narrowed to; 'todas' are all that they have not removed. */
export const loanRequestFilters = [...loanRequestStates, 'removida', 'todas'] as const;
export type LoanRequestFilter = (typeof loanRequestFilters)[number];

/** Who ended a request that was not finished; 'nao-retirada': nobody fetched it in time. */
export const loanRequestEnders = ['pessoa', 'biblioteca', 'nao-retirada'] as const;
export type LoanRequestEnder = (typeof loanRequestEnders)[number];

/** Characters at most. */
export const loanRequestLengths = {
  phone: 16,
  email: 1000,
  person: 200,
  address: 1000,
  reason: 1000,
} as const;

/** The place of receiving that each library has: its desk. */
export const deskPlace = 0;
