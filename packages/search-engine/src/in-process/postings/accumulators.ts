import { fieldBits } from '../index/postings.ts';
import type { PostingList } from './posting-list.ts';
import type { ScoredDocs } from './scored-docs.ts';

/**
 * Loops over score accumulators, an array with one place for each title. Disjunctions of long
 * lists that interleave at random take a third of the time of a merge this way. This loop raises
 * each title's accumulator to its score in the posting list.
 */
export function accumulatePostings(
  { entries, impacts, start, end, mask, scoreOf }: PostingList,
  accumulators: Uint32Array,
): void {
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    const docId = entry >>> fieldBits;
    const score = scoreOf[impacts[i] as number] as number;
    if (score > (accumulators[docId] as number)) accumulators[docId] = score;
  }
}

/** Adds the score of each title in the posting list to its accumulator. */
export function addPostings(
  { entries, impacts, start, end, mask, scoreOf }: PostingList,
  accumulators: Uint32Array,
): void {
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    const docId = entry >>> fieldBits;
    accumulators[docId] =
      (accumulators[docId] as number) + (scoreOf[impacts[i] as number] as number);
  }
}

export function accumulateDocs(
  { docIds, scores, count }: ScoredDocs,
  accumulators: Uint32Array,
): void {
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    const score = scores[i] as number;
    if (score > (accumulators[docId] as number)) accumulators[docId] = score;
  }
}

/**
 * Accumulates the postings from `at` on whose doc ids are below `until`; `accumulators` has a
 * place for each title from `from` on. Returns where it stopped.
 */
export function accumulateBlock(
  { entries, impacts, end, mask, scoreOf }: PostingList,
  at: number,
  [from, until]: readonly [number, number],
  accumulators: Uint32Array,
): number {
  let i = at;
  for (; i < end; i++) {
    const entry = entries[i] as number;
    const docId = entry >>> fieldBits;
    if (docId >= until) break;
    if ((entry & mask) === 0) continue;
    const score = scoreOf[impacts[i] as number] as number;
    if (score > (accumulators[docId - from] as number)) accumulators[docId - from] = score;
  }
  return i;
}

/** Collects the titles that have a score, and clears the accumulators. */
export function collectAccumulators(
  accumulators: Uint32Array,
  titles: number,
  into: ScoredDocs,
): void {
  into.count = 0;
  collectBlock(accumulators, [0, titles], into);
}

/**
 * Appends the titles of a block that have a score. There is no branch to mispredict: scores are
 * below 2^31.
 */
export function collectBlock(
  accumulators: Uint32Array,
  [from, until]: readonly [number, number],
  into: ScoredDocs,
): void {
  const { docIds, scores } = into;
  let { count } = into;
  for (let docId = from; docId < until; docId++) {
    const score = accumulators[docId - from] as number;
    docIds[count] = docId;
    scores[count] = score;
    accumulators[docId - from] = 0;
    count += -score >>> 31;
  }
  into.count = count;
}
