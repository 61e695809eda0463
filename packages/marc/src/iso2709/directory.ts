import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import { digits, entryLength, fieldTerminator, leaderLength } from './delimiters.ts';

/** A directory entry; numbers are -1 where they are not written in digits. */
export interface DirectoryEntry {
  readonly tag: string;
  /** Length of the field with its terminator. */
  readonly length: number;
  /** Position of the field's first byte after the base address of data. */
  readonly start: number;
}

export interface Directory {
  /** Position of the first entry: 24, unless the leader lost characters. */
  readonly start: number;
  /** Position of the first field. */
  readonly base: number;
  readonly entries: readonly DirectoryEntry[];
  /** Every entry's numbers lead from one field terminator to the next. */
  readonly isExact: boolean;
}

/** The directory as it should be, or else the likeliest reading of it; null where there is none. */
export function readDirectory(bytes: Buffer, warnings: Warning[]): Directory | null {
  const end = bytes.indexOf(fieldTerminator, leaderLength);
  const straight = end < 0 ? null : directoryAt(bytes, leaderLength, end);
  if (straight?.isExact) {
    if (digits(bytes, 12, 5) !== straight.base) note(warnings, 'base-address');
    return straight;
  }
  const likeliest = likeliestDirectory(bytes, end);
  if (likeliest) note(warnings, 'directory');
  return likeliest;
}

function directoryAt(bytes: Buffer, start: number, end: number): Directory {
  const entries: DirectoryEntry[] = [];
  for (let i = start; i + entryLength <= end; i += entryLength)
    entries.push({
      tag: bytes.toString('latin1', i, i + 3),
      length: digits(bytes, i + 3, 4),
      start: digits(bytes, i + 7, 5),
    });
  const base = end + 1;
  const isWhole = entries.length > 0 && (end - start) % entryLength === 0;
  return {
    start,
    base,
    entries,
    isExact: isWhole && entries.every((e) => isExact(bytes, base, e)),
  };
}

function isExact(bytes: Buffer, base: number, { length, start }: DirectoryEntry): boolean {
  if (length < 1 || start < 0) return false;
  const from = base + start;
  if (start > 0 && bytes[from - 1] !== fieldTerminator) return false;
  const end = from + length - 1;
  return bytes[end] === fieldTerminator && bytes.indexOf(fieldTerminator, from) === end;
}

/**
 * The likeliest of the places that a damaged directory may have (its terminator overwritten,
 * characters lost from the leader or an entry), by the entries that are exact, or follow one
 * another.
 */
function likeliestDirectory(bytes: Buffer, terminator: number): Directory | null {
  let best: { directory: Directory; fit: number } | null = null;
  for (const end of new Set([terminator, digits(bytes, 12, 5) - 1])) {
    if (end < 2 * entryLength || end >= bytes.length) continue;
    const aligned = leaderLength + ((end - leaderLength) % entryLength);
    for (const start of new Set([leaderLength, aligned, aligned - entryLength])) {
      const directory = directoryAt(bytes, start, end);
      const fit = fitness(bytes, directory);
      if (fit > (best?.fit ?? 0)) best = { directory, fit };
    }
  }
  return best && best.fit >= best.directory.entries.length / 4 ? best.directory : null;
}

/** Longer records than 99,999 bytes are written with their last positions all nines. */
const lastPosition = 99_999;

/** An exact entry counts 1, one that follows its forerunner a half, as many entries as fields a quarter. */
function fitness(bytes: Buffer, { base, start, entries }: Directory): number {
  let next = 0;
  const isNumbered = start === leaderLength && entries.every((entry) => entry.start >= 0);
  let fit = isNumbered && hasFields(bytes, base, entries.length) ? entries.length / 4 : 0;
  for (const entry of entries) {
    if (isExact(bytes, base, entry)) fit += 1;
    else if (entry.start === next || entry.start === lastPosition) fit += 0.5;
    next = entry.start + entry.length;
  }
  return fit;
}

function hasFields(bytes: Buffer, base: number, count: number): boolean {
  let end = base - 1;
  for (let i = 0; i < count; i++) {
    end = bytes.indexOf(fieldTerminator, end + 1);
    if (end < 0) return false;
  }
  return bytes.indexOf(fieldTerminator, end + 1) < 0;
}
