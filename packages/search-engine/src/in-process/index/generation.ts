import type { FacetValues } from './facet-values.ts';
import type { Segment } from './segment.ts';

/** The whole index at one moment. It never changes: each change makes the next generation. */
export interface Generation {
  readonly segments: readonly SegmentView[];
  readonly values: FacetValues;
  readonly position: string | null;
}

/** A segment as one generation sees it: with the tombstones of that moment. */
export interface SegmentView {
  readonly segment: Segment;
  /** One bit for each title that was deleted or replaced; null for none. */
  readonly tombstones: Uint8Array | null;
  readonly deletedCount: number;
}

export const emptyGeneration: Generation = { segments: [], values: {}, position: null };

export function liveCount({ segment, deletedCount }: SegmentView): number {
  return segment.ids.length - deletedCount;
}

export function titleCount({ segments }: Generation): number {
  return segments.reduce((sum, view) => sum + liveCount(view), 0);
}

/** The doc id of a title by its external id, or -1. */
export function docIdOf(ids: Int32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}
