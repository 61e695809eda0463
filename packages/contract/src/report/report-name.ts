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
  'acervo',
  'movimento-acervo',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Ways in which loans are counted: by month, day, library or patron category. */
export const loanGroups = ['mes', 'dia', 'biblioteca', 'categoria'] as const;
export type LoanGroup = (typeof loanGroups)[number];

/** Ways in which titles and copies are counted. */
export const collectionGroups = [
  'tipo',
  'biblioteca',
  'campus',
  'classe',
  'idioma',
  'ano',
] as const;
export type CollectionGroup = (typeof collectionGroups)[number];

export const reportGroups = [
  'mes',
  'dia',
  'biblioteca',
  'categoria',
  'tipo',
  'campus',
  'classe',
  'idioma',
  'ano',
] as const satisfies readonly (LoanGroup | CollectionGroup)[];
export type ReportGroup = (typeof reportGroups)[number];

/**
 * Ways in which a report may be counted, its usual one first; none where there is nothing to
 * choose.
 */
export function groupsOf(name: ReportName): readonly ReportGroup[] {
  if (name === 'emprestimos') return loanGroups;
  return reportsOfCollection.includes(name) ? collectionGroups : [];
}

/** Reports of what the libraries have. */
export const reportsOfCollection: readonly ReportName[] = ['acervo', 'movimento-acervo'];

/** Reports of what happened within days; the others tell how it is now. */
export const reportsOfDays: readonly ReportName[] = [
  'emprestimos',
  'caixa',
  'buscas-sem-resultado',
  'movimento-acervo',
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

/** People that a line has to be about to be told. */
export const fewestPeople = 3;

/** Lines that a report has at most. */
export const longestReport = 1000;

/** Lines that a file of a report has at most. */
export const longestReportFile = 20_000;
