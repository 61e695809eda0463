import { describe, expect, it } from 'vitest';
import type { Change, SearchDocument } from '../../port.ts';
import { syntheticDocuments } from '../../synthetic/documents.ts';
import { emptyGeneration, titleCount } from '../index/generation.ts';
import type { SegmentView } from '../index/generation.ts';
import type { Segment } from '../index/segment.ts';
import { segmentsToMerge } from './merge-policy.ts';
import { mergeSegments } from './merge.ts';
import { applyChanges, replaceMerged } from './writer.ts';

/**
 * The merge policy looks only at how many titles a segment has, and how many of them are
 * deleted.
 */
function view(titles: number, deletedCount = 0): SegmentView {
  const segment = { ids: new Int32Array(titles) } as Segment;
  return { segment, tombstones: null, deletedCount };
}

function sizesToMerge(...segments: readonly SegmentView[]): number[] {
  return sizes(segmentsToMerge({ segments, values: {}, position: null }, false));
}

function sizesWhileChangesCome(...segments: readonly SegmentView[]): number[] {
  return sizes(segmentsToMerge({ segments, values: {}, position: null }, true));
}

function sizes(segments: readonly SegmentView[]): number[] {
  return segments.map(({ segment }) => segment.ids.length);
}

describe('segments worth one merge', () => {
  it('are all that changes left behind, not the last two of them alone', () => {
    expect(sizesToMerge(view(1_000_000, 10_000), view(4_000), view(4_000), view(2_000))).toEqual([
      4_000, 4_000, 2_000,
    ]);
  });

  it('are with the large one when they have grown near it', () => {
    expect(sizesToMerge(view(20_000), view(4_000), view(4_000))).toEqual([20_000, 4_000, 4_000]);
  });

  it('are those with many deleted titles first', () => {
    expect(sizesToMerge(view(10_000, 2_500), view(4_000), view(4_000))).toEqual([10_000]);
  });

  it('are none where there is little to win', () => {
    expect(sizesToMerge(view(1_000_000), view(4_000))).toEqual([]);
    expect(sizesToMerge(view(4_000), view(1_000))).toEqual([]);
    expect(sizesToMerge(view(10_000, 100))).toEqual([]);
    expect(sizesToMerge()).toEqual([]);
  });

  it('leave the last ones alone while changes come, which join them meanwhile', () => {
    expect(sizesWhileChangesCome(view(3_800), view(3_700), view(3_000), view(900))).toEqual([
      3_800, 3_700,
    ]);
    expect(sizesWhileChangesCome(view(3_800), view(300))).toEqual([]);
    expect(sizesWhileChangesCome(view(3_800), view(3_700, 3_600))).toEqual([]);
  });

  it('stay few however long changes come without a lull', { tags: 'long' }, () => {
    const [like] = [...syntheticDocuments(1, 1)] as [SearchDocument];
    const document: SearchDocument = { ...like, text: { title: ['Mar'] }, facets: {} };
    let generation = emptyGeneration;
    let next = 1;
    const put = (titles: number): void => {
      const changes = Array.from({ length: titles }, (): Change => {
        return { kind: 'put', document: { ...document, id: next++ } };
      });
      generation = applyChanges(generation, changes, String(next));
    };
    for (let step = 0; step < 6; step++) {
      const sources = segmentsToMerge(generation, true);
      // Changes come while the merge is under way.
      for (let batch = 0; batch < 20; batch++) put(200);
      if (sources.length > 0)
        generation = replaceMerged(generation, sources, mergeSegments(sources));
    }
    expect(titleCount(generation)).toBe(24_000);
    expect(generation.segments.length).toBeLessThan(5);
  });
});
