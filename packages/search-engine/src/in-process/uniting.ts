import { copyRun, unite } from './kernels.ts';
import { gatherBlock, scatterBlock } from './scattering.ts';
import type { Run } from './kernels.ts';
import type { MatchPool, Matches } from './matches.ts';
import { lengthOf } from './runs.ts';

/** From this share of the titles on it is quicker to visit them all. */
const scatterFrom = 16;
const blockTitles = 16_384;

/** Titles of any of the runs, each with the most that it is worth in one of them. */
export function unionOf(
  runs: readonly Run[],
  titles: number,
  { pool, gains }: { readonly pool: MatchPool; readonly gains: Uint32Array },
): Matches {
  let found = pool.take(titles);
  if (runs.length > 1 && lengthOf(runs) * scatterFrom > titles) {
    scatterByBlocks(runs, titles, gains, found);
    return found;
  }
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
  gains: Uint32Array,
  found: Matches,
): void {
  const reached = runs.map(({ start }) => start);
  for (let from = 0; from < titles; from += blockTitles) {
    const block = [from, Math.min(from + blockTitles, titles)] as const;
    runs.forEach((run, i) => {
      reached[i] = scatterBlock(run, reached[i] as number, block, gains);
    });
    gatherBlock(gains, block, found);
  }
}

/** Gives back both lists. */
export function united(one: Matches, other: Matches, pool: MatchPool): Matches {
  const both = pool.take(one.ordinals.length - 1);
  unite(one, other, both);
  pool.give(one);
  pool.give(other);
  return both;
}
