import { isLong } from '@estante/test-support/is-long';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { uniformImpactScoreTable } from '../index/impacts.ts';
import { fieldBits } from '../index/postings.ts';
import { disjunctionOf } from './disjunction.ts';
import type { PostingList } from './posting-list.ts';
import { ScoredDocsPool } from './scored-docs.ts';

// More than two blocks of accumulators, the last one not full.
const titles = 40_001;
const memory = { pool: new ScoredDocsPool(), accumulators: new Uint32Array(titles) };
const scoreOf = uniformImpactScoreTable(3, 1);
const inField = 1;

/** Titles by a step that is not even, some of them in another field. */
function listOf({ step, first }: { readonly step: number; readonly first: number }): PostingList {
  const docIds = Array.from({ length: titles }, (_, docId) => docId).filter(
    (docId) => docId >= first && (docId * 7919) % step === 0,
  );
  const entries = docIds.map((docId) => (docId << fieldBits) | (docId % 5 === 0 ? 2 : inField));
  const impacts = docIds.map((docId) => 1 + ((docId * 31 + step) % 255));
  return {
    entries: Uint32Array.from(entries),
    impacts: Uint8Array.from(impacts),
    start: 0,
    end: docIds.length,
    mask: inField,
    scoreOf,
  };
}

function highestScores(lists: readonly PostingList[]): [number, number][] {
  const highest = new Map<number, number>();
  for (const { entries, impacts } of lists)
    entries.forEach((entry, at) => {
      const docId = entry >>> fieldBits;
      if ((entry & inField) === 0) return;
      highest.set(docId, Math.max(highest.get(docId) ?? 0, scoreOf[impacts[at] ?? 0] ?? 0));
    });
  return [...highest].toSorted(([a], [b]) => a - b);
}

it('unites lists that are sparse and dense, each title once and with its highest score', () => {
  const lists = array(
    record({
      // One title in a thousand is merged, one in twenty is marked, of every second all are looked at.
      step: constantFrom(1009, 61, 19, 7, 2, 1),
      first: integer({ min: 0, max: titles }),
    }).map(listOf),
    { maxLength: 4 },
  );
  assert(
    property(lists, (some) => {
      const { docIds, scores, count } = disjunctionOf(some, titles, memory);
      const found = Array.from({ length: count }, (_, at) => [docIds[at], scores[at]]);
      expect(found).toEqual(highestScores(some));
      // Nothing is left for the next.
      expect(memory.accumulators.every((score) => score === 0)).toBe(true);
    }),
    { numRuns: isLong ? 60 : 20 },
  );
});
