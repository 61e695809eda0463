/**
 * Activity codes gate features. Up to 8999 they are the specification's; ours start at 9000.
 */
export const activities = {
  personalArea: 8,
  acquisitionSuggestion: 12,
  generalComment: 13,
  titleHold: 18,
  titleCopies: 30,
  titleKardex: 32,
  titleReference: 33,
  titleMarc: 36,
  icapLink: 57,
  titleStatistics: 74,
  titleLoanRequest: 75,
  networkCatalogueLink: 87,
  logo: 88,
  keepModalSession: 107,
  titleDublinCore: 115,
  loginCaptcha: 1120,
} as const;
export type ActivityCode = (typeof activities)[keyof typeof activities];
