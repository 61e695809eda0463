/**
 * How often calls that ask for no sign-in may come from one address, where each makes the server
 * write. A campus may be behind one: that of pages opened is far above what its readers do.
 */
export const rateClasses = {
  /** What pages count of themselves. */
  count: { times: 600, seconds: 60 },
} as const;

export type RateClass = keyof typeof rateClasses;
