/** Bands of days for which loans are late, as staff look at them: up to 7, 30 and 90, and more. */
export const overdueBands = ['ate-7', 'ate-30', 'ate-90', 'mais-de-90'] as const;
export type OverdueBand = (typeof overdueBands)[number];

/** Letters to people who are late that are printed at a time. */
export const mostOverdueLetters = 200;

/** Lines that the file of overdue loans has at most. */
export const longestOverdueFile = 20_000;
