import type { SegmentView } from '../index/generation.ts';
import { deletedDocs } from '../index/tombstones.ts';
import {
  accumulateBlock,
  accumulateWithBitmap,
  collectBlock,
  collectByBitmap,
} from './block-accumulators.ts';
import { copyPostings, dropDeleted, union } from './kernels.ts';
import { postingCount } from './posting-list.ts';
import type { PostingList } from './posting-list.ts';
import type { ScoredDocs, ScoredDocsPool } from './scored-docs.ts';

/** Share of the titles from which on accumulators are quicker than a merge. */
const accumulateFrom = 16;
/** Titles for each posting below which scanning all accumulators is quicker than those in a bitmap. */
const denseScanRatio = 4;
const blockTitles = 16_384;
/** A bit for each title of a block; none is set between two disjunctions. */
const bitmap = new Uint32Array(blockTitles / 32);

interface Memory {
  readonly pool: ScoredDocsPool;
  readonly accumulators: Uint32Array;
}

const none = new Uint32Array(0);

/** The titles of any posting list, each with its highest score. */
export function disjunctionOf(
  lists: readonly PostingList[],
  titles: number,
  memory: Memory,
): ScoredDocs {
  return usesAccumulators(lists, titles)
    ? accumulateByBlocks(lists, titles, none, memory)
    : mergeLists(lists, titles, memory);
}

/** The titles of any posting list that are not deleted, each with its highest score. */
export function liveDisjunctionOf(
  lists: readonly PostingList[],
  view: SegmentView,
  memory: Memory,
): ScoredDocs {
  const titles = view.segment.ids.length;
  if (usesAccumulators(lists, titles))
    return accumulateByBlocks(lists, titles, deletedDocs(view), memory);
  const found = mergeLists(lists, titles, memory);
  if (view.tombstones !== null) dropDeleted(found, view.tombstones);
  return found;
}

function usesAccumulators(lists: readonly PostingList[], titles: number): boolean {
  return lists.length > 1 && postingCount(lists) * accumulateFrom > titles;
}

function mergeLists(lists: readonly PostingList[], titles: number, { pool }: Memory): ScoredDocs {
  let found = pool.take(titles);
  const [first, ...others] = lists;
  if (first !== undefined) copyPostings(first, found);
  for (const list of others) {
    const more = pool.take(titles);
    copyPostings(list, more);
    found = unionOfTwo(found, more, pool);
  }
  return found;
}

/** Accumulates a block of titles at a time, so that the accumulators stay in the nearest caches. */
function accumulateByBlocks(
  lists: readonly PostingList[],
  titles: number,
  deleted: Uint32Array,
  { pool, accumulators }: Memory,
): ScoredDocs {
  const found = pool.take(titles);
  const reached = lists.map(({ start }) => start);
  const usesBitmap = postingCount(lists) * denseScanRatio < titles;
  let passed = 0;
  for (let from = 0; from < titles; from += blockTitles) {
    const block = [from, Math.min(from + blockTitles, titles)] as const;
    lists.forEach((list, i) => {
      const at = reached[i] as number;
      reached[i] = usesBitmap
        ? accumulateWithBitmap(list, at, block, accumulators, bitmap)
        : accumulateBlock(list, at, block, accumulators);
    });
    for (; passed < deleted.length && (deleted[passed] as number) < block[1]; passed++)
      accumulators[(deleted[passed] as number) - from] = 0;
    if (usesBitmap) collectByBitmap(accumulators, bitmap, block, found);
    else collectBlock(accumulators, block, found);
  }
  return found;
}

/** The titles of either list; both lists go back to the pool. */
export function unionOfTwo(one: ScoredDocs, other: ScoredDocs, pool: ScoredDocsPool): ScoredDocs {
  const both = pool.take(one.docIds.length - 1);
  union(one, other, both);
  pool.give(one);
  pool.give(other);
  return both;
}
