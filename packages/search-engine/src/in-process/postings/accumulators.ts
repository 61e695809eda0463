import { fieldBits } from '../index/postings.ts';
import type { Run } from './posting-list.ts';
import type { Matches } from './scored-docs.ts';

/**
 * Loops that note what titles gain in an array with a place for each title, and gather it. This one
 * writes the run's titles into `gains`, one place for each title of the segment. Long lists that
 * interleave at random are united this way in a third of the time that comparing them takes.
 */
export function scatterRun(
  { entries, impacts, start, end, mask, weight }: Run,
  gains: Uint32Array,
): void {
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    const ordinal = entry >>> fieldBits;
    const gain = weight * (impacts[i] as number);
    if (gain > (gains[ordinal] as number)) gains[ordinal] = gain;
  }
}

/** Adds what each title of the run is worth to its place in `gains`. */
export function addRun(
  { entries, impacts, start, end, mask, weight }: Run,
  gains: Uint32Array,
): void {
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    const ordinal = entry >>> fieldBits;
    gains[ordinal] = (gains[ordinal] as number) + weight * (impacts[i] as number);
  }
}

export function scatterMatches({ ordinals, scores, count }: Matches, gains: Uint32Array): void {
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    const gain = scores[i] as number;
    if (gain > (gains[ordinal] as number)) gains[ordinal] = gain;
  }
}

/**
 * Scatters the part of a run from `at` on whose titles come before `until`; `gains` has a place for
 * each title from `from` on. Returns where it stopped.
 */
export function scatterBlock(
  { entries, impacts, end, mask, weight }: Run,
  at: number,
  [from, until]: readonly [number, number],
  gains: Uint32Array,
): number {
  let i = at;
  for (; i < end; i++) {
    const entry = entries[i] as number;
    const ordinal = entry >>> fieldBits;
    if (ordinal >= until) break;
    if ((entry & mask) === 0) continue;
    const gain = weight * (impacts[i] as number);
    if (gain > (gains[ordinal - from] as number)) gains[ordinal - from] = gain;
  }
  return i;
}

/** Gathers what was scattered and clears it. */
export function gatherGains(gains: Uint32Array, titles: number, into: Matches): void {
  into.count = 0;
  gatherBlock(gains, [0, titles], into);
}

/** Adds what was scattered of some titles. There is no branch to guess: gains are under 2^31. */
export function gatherBlock(
  gains: Uint32Array,
  [from, until]: readonly [number, number],
  into: Matches,
): void {
  const { ordinals, scores } = into;
  let { count } = into;
  for (let ordinal = from; ordinal < until; ordinal++) {
    const gain = gains[ordinal - from] as number;
    ordinals[count] = ordinal;
    scores[count] = gain;
    gains[ordinal - from] = 0;
    count += -gain >>> 31;
  }
  into.count = count;
}
