/** Kinds of headings in a profile (tipoDSI): a subject area, an author, a subject. */
export const interestKinds = ['area', 'autor', 'assunto'] as const;
export type InterestKind = (typeof interestKinds)[number];

/** Classifications whose main classes are subject areas (codTipoArea). */
export const areaSchemes = ['ddc', 'udc', 'lcc'] as const;
export type AreaScheme = (typeof areaSchemes)[number];

/** Parts of a serial that a reader can follow: issues, supplements, indexes. */
export const journalTypes = ['regular', 'suplemento', 'indice'] as const;
export type JournalType = (typeof journalTypes)[number];

/** Most entries in a profile, of all kinds together. */
export const interestsLimit = 300;

/** Most months from now to the end of a profile entry; longer terms given earlier stay. */
export const longestValidity = 12;
