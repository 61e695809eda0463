import { digits, entryLength, fieldTerminator, leaderLength } from './delimiters.ts';

/** Whether a leader stands here: its base address of data leads past a directory's terminator. */
export function isLeader(bytes: Uint8Array, offset: number): boolean {
  const base = digits(bytes, offset + 12, 5);
  if (base < leaderLength + 1 || (base - 1) % entryLength !== 0) return false;
  return bytes[offset + base - 1] === fieldTerminator;
}

/** The first leader at or after an offset, or -1. */
export function findLeader(bytes: Uint8Array, from: number): number {
  for (let i = from; i + leaderLength < bytes.length; i++) if (isLeader(bytes, i)) return i;
  return -1;
}
