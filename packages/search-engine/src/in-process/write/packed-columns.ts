import type { OrdinalColumn, PackedColumn } from '../index/doc-values.ts';
import { shared } from '../index/shared-arrays.ts';

/** Packs columns into rows, the widest first; returns the place of each. */
export function packColumns(docValues: readonly OrdinalColumn[], titles: number): PackedColumn[] {
  const used: number[] = [];
  const places = docValues.map(() => ({ cell: 0, shift: 0, mask: 0 }));
  const bits = docValues.map((column) => 32 - Math.clz32(highestOf(column)));
  const widestFirst = docValues.map((_, i) => i).sort((a, b) => (bits[b] ?? 0) - (bits[a] ?? 0));
  for (const i of widestFirst) {
    const length = bits[i] as number;
    const fitting = used.findIndex((taken) => taken + length <= 32);
    const cell = fitting < 0 ? used.push(0) - 1 : fitting;
    const shift = used[cell] as number;
    places[i] = { cell, shift, mask: length === 32 ? -1 : (1 << length) - 1 };
    used[cell] = shift + length;
  }
  const rows = { width: used.length, cells: shared.uint32(titles * used.length) };
  return docValues.map((column, i) => {
    const field = { rows, ...(places[i] as (typeof places)[number]) };
    fill(field, column);
    return field;
  });
}

function highestOf(values: OrdinalColumn): number {
  let highest = 1;
  for (const value of values) if (value > highest) highest = value;
  return highest;
}

function fill({ rows: { width, cells }, cell, shift }: PackedColumn, values: OrdinalColumn): void {
  for (let title = 0, at = cell; title < values.length; title++, at += width)
    cells[at] = (cells[at] as number) | ((values[title] as number) << shift);
}
