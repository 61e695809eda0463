/** Most passkeys of a person, and most characters of a passkey's name. */
export const passkeyLimits = { passkeys: 20, name: 60 } as const;
