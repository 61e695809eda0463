import type { OrdinalColumn, DocValues, OrdinalLists } from '../index/doc-values.ts';
import { shared } from '../index/shared-arrays.ts';
import { sharedLists } from './value-rows-builder.ts';

const combinationLimit = 65_535;

type Shape =
  | Omit<Extract<DocValues, { kind: 'single' }>, 'totals'>
  | Omit<Extract<DocValues, { kind: 'combined' }>, 'totals'>;

/** The highest of some value numbers, or 0. */
export function highestOf(values: Uint32Array): number {
  let highest = 0;
  for (const value of values) if (value > highest) highest = value;
  return highest;
}

function ordinalColumn(length: number, highest: number): OrdinalColumn {
  if (highest < 256) return shared.bytes(length);
  return highest < 65_536 ? shared.uint16(length) : shared.uint32(length);
}

/** Builds a column of one value for each title; null where a title has several. */
export function singleColumn({ starts, values }: OrdinalLists): Shape | null {
  const titles = starts.length - 1;
  for (let title = 0; title < titles; title++) {
    if ((starts[title + 1] as number) - (starts[title] as number) > 1) return null;
  }
  const column = ordinalColumn(titles, highestOf(values));
  for (let title = 0; title < titles; title++) {
    const at = starts[title] as number;
    if (at < (starts[title + 1] as number)) column[title] = values[at] as number;
  }
  return { kind: 'single', values: column, packed: null };
}

/** Builds a column of combinations; null unless titles share them: then counting reads one number for each title. */
export function combinedColumn({ starts, values }: OrdinalLists): Shape | null {
  const titles = starts.length - 1;
  const known = new Map<string, number>([['', 0]]);
  const combined = new Uint32Array(titles);
  const limit = Math.min(combinationLimit, 16 + titles / 8);
  for (let title = 0; title < titles; title++) {
    const list = values.subarray(starts[title], starts[title + 1]);
    const key = list.length === 0 ? '' : list.join(',');
    let number = known.get(key);
    if (number === undefined) {
      number = known.size;
      if (number > limit) return null;
      known.set(key, number);
    }
    combined[title] = number;
  }
  const column = ordinalColumn(titles, known.size);
  column.set(combined);
  const combinations = unfolded([...known.keys()]);
  return { kind: 'combined', values: column, combinations, packed: null };
}

function unfolded(keys: readonly string[]): OrdinalLists {
  return sharedLists(
    keys.map((key) => Uint32Array.from(key === '' ? [] : key.split(',').map(Number))),
  );
}
