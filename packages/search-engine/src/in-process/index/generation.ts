import type { Values } from './facet-values.ts';
import type { Segment } from './segment.ts';

/** The whole index at one moment. Nothing in it changes: each change makes the next one. */
export interface Generation {
  readonly parts: readonly Part[];
  readonly values: Values;
  readonly position: string | null;
}

export interface Part {
  readonly segment: Segment;
  /** One bit for each title that was deleted or replaced; null for none. */
  readonly deleted: Uint8Array | null;
  readonly deletedCount: number;
}

export const emptyGeneration: Generation = { parts: [], values: {}, position: null };

export function liveCount({ segment, deletedCount }: Part): number {
  return segment.ids.length - deletedCount;
}

export function titleCount({ parts }: Generation): number {
  return parts.reduce((sum, part) => sum + liveCount(part), 0);
}

/** Ordinal of a title, or -1. */
export function ordinalOf(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
