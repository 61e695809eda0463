/** Value of a select in which nothing is chosen yet: '' stands for copies without a volume. */
export const blankChoice = '–';
