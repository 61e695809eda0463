import { digits, entryLength, leaderLength } from '../iso2709/delimiters.ts';

/** A field of CDS/ISIS: a number and its text, subfields within it as '^a'. */
export interface IsisField {
  readonly tag: number;
  readonly text: string;
}

interface Stretch {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
}

/** Finds the stretches of the fields of a record by its directory; null where it has none. */
export function isisStretches(bytes: Buffer): Stretch[] | null {
  const base = digits(bytes, 12, 5);
  const terminator = bytes[base - 1];
  if (base <= leaderLength || base >= bytes.length || terminator === undefined) return null;
  const entries: { tag: number; length: number; start: number }[] = [];
  for (let i = leaderLength; i + entryLength < base; i += entryLength)
    entries.push({
      tag: digits(bytes, i, 3),
      length: digits(bytes, i + 3, 4),
      start: digits(bytes, i + 7, 5),
    });
  const exact = entries.map(({ tag, length, start }) => ({
    tag,
    start: base + start,
    end: base + start + length - 1,
  }));
  if (entries.length === 0 || entries.some(({ tag }) => tag < 0)) return null;
  if (exact.every(({ start, end }) => end >= start && bytes[end] === terminator)) return exact;
  return inOrder(bytes, base, terminator, entries);
}

/** Lengths that are wrong: the fields one after the other, as their terminators part them. */
function inOrder(
  bytes: Buffer,
  base: number,
  terminator: number,
  entries: readonly { readonly tag: number }[],
): Stretch[] {
  let start = base;
  return entries.flatMap(({ tag }) => {
    const found = bytes.indexOf(terminator, start);
    if (start >= bytes.length) return [];
    const stretch = { tag, start, end: found < 0 ? bytes.length : found };
    start = stretch.end + 1;
    return [stretch];
  });
}
