import type { Part } from '../index/generation.ts';
import { deletedTitles } from '../index/tombstones.ts';
import { gatherBlock, scatterBlock } from './accumulators.ts';
import { copyRun, dropDeleted, unite } from './kernels.ts';
import { lengthOf } from './posting-list.ts';
import type { Run } from './posting-list.ts';
import type { MatchPool, Matches } from './scored-docs.ts';

/** From this share of the titles on it is quicker to visit them all. */
const scatterFrom = 16;
const blockTitles = 16_384;

interface Memory {
  readonly pool: MatchPool;
  readonly gains: Uint32Array;
}

const none = new Uint32Array(0);

/** Titles of any of the runs, each with the most that it is worth in one of them. */
export function unionOf(runs: readonly Run[], titles: number, memory: Memory): Matches {
  return isScattered(runs, titles)
    ? scatterByBlocks(runs, titles, none, memory)
    : listed(runs, titles, memory);
}

/** The same without the deleted titles of the part. */
export function liveUnionOf(runs: readonly Run[], part: Part, memory: Memory): Matches {
  const titles = part.segment.ids.length;
  if (isScattered(runs, titles)) return scatterByBlocks(runs, titles, deletedTitles(part), memory);
  const found = listed(runs, titles, memory);
  if (part.deleted !== null) dropDeleted(found, part.deleted);
  return found;
}

function isScattered(runs: readonly Run[], titles: number): boolean {
  return runs.length > 1 && lengthOf(runs) * scatterFrom > titles;
}

function listed(runs: readonly Run[], titles: number, { pool }: Memory): Matches {
  let found = pool.take(titles);
  const [first, ...others] = runs;
  if (first !== undefined) copyRun(first, found);
  for (const run of others) {
    const more = pool.take(titles);
    copyRun(run, more);
    found = united(found, more, pool);
  }
  return found;
}

/** So many titles at once that their gains stay in the near caches. */
function scatterByBlocks(
  runs: readonly Run[],
  titles: number,
  deleted: Uint32Array,
  { pool, gains }: Memory,
): Matches {
  const found = pool.take(titles);
  const reached = runs.map(({ start }) => start);
  let passed = 0;
  for (let from = 0; from < titles; from += blockTitles) {
    const block = [from, Math.min(from + blockTitles, titles)] as const;
    runs.forEach((run, i) => {
      reached[i] = scatterBlock(run, reached[i] as number, block, gains);
    });
    for (; passed < deleted.length && (deleted[passed] as number) < block[1]; passed++)
      gains[(deleted[passed] as number) - from] = 0;
    gatherBlock(gains, block, found);
  }
  return found;
}

/** Gives back both lists. */
export function united(one: Matches, other: Matches, pool: MatchPool): Matches {
  const both = pool.take(one.ordinals.length - 1);
  unite(one, other, both);
  pool.give(one);
  pool.give(other);
  return both;
}
