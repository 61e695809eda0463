import { liveCount } from '../index/generation.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { mergeSegments } from './merge.ts';

/** Segments up to this many titles are merged as changes come, larger ones in the background. */
const smallMerge = 4_000;
/** Ratio of sizes below which a segment is merged with the next one. */
const growth = 3;

/** Merges the small segments at the end, each time the last has grown near to the one before it. */
export function mergeSmallSegments(all: readonly SegmentView[]): SegmentView[] {
  const segments = all.filter((view) => liveCount(view) > 0);
  for (;;) {
    const [before, last] = segments.slice(-2);
    if (before === undefined || last === undefined) return segments;
    const together = liveCount(before) + liveCount(last);
    if (together > smallMerge || liveCount(before) >= growth * liveCount(last)) return segments;
    segments.splice(-2, 2, {
      segment: mergeSegments([before, last]),
      tombstones: null,
      deletedCount: 0,
    });
  }
}

/**
 * The merge policy: segments that are worth one merge in the background, or none. While changes
 * come, the last segments are left to these, since a merge of what they merge meanwhile would be
 * wasted.
 */
export function segmentsToMerge(
  generation: Generation,
  changesCome: boolean,
): readonly SegmentView[] {
  const segments = changesCome ? settledSegments(generation.segments) : generation.segments;
  const wasted = segments.filter(
    ({ segment: { ids }, deletedCount }) =>
      ids.length > smallMerge && deletedCount * 5 > ids.length,
  );
  if (wasted.length > 0) return wasted;
  let worth: readonly SegmentView[] = [];
  let after = 0;
  for (let i = segments.length - 1; i >= 0; i--) {
    const view = segments[i] as SegmentView;
    if (liveCount(view) < growth * after && after >= smallMerge / growth) worth = segments.slice(i);
    after += liveCount(view);
  }
  return worth;
}

/** Segments that no later change merges: they are too large together with all that follow. */
function settledSegments(segments: readonly SegmentView[]): readonly SegmentView[] {
  let end = segments.length;
  let after = 0;
  while (end > 0 && after + liveCount(segments[end - 1] as SegmentView) <= smallMerge)
    after += liveCount(segments[--end] as SegmentView);
  return segments.slice(0, end);
}
