import { fieldTerminator, recordTerminator } from './delimiters.ts';
import type { Directory, DirectoryEntry } from './directory.ts';

/** Extent of a field's text in the record, without its terminator. */
export interface Extent {
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

type Stretch = Omit<Extent, 'tag'>;

/**
 * The fields a directory speaks of. Where it is not exact they are found by their terminators and
 * take the directory's tags: in order if there are as many, else as far as they fit.
 */
export function fieldExtents(bytes: Buffer, directory: Directory): Extent[] {
  const { base, entries } = directory;
  if (directory.isExact)
    return entries.map(({ tag, length, start }) => ({
      tag,
      start: base + start,
      end: base + start + length - 1,
    }));
  const stretches = splitFields(bytes, base);
  if (stretches.length === entries.length) return pairInOrder(directory, stretches);
  return pairWhatFits(bytes, directory, stretches);
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
function pairInOrder({ base, entries }: Directory, stretches: readonly Stretch[]): Extent[] {
  const byPosition = entries.toSorted((a, b) => a.start - b.start);
  const fits = (order: readonly DirectoryEntry[]) =>
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
  directory: Directory,
  stretches: readonly Stretch[],
): Extent[] {
  const extents: Extent[] = [];
  let next = 0;
  for (const { tag, length, start } of directory.entries) {
    const from = directory.base + start;
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
