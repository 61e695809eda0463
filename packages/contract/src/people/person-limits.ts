/** Letters of what the staff write of a person. */
export const personLengths = { name: 200, username: 200, phone: 60, note: 2000 } as const;

/** Roles of readers, of which staff choose one for a link. */
export const readerRoles = ['leitor', 'professor'] as const;
export type ReaderRole = (typeof readerRoles)[number];

export const linkRoles = [...readerRoles, 'equipe', 'administrador'] as const;
export type LinkRole = (typeof linkRoles)[number];

export const staffRoleNameLength = 60;

/** Ways in which somebody who has no way in gets one: by a temporary password, by a letter. */
export const resetWays = ['provisoria', 'carta'] as const;

/** Days for which a password that the staff gave is good. */
export const temporaryPasswordDays = 7;

/** Reasons why the asker may read a person and change nothing of theirs. */
export const readOnlyReasons = ['proprio', 'mais_direitos'] as const;
