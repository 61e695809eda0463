/** Character sets of a SIP2 machine for letters beyond ASCII. */
export const sip2CharacterSets = ['utf-8', 'cp850'] as const;

/** Rights that a terminal may have; every terminal may ask for patrons and copies. */
export const sip2Rights = ['emprestar', 'devolver', 'renovar', 'receber'] as const;
export type Sip2Right = (typeof sip2Rights)[number];

/** Most UTF-16 units of a terminal's login, of its institution id, and of a bin. */
export const sip2Lengths = { login: 40, institution: 40, bin: 20 } as const;
