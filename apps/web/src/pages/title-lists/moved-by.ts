/** Direction of a move: one place up, or one down. */
export type Step = -1 | 1;

/** Moves one of the numbers by a place; at an end it stays. */
export function movedBy(ids: readonly number[], id: number, step: Step): number[] {
  const at = ids.indexOf(id);
  const other = ids[at + step];
  if (at < 0 || other === undefined) return [...ids];
  return ids.map((one) => (one === id ? other : one === other ? id : one));
}
