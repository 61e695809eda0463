/** Kinds of headings in a profile (tipoDSI): a subject area, an author, a subject. */
export const interestKinds = ['area', 'autor', 'assunto'] as const;
export type InterestKind = (typeof interestKinds)[number];

/** Classifications whose main classes are subject areas (codTipoArea). */
export const areaSchemes = ['ddc', 'udc', 'lcc'] as const;
export type AreaScheme = (typeof areaSchemes)[number];

/** Parts of a serial that a reader follows: its issues, supplements, indexes. */
export const journalTypes = ['regular', 'suplemento', 'indice'] as const;
export type JournalType = (typeof journalTypes)[number];

/** Number of entries that a reader may follow at most, of all kinds together. */
export const interestsLimit = 300;

/** A profile ends this many months from now at the latest; those that were given longer stay until they end. */
export const longestValidity = 12;
