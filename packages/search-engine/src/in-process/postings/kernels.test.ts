import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldBits } from '../index/postings.ts';
import { probeRun, unite } from './kernels.ts';
import type { Run } from './posting-list.ts';
import { MatchPool } from './scored-docs.ts';
import type { Matches } from './scored-docs.ts';

const titles = 400;
const pool = new MatchPool();
const ordinals = uniqueArray(integer({ min: 0, max: titles - 1 })).map((some) =>
  some.sort((a, b) => a - b),
);
const scored = ordinals.chain((some) =>
  array(integer({ min: 1, max: 2 ** 30 - 1 }), {
    minLength: some.length,
    maxLength: some.length,
  }).map((scores) => new Map(some.map((ordinal, i) => [ordinal, scores[i] as number]))),
);

function matchesOf(scores: ReadonlyMap<number, number>): Matches {
  const matches = pool.take(titles);
  matches.ordinals.set([...scores.keys()]);
  matches.scores.set([...scores.values()]);
  matches.count = scores.size;
  return matches;
}

function scoresOf({ ordinals: found, scores, count }: Matches): Map<number, number> {
  return new Map(Array.from(found.subarray(0, count), (ordinal, i) => [ordinal, scores[i] ?? 0]));
}

/** A run whose entries stand in field 0 or in field 1. */
function runOf(held: readonly number[], inFirst: (ordinal: number) => boolean): Run {
  const entries = Uint32Array.from(held, (one) => (one << fieldBits) | (inFirst(one) ? 1 : 2));
  const impacts = Uint8Array.from(held, (one) => 1 + (one % 255));
  return { entries, impacts, start: 0, end: held.length, mask: 1, weight: 3 };
}

describe('lists of titles', () => {
  it('are united, each title once and with its higher score', () => {
    assert(
      property(scored, scored, (a, b) => {
        const both = pool.take(titles);
        unite(matchesOf(a), matchesOf(b), both);
        const expected = [...new Set([...a.keys(), ...b.keys()])]
          .sort((x, y) => x - y)
          .map((one) => [one, Math.max(a.get(one) ?? 0, b.get(one) ?? 0)] as const);
        expect([...scoresOf(both)]).toEqual(expected);
      }),
    );
  });

  it('are met with runs of any length, in the fields asked for alone', () => {
    assert(
      property(ordinals, ordinals, (some, held) => {
        const gains = new Uint32Array(titles);
        const inFirst = (ordinal: number): boolean => ordinal % 3 > 0;
        const matches = matchesOf(new Map(some.map((one) => [one, 1])));
        probeRun(matches, runOf(held, inFirst), gains);
        const expected = some.map((one) =>
          held.includes(one) && inFirst(one) ? 3 * (1 + (one % 255)) : 0,
        );
        expect([...gains.subarray(0, some.length)]).toEqual(expected);
      }),
    );
  });
});
