import { fieldBits } from '../index/postings.ts';
import type { Run } from './posting-list.ts';
import type { Matches } from './scored-docs.ts';

/** Lists less than this many times longer are read without guessing which is ahead. */
const evenUnder = 3;
/** Lists this many times longer than what they are met with are searched, not read through. */
const gallopFrom = 12;

export function copyRun({ entries, impacts, start, end, mask, weight }: Run, into: Matches): void {
  const { ordinals, scores } = into;
  let count = 0;
  for (let i = start; i < end; i++) {
    const entry = entries[i] as number;
    if ((entry & mask) === 0) continue;
    ordinals[count] = entry >>> fieldBits;
    scores[count++] = weight * (impacts[i] as number);
  }
  into.count = count;
}

/** Titles of either, with the higher score. Which list is ahead nobody can guess: there is no branch. */
export function unite(a: Matches, b: Matches, into: Matches): void {
  const { ordinals, scores } = into;
  let [i, j, count] = [0, 0, 0];
  while (i < a.count && j < b.count) {
    const x = a.ordinals[i] as number;
    const y = b.ordinals[j] as number;
    // 1 where the title is in the list, else 0.
    const inA = (x - y - 1) >>> 31;
    const inB = (y - x - 1) >>> 31;
    const one = (a.scores[i] as number) & -inA;
    const other = (b.scores[j] as number) & -inB;
    ordinals[count] = x - ((x - y) & -inB);
    scores[count++] = one - ((one - other) & ((one - other) >> 31));
    i += inA;
    j += inB;
  }
  count = copyRest(a, i, into, count);
  into.count = copyRest(b, j, into, count);
}

function copyRest(from: Matches, at: number, { ordinals, scores }: Matches, count: number): number {
  ordinals.set(from.ordinals.subarray(at, from.count), count);
  scores.set(from.scores.subarray(at, from.count), count);
  return count + from.count - at;
}

/** Raises `gains` of the matches that stand in the run to what it is worth there. */
export function probeRun(matches: Matches, run: Run, gains: Uint32Array): void {
  const length = run.end - run.start;
  if (length > gallopFrom * matches.count) probeGalloping(matches, run, gains);
  else if (length < evenUnder * matches.count) probeEven(matches, run, gains);
  else probeReading(matches, run, gains);
}

function probeEven({ ordinals, count }: Matches, run: Run, gains: Uint32Array): void {
  const { entries, impacts, end, mask, weight } = run;
  let at = run.start;
  for (let i = 0; i < count && at < end;) {
    const entry = entries[at] as number;
    const ahead = (ordinals[i] as number) - (entry >>> fieldBits);
    if (ahead === 0 && (entry & mask) !== 0) {
      const gain = weight * (impacts[at] as number);
      if (gain > (gains[i] as number)) gains[i] = gain;
    }
    i += (ahead - 1) >>> 31;
    at += (-ahead - 1) >>> 31;
  }
}

function probeReading({ ordinals, count }: Matches, run: Run, gains: Uint32Array): void {
  const { entries, impacts, end, mask, weight } = run;
  let at = run.start;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    while (at < end && (entries[at] as number) >>> fieldBits < ordinal) at++;
    if (at === end) return;
    const entry = entries[at] as number;
    if (entry >>> fieldBits === ordinal && (entry & mask) !== 0) {
      const gain = weight * (impacts[at] as number);
      if (gain > (gains[i] as number)) gains[i] = gain;
    }
  }
}

function probeGalloping({ ordinals, count }: Matches, run: Run, gains: Uint32Array): void {
  const { entries, impacts, end, mask, weight } = run;
  let at = run.start;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    let step = 1;
    while (at + step < end && (entries[at + step] as number) >>> fieldBits < ordinal) {
      at += step;
      step <<= 1;
    }
    let high = Math.min(at + step, end);
    while (at < high) {
      const middle = (at + high) >>> 1;
      if ((entries[middle] as number) >>> fieldBits < ordinal) at = middle + 1;
      else high = middle;
    }
    if (at === end) return;
    const entry = entries[at] as number;
    if (entry >>> fieldBits === ordinal && (entry & mask) !== 0) {
      const gain = weight * (impacts[at] as number);
      if (gain > (gains[i] as number)) gains[i] = gain;
    }
  }
}

/** Keeps the matches that gained, their scores raised by it, and clears `gains`. */
export function keepGained(matches: Matches, gains: Uint32Array): void {
  const { ordinals, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const gain = gains[i] as number;
    if (gain === 0) continue;
    gains[i] = 0;
    ordinals[kept] = ordinals[i] as number;
    scores[kept++] = (scores[i] as number) + gain;
  }
  matches.count = kept;
}

/** Titles of both, with the sum of their scores. */
export function intersect(matches: Matches, other: Matches): void {
  const { ordinals, scores } = matches;
  let [j, kept] = [0, 0];
  for (let i = 0; i < matches.count; i++) {
    const ordinal = ordinals[i] as number;
    while (j < other.count && (other.ordinals[j] as number) < ordinal) j++;
    if (j === other.count) break;
    if (other.ordinals[j] !== ordinal) continue;
    ordinals[kept] = ordinal;
    scores[kept++] = (scores[i] as number) + (other.scores[j] as number);
  }
  matches.count = kept;
}

/** Takes the titles of another list away. */
export function subtract(matches: Matches, other: Matches): void {
  const { ordinals, scores } = matches;
  let [j, kept] = [0, 0];
  for (let i = 0; i < matches.count; i++) {
    const ordinal = ordinals[i] as number;
    while (j < other.count && (other.ordinals[j] as number) < ordinal) j++;
    if (j < other.count && other.ordinals[j] === ordinal) continue;
    ordinals[kept] = ordinal;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

/** Keeps the matches without a mark in `marks`, which has one place for each, and clears it. */
export function keepUnmarked(matches: Matches, marks: Uint32Array): void {
  const { ordinals, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const marked = marks[i] as number;
    marks[i] = 0;
    ordinals[kept] = ordinals[i] as number;
    scores[kept] = scores[i] as number;
    kept += 1 - marked;
  }
  matches.count = kept;
}

/** All titles of a segment, of which none is more than another. */
export function fillAll(titles: number, into: Matches): void {
  for (let ordinal = 0; ordinal < titles; ordinal++) into.ordinals[ordinal] = ordinal;
  into.scores.fill(0, 0, titles);
  into.count = titles;
}

export function dropDeleted(matches: Matches, deleted: Uint8Array): void {
  const { ordinals, scores, count } = matches;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    if (((deleted[ordinal >>> 3] as number) >>> (ordinal & 7)) & 1) continue;
    ordinals[kept] = ordinal;
    scores[kept++] = scores[i] as number;
  }
  matches.count = kept;
}

/** Titles of a segment that are not among the matches. */
export function complement({ ordinals, count }: Matches, titles: number, into: Matches): void {
  const missed = into.ordinals;
  let length = 0;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const ordinal = ordinals[i] as number;
    while (next < ordinal) missed[length++] = next++;
    next = ordinal + 1;
  }
  while (next < titles) missed[length++] = next++;
  into.count = length;
}
