/** How many passkeys a person may have, and how long the name of one may be. */
export const passkeyLimits = { passkeys: 20, name: 60 } as const;
