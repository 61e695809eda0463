/** Ids at which the stubborn worker fails, each in its own way. */
export const waysToFail = { loop: -1, sleep: -2, silence: -3, exit: -4, throw: -5 } as const;
