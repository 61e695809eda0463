/** Positions of the record's language in field 008: the first, and the one after the last. */
export const languagePosition = [35, 38] as const;
