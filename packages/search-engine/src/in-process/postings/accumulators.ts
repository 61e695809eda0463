import { fieldBits } from '../index/postings.ts';
import type { PostingList } from './posting-list.ts';
import type { ScoredDocs } from './scored-docs.ts';
import { collectBlock } from './block-accumulators.ts';

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

/** Collects the titles that have a score, and clears the accumulators. */
export function collectAccumulators(
  accumulators: Uint32Array,
  titles: number,
  into: ScoredDocs,
): void {
  into.count = 0;
  collectBlock(accumulators, [0, titles], into);
}
