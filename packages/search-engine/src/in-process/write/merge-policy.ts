import { liveCount } from '../index/generation.ts';
import type { Generation, Part } from '../index/generation.ts';
import { mergeParts } from './merge.ts';

/** Parts up to this many titles are merged as changes come; larger ones in the background. */
const smallMerge = 4_000;
/** A part is merged with the next when it is less than so many times larger. */
const growth = 3;

/** Joins the small parts at the end, each time the last has grown near the one before it. */
export function mergedTail(all: readonly Part[]): Part[] {
  const parts = all.filter((part) => liveCount(part) > 0);
  for (;;) {
    const [before, last] = parts.slice(-2);
    if (before === undefined || last === undefined) return parts;
    const together = liveCount(before) + liveCount(last);
    if (together > smallMerge || liveCount(before) >= growth * liveCount(last)) return parts;
    parts.splice(-2, 2, { segment: mergeParts([before, last]), deleted: null, deletedCount: 0 });
  }
}

/**
 * Parts that are worth one merge in the background, or none. While changes come, the last parts are
 * left to these: a merge of what they join meanwhile would be in vain.
 */
export function partsToMerge(generation: Generation, changesCome: boolean): readonly Part[] {
  const parts = changesCome ? settled(generation.parts) : generation.parts;
  const wasted = parts.filter(
    ({ segment: { ids }, deletedCount }) =>
      ids.length > smallMerge && deletedCount * 5 > ids.length,
  );
  if (wasted.length > 0) return wasted;
  let worth: readonly Part[] = [];
  let after = 0;
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] as Part;
    if (liveCount(part) < growth * after && after >= smallMerge / growth) worth = parts.slice(i);
    after += liveCount(part);
  }
  return worth;
}

/** Parts that no later change joins: those that are too many together with all that follow. */
function settled(parts: readonly Part[]): readonly Part[] {
  let end = parts.length;
  let after = 0;
  while (end > 0 && after + liveCount(parts[end - 1] as Part) <= smallMerge)
    after += liveCount(parts[--end] as Part);
  return parts.slice(0, end);
}
