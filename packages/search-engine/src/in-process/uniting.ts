import { copyRun, gatherGains, scatterRun, unite } from './kernels.ts';
import type { Run } from './kernels.ts';
import type { MatchPool, Matches } from './matches.ts';
import { lengthOf } from './runs.ts';

/** From this share of the titles on it is quicker to visit them all. */
const scatterFrom = 16;

/** Titles of any of the runs, each with the most that it is worth in one of them. */
export function unionOf(
  runs: readonly Run[],
  titles: number,
  { pool, gains }: { readonly pool: MatchPool; readonly gains: Uint32Array },
): Matches {
  let found = pool.take(titles);
  if (runs.length > 1 && lengthOf(runs) * scatterFrom > titles) {
    for (const run of runs) scatterRun(run, gains);
    gatherGains(gains, titles, found);
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

/** Gives back both lists. */
export function united(one: Matches, other: Matches, pool: MatchPool): Matches {
  const both = pool.take(one.ordinals.length - 1);
  unite(one, other, both);
  pool.give(one);
  pool.give(other);
  return both;
}
