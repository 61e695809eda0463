/** Most characters of the fields that staff write of a person. */
export const personLengths = { name: 200, username: 200, phone: 60, note: 2000 } as const;

/** Roles of readers, from which staff choose one for a link. */
export const readerRoles = ['leitor', 'professor'] as const;
export type ReaderRole = (typeof readerRoles)[number];

export const linkRoles = [...readerRoles, 'equipe', 'administrador'] as const;
export type LinkRole = (typeof linkRoles)[number];

export const staffRoleNameLength = 60;

/** Ways to reset a person's sign-in: by a temporary password, by a letter. */
export const resetWays = ['provisoria', 'carta'] as const;

/** Days for which a temporary password is valid. */
export const temporaryPasswordDays = 7;

/** Reasons why the asker may see a person but change nothing. */
export const readOnlyReasons = ['proprio', 'mais_direitos'] as const;
