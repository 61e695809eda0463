/** Value of a select in which nothing is chosen yet: '' is what copies have that have no volume. */
export const blankChoice = '–';
