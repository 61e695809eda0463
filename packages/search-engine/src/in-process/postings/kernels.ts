import { fieldBits } from '../index/postings.ts';
import type { PostingList } from './posting-list.ts';
import type { ScoredDocs } from './scored-docs.ts';

/** Ratio of lengths below which lists are merged without guessing which is ahead. */
const mergeUnder = 3;
/** Ratio of lengths from which on a list is searched for the matches, not read through. */
const gallopFrom = 12;

/**
 * Copies a posting list. This and the following are the loops in which searches spend their time:
 * each takes one kind of array only, which the compiler turns into plain loads.
 */
export function copyPostings(
  { entries, impacts, start, end, mask, scoreOf }: PostingList,
  into: ScoredDocs,
): void {
  const { docIds, scores } = into;
  let count = 0;
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    docIds[count] = entry >>> fieldBits;
    scores[count++] = scoreOf[impacts[i] as number] as number;
  }
  into.count = count;
}

/**
 * The titles of both lists, with the higher score. Nobody can guess which list is ahead, so
 * there is no branch.
 */
export function union(a: ScoredDocs, b: ScoredDocs, into: ScoredDocs): void {
  const { docIds, scores } = into;
  let [i, j, count] = [0, 0, 0];
  while (i < a.count && j < b.count) {
    const x = a.docIds[i] as number;
    const y = b.docIds[j] as number;
    // 1 where the title is in the list, else 0.
    const inA = (x - y - 1) >>> 31;
    const inB = (y - x - 1) >>> 31;
    const one = (a.scores[i] as number) & -inA;
    const other = (b.scores[j] as number) & -inB;
    docIds[count] = x - ((x - y) & -inB);
    scores[count++] = one - ((one - other) & ((one - other) >> 31));
    i += inA;
    j += inB;
  }
  count = copyRest(a, i, into, count);
  into.count = copyRest(b, j, into, count);
}

function copyRest(
  from: ScoredDocs,
  at: number,
  { docIds, scores }: ScoredDocs,
  count: number,
): number {
  docIds.set(from.docIds.subarray(at, from.count), count);
  scores.set(from.scores.subarray(at, from.count), count);
  return count + from.count - at;
}

/** Raises the accumulator of each match in the posting list to its score there. */
export function probePostings(
  matches: ScoredDocs,
  list: PostingList,
  accumulators: Uint32Array,
): void {
  const length = list.end - list.start;
  if (length > gallopFrom * matches.count) probeGalloping(matches, list, accumulators);
  else if (length < mergeUnder * matches.count) probeMerging(matches, list, accumulators);
  else probeScanning(matches, list, accumulators);
}

function probeMerging(
  { docIds, count }: ScoredDocs,
  list: PostingList,
  accumulators: Uint32Array,
): void {
  const { entries, impacts, end, mask, scoreOf } = list;
  let at = list.start;
  for (let i = 0; i < count && at < end;) {
    const entry = entries[at] as number;
    const ahead = (docIds[i] as number) - (entry >>> fieldBits);
    if (ahead === 0 && (entry & mask) !== 0) {
      const score = scoreOf[impacts[at] as number] as number;
      if (score > (accumulators[i] as number)) accumulators[i] = score;
    }
    i += (ahead - 1) >>> 31;
    at += (-ahead - 1) >>> 31;
  }
}

function probeScanning(
  { docIds, count }: ScoredDocs,
  list: PostingList,
  accumulators: Uint32Array,
): void {
  const { entries, impacts, end, mask, scoreOf } = list;
  let at = list.start;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    while (at < end && (entries[at] as number) >>> fieldBits < docId) at++;
    if (at === end) return;
    const entry = entries[at] as number;
    if (entry >>> fieldBits === docId && (entry & mask) !== 0) {
      const score = scoreOf[impacts[at] as number] as number;
      if (score > (accumulators[i] as number)) accumulators[i] = score;
    }
  }
}

function probeGalloping(
  { docIds, count }: ScoredDocs,
  list: PostingList,
  accumulators: Uint32Array,
): void {
  const { entries, impacts, end, mask, scoreOf } = list;
  let at = list.start;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    let step = 1;
    while (at + step < end && (entries[at + step] as number) >>> fieldBits < docId) {
      at += step;
      step <<= 1;
    }
    let high = Math.min(at + step, end);
    while (at < high) {
      const middle = (at + high) >>> 1;
      if ((entries[middle] as number) >>> fieldBits < docId) at = middle + 1;
      else high = middle;
    }
    if (at === end) return;
    const entry = entries[at] as number;
    if (entry >>> fieldBits === docId && (entry & mask) !== 0) {
      const score = scoreOf[impacts[at] as number] as number;
      if (score > (accumulators[i] as number)) accumulators[i] = score;
    }
  }
}

/**
 * Keeps the matches that have accumulated a score, which is added to theirs, and clears the
 * accumulators.
 */
export function keepAccumulated(matches: ScoredDocs, accumulators: Uint32Array): void {
  const { docIds, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const score = accumulators[i] as number;
    if (score === 0) continue;
    accumulators[i] = 0;
    docIds[kept] = docIds[i] as number;
    scores[kept++] = (scores[i] as number) + score;
  }
  matches.count = kept;
}

/** Keeps the titles that both lists have, with the sum of their scores. */
export function intersect(matches: ScoredDocs, other: ScoredDocs): void {
  const { docIds, scores } = matches;
  let [j, kept] = [0, 0];
  for (let i = 0; i < matches.count; i++) {
    const docId = docIds[i] as number;
    while (j < other.count && (other.docIds[j] as number) < docId) j++;
    if (j === other.count) break;
    if (other.docIds[j] !== docId) continue;
    docIds[kept] = docId;
    scores[kept++] = (scores[i] as number) + (other.scores[j] as number);
  }
  matches.count = kept;
}

/** Removes the titles of another list. */
export function subtract(matches: ScoredDocs, other: ScoredDocs): void {
  const { docIds, scores } = matches;
  let [j, kept] = [0, 0];
  for (let i = 0; i < matches.count; i++) {
    const docId = docIds[i] as number;
    while (j < other.count && (other.docIds[j] as number) < docId) j++;
    if (j < other.count && other.docIds[j] === docId) continue;
    docIds[kept] = docId;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

/** Keeps the matches without a mark and clears `marks`, which has one place for each match. */
export function keepUnmarked(matches: ScoredDocs, marks: Uint32Array): void {
  const { docIds, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const marked = marks[i] as number;
    marks[i] = 0;
    docIds[kept] = docIds[i] as number;
    scores[kept] = scores[i] as number;
    kept += 1 - marked;
  }
  matches.count = kept;
}

/** All titles of a segment, with score 0. */
export function fillAll(titles: number, into: ScoredDocs): void {
  for (let docId = 0; docId < titles; docId++) into.docIds[docId] = docId;
  into.scores.fill(0, 0, titles);
  into.count = titles;
}

export function dropDeleted(matches: ScoredDocs, tombstones: Uint8Array): void {
  const { docIds, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    if (((tombstones[docId >>> 3] as number) >>> (docId & 7)) & 1) continue;
    docIds[kept] = docId;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

/** The titles of a segment that are not among the matches. */
export function complement({ docIds, count }: ScoredDocs, titles: number, into: ScoredDocs): void {
  const missed = into.docIds;
  let length = 0;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const docId = docIds[i] as number;
    while (next < docId) missed[length++] = next++;
    next = docId + 1;
  }
  while (next < titles) missed[length++] = next++;
  into.count = length;
}
