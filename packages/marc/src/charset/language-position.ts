/** Where field 008 has the language of the record. */
export const languagePosition = [35, 38] as const;
