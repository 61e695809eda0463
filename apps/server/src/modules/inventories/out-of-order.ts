/**
 * Places of the copies on a shelf that are out of order: as few as can be, so that one book in the wrong place
 * is not the fault of all that come after it. `keys` compare as text, in the order of the shelf; the places of
 * those that do not belong to the longest ascending run are answered.
 */
export function outOfOrder(keys: readonly string[]): ReadonlySet<number> {
  /** For each length of a run the place where the least of them ends. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  keys.forEach((key, at) => {
    const length = firstAbove(ends, key, keys);
    before[at] = ends[length - 1];
    ends[length] = at;
  });
  const inOrder = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) inOrder.add(at);
  return new Set(keys.keys().filter((at) => !inOrder.has(at)));
}

/** Length of the run that this key lengthens: equal keys may stand beside each other. */
function firstAbove(ends: readonly number[], key: string, keys: readonly string[]): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = ends[middle];
    if (end !== undefined && (keys[end] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}
