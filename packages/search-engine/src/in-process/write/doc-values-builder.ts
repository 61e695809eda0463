import type { FacetType } from '../../fields.ts';
import { facetTypes } from '../index/doc-values.ts';
import type { DocIdLists, DocValues, OrdinalLists, ValueRows } from '../index/doc-values.ts';
import { isHeading } from '../index/facet-values.ts';
import { uint32Builder } from '../index/typed-array-builder.ts';
import { smallSegmentLimit } from '../index/segment.ts';
import { shared } from '../index/shared-arrays.ts';
import { entryType, entryValue } from './facet-entries.ts';
import { packColumns } from './packed-columns.ts';
import { buildValueRows } from './value-rows-builder.ts';
import { highestOf, singleColumn, combinedColumn } from './value-columns-builder.ts';

/** `entries` are sorted within each title, without duplicates. */
export function buildDocValues(starts: Uint32Array, entries: Uint32Array): DocValuesByFacet {
  const docValues: Partial<Record<FacetType, DocValues>> = {};
  const many: (readonly [type: FacetType, lists: OrdinalLists])[] = [];
  facetTypes.forEach((type, number) => {
    const lists = listsOf(number, starts, entries);
    if (lists.values.length === 0) return;
    const shape = singleColumn(lists) ?? combinedColumn(lists);
    if (shape === null) many.push([type, lists]);
    else docValues[type] = { ...shape, totals: totalsOf(lists) };
  });
  addMany(
    docValues,
    many.filter(([type]) => isHeading(type)),
  );
  for (const one of many) if (!isHeading(one[0])) addMany(docValues, [one]);
  const titles = starts.length - 1;
  return titles > smallSegmentLimit ? packed(docValues, titles) : docValues;
}

/** Adds facets of many values, whose rows share one table. */
function addMany(
  docValues: Partial<Record<FacetType, DocValues>>,
  many: readonly (readonly [type: FacetType, lists: OrdinalLists])[],
): void {
  const rows = buildValueRows(many.map(([, lists]) => lists));
  many.forEach(([type, lists], i) => {
    docValues[type] = {
      kind: 'many',
      rows: rows[i] as ValueRows,
      titles: titlesByValue(lists),
      totals: totalsOf(lists),
    };
  });
}

type DocValuesByFacet = Readonly<Partial<Record<FacetType, DocValues>>>;

/** Adds the place of each plain column in rows of all of them. */
function packed(docValues: DocValuesByFacet, titles: number): DocValuesByFacet {
  const plain = Object.entries(docValues).flatMap(([type, column]) =>
    column.kind === 'many' ? [] : [[type, column] as const],
  );
  const fields = packColumns(
    plain.map(([, { values }]) => values),
    titles,
  );
  return {
    ...docValues,
    ...Object.fromEntries(
      plain.map(([type, column], i) => [type, { ...column, packed: fields[i] ?? null }]),
    ),
  };
}

function listsOf(type: number, starts: Uint32Array, entries: Uint32Array): OrdinalLists {
  const titles = starts.length - 1;
  const listStarts = shared.uint32(titles + 1);
  const values = uint32Builder();
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

function titlesByValue({ starts, values }: OrdinalLists): DocIdLists {
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

function totalsOf({ starts, values }: OrdinalLists): Uint32Array | null {
  if (starts.length <= smallSegmentLimit) return null;
  const totals = shared.uint32(highestOf(values) + 1);
  for (const value of values) totals[value] = (totals[value] as number) + 1;
  return totals;
}
