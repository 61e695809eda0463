export interface WeightedItems {
  readonly count: number;
  readonly weightAt: (index: number) => number;
  /**
   * The first item from `index` on that may weigh more than `least`, if some can be passed over.
   */
  readonly next?: (index: number, least: number) => number;
}

const firstChunk = 32;
const everyOne = (index: number): number => index;

/**
 * Yields items from the highest weight down without sorting all of them: it selects the best
 * few, then the next best, more each time, for as long as the caller goes on.
 */
export function* highestFirst(weighed: WeightedItems): Generator<number> {
  let below = Infinity;
  for (let size = firstChunk; ; size *= 4) {
    const weights = highest(weighed, below, size);
    yield* weights;
    if (weights.length < size) return;
    below = weights.at(-1) as number;
  }
}

/** The highest weights below `below`, each once, highest first. Weights below 0 do not count. */
function highest(
  { count, weightAt, next = everyOne }: WeightedItems,
  below: number,
  size: number,
): number[] {
  let kept: number[] = [];
  let least = -1;
  for (let i = next(0, least); i < count; i = next(i + 1, least)) {
    const weight = weightAt(i);
    if (weight >= below || weight <= least) continue;
    kept.push(weight);
    if (kept.length >= 4 * size) {
      kept = firstDistinct(kept, size);
      if (kept.length === size) least = kept[size - 1] as number;
    }
  }
  return firstDistinct(kept, size);
}

function firstDistinct(weights: readonly number[], size: number): number[] {
  return [...new Set(weights)].sort((a, b) => b - a).slice(0, size);
}
