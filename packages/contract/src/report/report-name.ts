/** Reports for staff, those asked for most first. */
export const reportNames = [
  'emprestimos',
  'atrasos',
  'caixa',
  'mais-procurados',
  'reservas-esperando',
  'buscas-sem-resultado',
  'nunca-emprestados',
  'planos-sem-exemplares',
] as const;
export type ReportName = (typeof reportNames)[number];

/** By what loans are counted. */
export const loanGroups = ['mes', 'dia', 'biblioteca', 'categoria'] as const;
export type LoanGroup = (typeof loanGroups)[number];

/** Reports of what happened within days; the others tell how it is now. */
export const reportsOfDays: readonly ReportName[] = [
  'emprestimos',
  'caixa',
  'buscas-sem-resultado',
];

/** Reports whose lines stand for people, of whom too few are not told. */
export const reportsOfPeople: readonly ReportName[] = [
  'emprestimos',
  'atrasos',
  'mais-procurados',
  'reservas-esperando',
  'buscas-sem-resultado',
];

/** Reports of the whole network: no library has one of its own. */
export const reportsOfNetwork: readonly ReportName[] = ['buscas-sem-resultado'];

export const reportFormats = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Of fewer people nothing is told. */
export const fewestPeople = 3;

/** Lines that a report has at most. */
export const longestReport = 1000;
