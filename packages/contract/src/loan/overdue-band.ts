/** Bands of days overdue for staff: up to 7, 30 and 90, and more. */
export const overdueBands = ['ate-7', 'ate-30', 'ate-90', 'mais-de-90'] as const;
export type OverdueBand = (typeof overdueBands)[number];

/** Most letters to late patrons in one print. */
export const mostOverdueLetters = 200;

/** Most lines in the file of overdue loans. */
export const longestOverdueFile = 20_000;
