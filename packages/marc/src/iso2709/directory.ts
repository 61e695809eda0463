import { note } from '../reading.ts';
import type { Warning } from '../reading.ts';
import {
  digits,
  entryLength,
  fieldTerminator,
  leaderLength,
  recordTerminator,
} from './delimiters.ts';

/** Where a field's text stands in the record, without its terminator. */
export interface Extent {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly tag: string;
  /** Both -1 where they are not numbers. */
  readonly length: number;
  readonly start: number;
}

type Stretch = Omit<Extent, 'tag'>;

/**
 * The fields of a record. Where the directory's numbers do not lead from one field terminator to
 * the next, the fields are found by their terminators and take the directory's tags in order.
 * Null where there is no directory.
 */
export function readExtents(bytes: Buffer, warnings: Warning[]): Extent[] | null {
  const directoryEnd = bytes.indexOf(fieldTerminator, leaderLength);
  if (directoryEnd < leaderLength + entryLength) return null;
  const base = directoryEnd + 1;
  if (digits(bytes, 12, 5) !== base) note(warnings, 'base-address');
  const entries = readEntries(bytes, directoryEnd);
  const exact = exactExtents(bytes, base, entries);
  if (exact.length === entries.length && (directoryEnd - leaderLength) % entryLength === 0)
    return exact;
  note(warnings, 'directory');
  const stretches = splitFields(bytes, base);
  if (stretches.length === entries.length) return pairInOrder(base, entries, stretches);
  note(warnings, 'fields-lost');
  return pairWhatFits(bytes, base, entries, stretches);
}

function readEntries(bytes: Buffer, directoryEnd: number): Entry[] {
  const entries: Entry[] = [];
  for (let i = leaderLength; i + entryLength <= directoryEnd; i += entryLength)
    entries.push({
      tag: bytes.toString('latin1', i, i + 3),
      length: digits(bytes, i + 3, 4),
      start: digits(bytes, i + 7, 5),
    });
  return entries;
}

/** The extents up to the first entry whose numbers do not fit one field. */
function exactExtents(bytes: Buffer, base: number, entries: readonly Entry[]): Extent[] {
  const extents: Extent[] = [];
  for (const { tag, length, start } of entries) {
    if (length < 1 || start < 0) break;
    const from = base + start;
    const end = from + length - 1;
    if (bytes[from - 1] !== fieldTerminator || bytes.indexOf(fieldTerminator, from) !== end) break;
    extents.push({ tag, start: from, end });
  }
  return extents;
}

function splitFields(bytes: Buffer, base: number): Stretch[] {
  const stretches: Stretch[] = [];
  const dataEnd = bytes.at(-1) === recordTerminator ? bytes.length - 1 : bytes.length;
  for (let start = base; start < dataEnd;) {
    const terminator = bytes.indexOf(fieldTerminator, start);
    const end = terminator < 0 ? dataEnd : terminator;
    stretches.push({ start, end });
    start = end + 1;
  }
  return stretches;
}

/** Entries usually stand in the order of their fields; by stated position only if that fits better. */
function pairInOrder(
  base: number,
  entries: readonly Entry[],
  stretches: readonly Stretch[],
): Extent[] {
  const byPosition = entries.toSorted((a, b) => a.start - b.start);
  const fits = (order: readonly Entry[]) =>
    order.filter((entry, i) => base + entry.start === stretches[i]?.start).length;
  const order = fits(byPosition) > fits(entries) ? byPosition : entries;
  const stretchOf = new Map(order.map((entry, i) => [entry, stretches[i]]));
  return entries.flatMap((entry) => {
    const stretch = stretchOf.get(entry);
    return stretch ? [{ tag: entry.tag, ...stretch }] : [];
  });
}

/** Entries that lead from terminator to terminator are believed; the others take what follows. */
function pairWhatFits(
  bytes: Buffer,
  base: number,
  entries: readonly Entry[],
  stretches: readonly Stretch[],
): Extent[] {
  const extents: Extent[] = [];
  let next = 0;
  for (const { tag, length, start } of entries) {
    const from = base + start;
    const end = from + length - 1;
    const isWhole =
      length > 0 && bytes[from - 1] === fieldTerminator && bytes[end] === fieldTerminator;
    const stretch = isWhole ? { start: from, end } : stretches[next];
    if (!stretch) break;
    extents.push({ tag, ...stretch });
    while (next < stretches.length && (stretches[next]?.start ?? 0) <= stretch.end) next++;
  }
  return extents;
}
