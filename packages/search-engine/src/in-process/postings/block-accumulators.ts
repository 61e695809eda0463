import { fieldBits } from '../index/postings.ts';
import type { PostingList } from './posting-list.ts';
import type { ScoredDocs } from './scored-docs.ts';

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

/** Like `accumulateBlock`; `bitmap` has a bit for each title of the block, set for those with a score. */
export function accumulateWithBitmap(
  { entries, impacts, end, mask, scoreOf }: PostingList,
  at: number,
  [from, until]: readonly [number, number],
  accumulators: Uint32Array,
  bitmap: Uint32Array,
): number {
  let i = at;
  for (; i < end; i++) {
    const entry = entries[i] as number;
    const docId = entry >>> fieldBits;
    if (docId >= until) break;
    if ((entry & mask) === 0) continue;
    const place = docId - from;
    const score = scoreOf[impacts[i] as number] as number;
    if (score > (accumulators[place] as number)) accumulators[place] = score;
    bitmap[place >>> 5] = (bitmap[place >>> 5] as number) | (1 << (place & 31));
  }
  return i;
}

/** Appends the titles of a block's bitmap that have a score, and clears their accumulators and the bitmap. */
export function collectByBitmap(
  accumulators: Uint32Array,
  bitmap: Uint32Array,
  [from, until]: readonly [number, number],
  into: ScoredDocs,
): void {
  const { docIds, scores } = into;
  let { count } = into;
  const words = (until - from + 31) >>> 5;
  for (let word = 0; word < words; word++) {
    let bits = bitmap[word] as number;
    if (bits === 0) continue;
    bitmap[word] = 0;
    for (; bits !== 0; bits &= bits - 1) {
      const place = (word << 5) + 31 - Math.clz32(bits & -bits);
      const score = accumulators[place] as number;
      docIds[count] = from + place;
      scores[count] = score;
      accumulators[place] = 0;
      count += -score >>> 31;
    }
  }
  into.count = count;
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
