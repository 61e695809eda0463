/** States of a request between libraries. Removed: hidden by the person after its end. */
export const loanRequestStates = [
  'aguardando',
  'em-transito',
  'disponivel',
  'finalizada',
  'nao-finalizada',
] as const;
export type LoanRequestState = (typeof loanRequestStates)[number];

/** Filters of the person's list; 'todas' are all that they have not removed. */
export const loanRequestFilters = [...loanRequestStates, 'removida', 'todas'] as const;
export type LoanRequestFilter = (typeof loanRequestFilters)[number];

/** Parties that can end a request unfinished; 'nao-retirada': nobody fetched it in time. */
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
