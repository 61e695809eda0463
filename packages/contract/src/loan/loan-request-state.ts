/** States of a request between libraries. */
export const loanRequestStates = [
  'aguardando',
  'em-transito',
  'disponivel',
  'finalizada',
  'nao-finalizada',
] as const;
export type LoanRequestState = (typeof loanRequestStates)[number];

/** Filters of the person's list: 'removida' are those hidden after their end, 'todas' all others. */
export const loanRequestFilters = [...loanRequestStates, 'removida', 'todas'] as const;
export type LoanRequestFilter = (typeof loanRequestFilters)[number];

/** Parties that can end a request unfinished; 'nao-retirada': nobody picked it up in time. */
export const loanRequestEnders = ['pessoa', 'biblioteca', 'nao-retirada'] as const;
export type LoanRequestEnder = (typeof loanRequestEnders)[number];

/** Most characters of each field. */
export const loanRequestLengths = {
  phone: 16,
  email: 1000,
  person: 200,
  address: 1000,
  reason: 1000,
} as const;

/** Pickup place of each library: its desk. */
export const deskPlace = 0;
