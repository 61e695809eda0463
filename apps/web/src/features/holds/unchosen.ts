/** Of nothing chosen yet: '' is what copies have that have no volume. */
export const unchosen = '–';
