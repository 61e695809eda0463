/** A film names a hundred: where it can be had must not stand below them all. */
const shownRows = 8;

/** Gives the number of names that stand in sight; the others unfold. Nothing unfolds for one or two. */
export function rowsAtOnce(count: number): number {
  return count <= shownRows + 2 ? count : shownRows;
}
