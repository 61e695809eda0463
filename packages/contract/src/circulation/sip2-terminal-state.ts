/** Character sets in which a machine that speaks SIP2 writes letters beyond ASCII. */
export const sip2CharacterSets = ['utf-8', 'cp850'] as const;

/** Rights that a terminal may have; whatever they are, it asks for patrons and copies. */
export const sip2Rights = ['emprestar', 'devolver', 'renovar', 'receber'] as const;
export type Sip2Right = (typeof sip2Rights)[number];

/** UTF-16 units of the name it signs in by, of what it calls the institution, and of a bin. */
export const sip2Lengths = { login: 40, institution: 40, bin: 20 } as const;
