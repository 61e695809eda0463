/** Most names in sight: a film has a hundred, and its availability must not stand below them all. */
const shownRows = 8;

/** Gives the number of names in sight; the others are folded. One or two more are not folded. */
export function rowsAtOnce(count: number): number {
  return count <= shownRows + 2 ? count : shownRows;
}
