import { digits, fieldTerminator, leaderLength, recordTerminator } from './delimiters.ts';
import { findLeader, isLeader } from './leader.ts';

export interface Part {
  readonly start: number;
  readonly end: number;
  /** Bytes before the part were left out. */
  readonly hasJunk: boolean;
  /** Whether the part may have been a record, but lacks the terminators that would make it one. */
  readonly isJunk?: true;
}

/** Bytes that stand between records in files handled as text, and a byte order mark. */
const filler = new Set([0x00, 0x09, 0x0a, 0x0d, 0x1a, 0xef, 0xbb, 0xbf]);
const blank = 0x20;

/** The records between two record terminators: one, unless terminators or records are damaged. */
export function splitFrame(bytes: Buffer): Part[] {
  const whole = { start: 0, end: bytes.length, hasJunk: false };
  if (digits(bytes, 0, 5) === bytes.length && isLeader(bytes, 0)) return [whole];
  const parts: Part[] = [];
  const first = firstLeader(bytes);
  if (first.hasJunk && mayBeRecord(bytes, 0, first.start) && bytes.length > first.start)
    parts.push({ start: 0, end: first.start, hasJunk: false, isJunk: true });
  let hasJunk = first.hasJunk;
  for (let start = first.start; start < bytes.length;) {
    const end = partEnd(bytes, start);
    const isRecord = bytes.subarray(start, end).includes(fieldTerminator);
    if (isRecord || end === bytes.length) parts.push({ start, end, hasJunk });
    else if (mayBeRecord(bytes, start, end))
      parts.push({ start, end, hasJunk: false, isJunk: true });
    hasJunk = !isRecord;
    start = end;
  }
  return parts;
}

/** Finds the beginning of the first record: past filler, and past junk where a leader shows its end. */
function firstLeader(bytes: Buffer): { start: number; hasJunk: boolean } {
  let start = 0;
  while (filler.has(bytes[start] ?? -1)) start++;
  if (isLeader(bytes, start)) return { start, hasJunk: false };
  let text = start;
  while (bytes[text] === blank || filler.has(bytes[text] ?? -1)) text++;
  if (text >= bytes.length || (text === bytes.length - 1 && bytes[text] === recordTerminator))
    return { start: bytes.length, hasJunk: false };
  // Junk holds no field terminator, so the leader stands before the first one.
  const directoryEnd = bytes.indexOf(fieldTerminator, start);
  const near = findLeader(bytes.subarray(0, directoryEnd + 1), start);
  // Rubbish of any bytes: only a leader whose length leads to the end is one.
  const leader = near < 0 && !mayBeDamaged(bytes, start) ? provenLeader(bytes, start) : near;
  return leader < 0 ? { start, hasJunk: false } : { start: leader, hasJunk: leader > text };
}

/** Five digits begin the leader of a record that is damaged elsewhere. */
function mayBeDamaged(bytes: Buffer, start: number): boolean {
  return digits(bytes, start, 5) >= 0;
}

function provenLeader(bytes: Buffer, from: number): number {
  for (let i = findLeader(bytes, from); i >= 0; i = findLeader(bytes, i + 1))
    if (provesTrue(bytes, i)) return i;
  return -1;
}

/** Most characters that count as a slip in a transfer. */
const longestSlip = 100;

/** Whether a part may be a record: it is long, or begins with a leader's digits. */
function mayBeRecord(bytes: Buffer, start: number, end: number): boolean {
  const hasLength = end - start >= leaderLength && digits(bytes, start, 5) > 0;
  return hasLength || end - start > longestSlip;
}

/** Finds the end of the record that begins here: before the next leader that proves to be one. */
function partEnd(bytes: Buffer, start: number): number {
  const from = start + (isLeader(bytes, start) ? leaderLength : 1);
  for (let i = findLeader(bytes, from); i >= 0; i = findLeader(bytes, i + 1))
    if (provesTrue(bytes, i)) return i;
  return bytes.length;
}

/** A leader within other text is one if its length leads to the end, or to another leader. */
function provesTrue(bytes: Buffer, leader: number): boolean {
  const length = digits(bytes, leader, 5);
  if (length <= leaderLength) return false;
  const end = leader + length;
  return end === bytes.length || isLeader(bytes, end) || isLeader(bytes, end - 1);
}
