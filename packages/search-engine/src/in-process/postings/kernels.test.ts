import { array, assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldBits } from '../index/postings.ts';
import { probePostings, union } from './kernels.ts';
import { uniformImpactScoreTable } from '../index/impacts.ts';
import type { PostingList } from './posting-list.ts';
import { ScoredDocsPool } from './scored-docs.ts';
import type { ScoredDocs } from './scored-docs.ts';

const titles = 400;
const pool = new ScoredDocsPool();
const docIds = uniqueArray(integer({ min: 0, max: titles - 1 })).map((some) =>
  some.sort((a, b) => a - b),
);
const scored = docIds.chain((some) =>
  array(integer({ min: 1, max: 2 ** 30 - 1 }), {
    minLength: some.length,
    maxLength: some.length,
  }).map((scores) => new Map(some.map((docId, i) => [docId, scores[i] as number]))),
);

function matchesOf(scores: ReadonlyMap<number, number>): ScoredDocs {
  const matches = pool.take(titles);
  matches.docIds.set([...scores.keys()]);
  matches.scores.set([...scores.values()]);
  matches.count = scores.size;
  return matches;
}

function scoresOf({ docIds: found, scores, count }: ScoredDocs): Map<number, number> {
  return new Map(Array.from(found.subarray(0, count), (docId, i) => [docId, scores[i] ?? 0]));
}

const scoreOf = uniformImpactScoreTable(3, 1);

/** A posting list whose postings are in field 0 or in field 1. */
function listOf(held: readonly number[], inFirst: (docId: number) => boolean): PostingList {
  const entries = Uint32Array.from(held, (one) => (one << fieldBits) | (inFirst(one) ? 1 : 2));
  const impacts = Uint8Array.from(held, (one) => 1 + (one % 255));
  return { entries, impacts, start: 0, end: held.length, mask: 1, scoreOf };
}

describe('lists of titles', () => {
  it('are united, each title once and with its higher score', () => {
    assert(
      property(scored, scored, (a, b) => {
        const both = pool.take(titles);
        union(matchesOf(a), matchesOf(b), both);
        const expected = [...new Set([...a.keys(), ...b.keys()])]
          .sort((x, y) => x - y)
          .map((one) => [one, Math.max(a.get(one) ?? 0, b.get(one) ?? 0)] as const);
        expect([...scoresOf(both)]).toEqual(expected);
      }),
    );
  });

  it('are intersected with posting lists of any length, in the requested fields alone', () => {
    assert(
      property(docIds, docIds, (some, held) => {
        const accumulators = new Uint32Array(titles);
        const inFirst = (docId: number): boolean => docId % 3 > 0;
        const matches = matchesOf(new Map(some.map((one) => [one, 1])));
        probePostings(matches, listOf(held, inFirst), accumulators);
        const expected = some.map((one) =>
          held.includes(one) && inFirst(one) ? 3 * (1 + (one % 255)) : 0,
        );
        expect([...accumulators.subarray(0, some.length)]).toEqual(expected);
      }),
    );
  });
});
