import { describe, expect, it } from 'vitest';
import type { Change, SearchDocument } from '../../port.ts';
import { syntheticDocuments } from '../../synthetic/documents.ts';
import { emptyGeneration, titleCount } from '../index/generation.ts';
import type { Part } from '../index/generation.ts';
import type { Segment } from '../index/segment.ts';
import { partsToMerge } from './merge-policy.ts';
import { mergeParts } from './merge.ts';
import { applyChanges, withMerged } from './writer.ts';

/** Only how many titles a part has, and how many of them are deleted, says whether it is joined. */
function part(titles: number, deletedCount = 0): Part {
  const segment = { ids: new Int32Array(titles) } as Segment;
  return { segment, deleted: null, deletedCount };
}

function sizesToMerge(...parts: readonly Part[]): number[] {
  return sizes(partsToMerge({ parts, values: {}, position: null }, false));
}

function sizesWhileChangesCome(...parts: readonly Part[]): number[] {
  return sizes(partsToMerge({ parts, values: {}, position: null }, true));
}

function sizes(parts: readonly Part[]): number[] {
  return parts.map(({ segment }) => segment.ids.length);
}

describe('parts worth one merge', () => {
  it('are all that changes left behind, not the last two of them alone', () => {
    expect(sizesToMerge(part(1_000_000, 10_000), part(4_000), part(4_000), part(2_000))).toEqual([
      4_000, 4_000, 2_000,
    ]);
  });

  it('are with the large one when they have grown near it', () => {
    expect(sizesToMerge(part(20_000), part(4_000), part(4_000))).toEqual([20_000, 4_000, 4_000]);
  });

  it('are those with many deleted titles first', () => {
    expect(sizesToMerge(part(10_000, 2_500), part(4_000), part(4_000))).toEqual([10_000]);
  });

  it('are none where there is little to win', () => {
    expect(sizesToMerge(part(1_000_000), part(4_000))).toEqual([]);
    expect(sizesToMerge(part(4_000), part(1_000))).toEqual([]);
    expect(sizesToMerge(part(10_000, 100))).toEqual([]);
    expect(sizesToMerge()).toEqual([]);
  });

  it('leave the last ones alone while changes come, which join them meanwhile', () => {
    expect(sizesWhileChangesCome(part(3_800), part(3_700), part(3_000), part(900))).toEqual([
      3_800, 3_700,
    ]);
    expect(sizesWhileChangesCome(part(3_800), part(300))).toEqual([]);
    expect(sizesWhileChangesCome(part(3_800), part(3_700, 3_600))).toEqual([]);
  });

  it('stay few however long changes come without a lull', () => {
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
      const made = partsToMerge(generation, true);
      // Changes come while the merge is under way.
      for (let batch = 0; batch < 20; batch++) put(200);
      if (made.length > 0) generation = withMerged(generation, made, mergeParts(made));
    }
    expect(titleCount(generation)).toBe(24_000);
    expect(generation.parts.length).toBeLessThan(5);
  });
});
