import { describe, expect, it } from 'vitest';
import type { Part } from './generation.ts';
import type { Segment } from './segment.ts';
import { partsToMerge } from './writer.ts';

/** Only how many titles a part has, and how many of them are deleted, says whether it is joined. */
function part(titles: number, deletedCount = 0): Part {
  const segment = { ids: new Int32Array(titles) } as Segment;
  return { segment, deleted: null, deletedCount };
}

function sizesToMerge(...parts: readonly Part[]): number[] {
  return partsToMerge({ parts, values: {}, position: null }).map(
    ({ segment }) => segment.ids.length,
  );
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
});
