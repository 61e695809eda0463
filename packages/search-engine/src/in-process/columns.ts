import { facets } from '../fields.ts';
import type { FacetType } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import { growingUint32 } from './growing.ts';
import { packColumns } from './packed-rows.ts';
import { overflowMark } from './segment.ts';
import type { Cells, Column, Lists, Rows } from './segment.ts';
import { shared } from './shared.ts';
import type { ValueWriter } from './value-writer.ts';

export const facetTypes = Object.keys(facets) as FacetType[];
const typeNumbers = new Map(facetTypes.map((type, number) => [type, number]));

/** Facet values of titles as they arrive: the type in the highest five bits, then the value. */
const typeShift = 27;
const valueMask = (1 << typeShift) - 1;
const combinationLimit = 65_535;
/** Segments of more titles keep what is counted of them. */
export const titlesForTotals = 4_096;

export function facetEntry(type: number, value: number): number {
  return ((type << typeShift) | value) >>> 0;
}

export function entryType(entry: number): number {
  return entry >>> typeShift;
}

export function entryValue(entry: number): number {
  return entry & valueMask;
}

/** `entries` are sorted within each title, without repetition. */
export function buildColumns(starts: Uint32Array, entries: Uint32Array): Columns {
  const columns: Partial<Record<FacetType, Column>> = {};
  facetTypes.forEach((type, number) => {
    const column = buildColumn(listsOf(number, starts, entries));
    if (column !== null) columns[type] = column;
  });
  const titles = starts.length - 1;
  return titles > titlesForTotals ? packed(columns, titles) : columns;
}

type Columns = Readonly<Partial<Record<FacetType, Column>>>;

/** Columns of one number for each title, each with its place in rows of all of them. */
export function packed(columns: Columns, titles: number): Columns {
  const plain = Object.entries(columns).flatMap(([type, column]) =>
    column.kind === 'many' ? [] : [[type, column] as const],
  );
  const fields = packColumns(
    plain.map(([, { values }]) => values),
    titles,
  );
  return {
    ...columns,
    ...Object.fromEntries(
      plain.map(([type, column], i) => [type, { ...column, packed: fields[i] ?? null }]),
    ),
  };
}

function listsOf(type: number, starts: Uint32Array, entries: Uint32Array): Lists {
  const titles = starts.length - 1;
  const listStarts = shared.uint32(titles + 1);
  const values = growingUint32();
  for (let title = 0; title < titles; title++) {
    const to = starts[title + 1] as number;
    for (let i = starts[title] as number; i < to; i++) {
      const entry = entries[i] as number;
      if (entryType(entry) === type) values.push(entryValue(entry));
    }
    listStarts[title + 1] = values.length;
  }
  return { starts: listStarts, values: values.view() };
}

type Shape =
  | Omit<Extract<Column, { kind: 'single' }>, 'totals'>
  | Omit<Extract<Column, { kind: 'combined' }>, 'totals'>
  | Omit<Extract<Column, { kind: 'many' }>, 'totals'>;

function buildColumn(lists: Lists): Column | null {
  if (lists.values.length === 0) return null;
  const totals = totalsOf(lists);
  const shape = singleColumn(lists) ??
    combinedColumn(lists) ?? { kind: 'many', rows: rowsOf(lists), titles: titlesByValue(lists) };
  return { ...shape, totals };
}

function titlesByValue({ starts, values }: Lists): Lists {
  const highest = highestOf(values);
  const placed = shared.uint32(highest + 2);
  for (const value of values) placed[value + 1] = (placed[value + 1] as number) + 1;
  for (let value = 0; value <= highest; value++)
    placed[value + 1] = (placed[value + 1] as number) + (placed[value] as number);
  const cursor = placed.slice();
  const titles = shared.uint32(values.length);
  for (let title = 0; title + 1 < starts.length; title++) {
    const to = starts[title + 1] as number;
    for (let i = starts[title] as number; i < to; i++) {
      const value = values[i] as number;
      const at = cursor[value] as number;
      titles[at] = title;
      cursor[value] = at + 1;
    }
  }
  return { starts: placed, values: titles };
}

function highestOf(values: Uint32Array): number {
  let highest = 0;
  for (const value of values) if (value > highest) highest = value;
  return highest;
}

function totalsOf({ starts, values }: Lists): Uint32Array | null {
  if (starts.length <= titlesForTotals) return null;
  const totals = shared.uint32(highestOf(values) + 1);
  for (const value of values) totals[value] = (totals[value] as number) + 1;
  return totals;
}

/** Rows are as wide as nine titles in ten need, within reason. */
const widest = 4;

function widthOf({ starts }: Lists): number {
  const titles = starts.length - 1;
  const lengths = new Uint32Array(widest + 1);
  for (let title = 0; title < titles; title++) {
    const length = (starts[title + 1] as number) - (starts[title] as number);
    if (length <= widest) lengths[length] = (lengths[length] as number) + 1;
  }
  let fitting = lengths[0] as number;
  for (let width = 1; width < widest; width++) {
    fitting += lengths[width] as number;
    if (fitting >= titles * 0.9) return Math.max(2, width);
  }
  return widest;
}

function rowsOf(lists: Lists): Rows {
  const { starts, values } = lists;
  const width = widthOf(lists);
  const titles = starts.length - 1;
  const rows = shared.uint32(titles * width);
  const further: Uint32Array[] = [];
  for (let title = 0; title < titles; title++) {
    const list = values.subarray(starts[title], starts[title + 1]);
    const fits = list.length <= width;
    rows.set(fits ? list : list.subarray(0, width - 1), title * width);
    if (!fits)
      rows[title * width + width - 1] = overflowMark + further.push(list.subarray(width - 1)) - 1;
  }
  return { width, cells: rows, further: sharedLists(further) };
}

function sharedLists(lists: readonly Uint32Array[]): Lists {
  const starts = shared.uint32(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = (starts[i] as number) + list.length));
  const values = shared.uint32(starts[lists.length] as number);
  lists.forEach((list, i) => values.set(list, starts[i]));
  return { starts, values };
}

function cells(length: number, highest: number): Cells {
  if (highest < 256) return shared.bytes(length);
  return highest < 65_536 ? shared.uint16(length) : shared.uint32(length);
}

function singleColumn({ starts, values }: Lists): Shape | null {
  const titles = starts.length - 1;
  for (let title = 0; title < titles; title++) {
    if ((starts[title + 1] as number) - (starts[title] as number) > 1) return null;
  }
  const column = cells(titles, highestOf(values));
  for (let title = 0; title < titles; title++) {
    const at = starts[title] as number;
    if (at < (starts[title + 1] as number)) column[title] = values[at] as number;
  }
  return { kind: 'single', values: column, packed: null };
}

/** Worth it only where titles share combinations: counting then reads one number for each title. */
function combinedColumn({ starts, values }: Lists): Shape | null {
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
  const column = cells(titles, known.size);
  column.set(combined);
  const combinations = unfolded([...known.keys()]);
  return { kind: 'combined', values: column, combinations, packed: null };
}

function unfolded(keys: readonly string[]): Lists {
  return sharedLists(
    keys.map((key) => Uint32Array.from(key === '' ? [] : key.split(',').map(Number))),
  );
}

/** Entries of a title, sorted, each once. */
export function facetNumbers(
  document: Pick<SearchDocument, 'facets'>,
  values: ValueWriter,
): number[] {
  const entries: number[] = [];
  for (const type of Object.keys(document.facets) as FacetType[]) {
    const number = typeNumbers.get(type) as number;
    for (const value of document.facets[type] ?? [])
      insert(entries, facetEntry(number, values.number(type, value)));
  }
  return entries;
}

/** At its place among sorted ones, where it is not there: they are few. */
function insert(entries: number[], entry: number): void {
  let at = entries.length;
  while (at > 0 && (entries[at - 1] as number) > entry) at--;
  if (at > 0 && entries[at - 1] === entry) return;
  entries.push(entry);
  for (let i = entries.length - 1; i > at; i--) entries[i] = entries[i - 1] as number;
  entries[at] = entry;
}
