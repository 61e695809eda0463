/** Number of passkeys that a person may have, and length that the name of one may have. */
export const passkeyLimits = { passkeys: 20, name: 60 } as const;
