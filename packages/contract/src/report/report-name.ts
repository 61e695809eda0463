/** Reports for staff, most requested first. */
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

/** Groupings of a report, the usual one first; none where there is no choice. */
export function groupsOf(name: ReportName): readonly ReportGroup[] {
  if (name === 'emprestimos') return loanGroups;
  return reportsOfCollection.includes(name) ? collectionGroups : [];
}

/** Reports on the collection. */
export const reportsOfCollection: readonly ReportName[] = ['acervo', 'movimento-acervo'];

/** Reports over a span of days; the others describe the present. */
export const reportsOfDays: readonly ReportName[] = [
  'emprestimos',
  'caixa',
  'buscas-sem-resultado',
  'movimento-acervo',
];

/** Reports whose lines count people; lines with too few are withheld. */
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

/** Least number of people in a line that is shown. */
export const fewestPeople = 3;

/** Most lines in a report. */
export const longestReport = 1000;

/** Most lines in a report's file. */
export const longestReportFile = 20_000;
