import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowCopies, countField, gatherField } from '../facets/row-copies.ts';
import { gatherValues, rowPasses, valuesInRow } from '../facets/value-rows.ts';
import type { OrdinalLists } from '../index/doc-values.ts';
import { packColumns } from './packed-columns.ts';
import { buildValueRows } from './value-rows-builder.ts';

type FacetValues = readonly (readonly number[])[];

function listsOf(titles: FacetValues): OrdinalLists {
  const starts = new Uint32Array(titles.length + 1);
  titles.forEach((values, i) => (starts[i + 1] = (starts[i] as number) + values.length));
  return { starts, values: Uint32Array.from(titles.flat()) };
}

const several = (highest: number) => array(integer({ min: 1, max: highest }), { maxLength: 7 });
/** Values of two facets for each title, one of many values and one of few. */
const titles = array(
  integer({ min: 1, max: 2 ** 26 }).chain((highest) =>
    array(several(highest), { minLength: 2, maxLength: 2 }),
  ),
  { minLength: 1, maxLength: 60 },
);
const facetOf = (some: readonly (readonly (readonly number[])[])[], facet: number): FacetValues =>
  some.map((both) => both[facet] as readonly number[]);

describe('rows of several facets', () => {
  it('give back the values of each title', () => {
    assert(
      property(titles, (some) => {
        const facets = [facetOf(some, 0), facetOf(some, 1)];
        const rows = buildValueRows(facets.map(listsOf));
        for (const [i, values] of facets.entries())
          expect(values.map((_, title) => valuesInRow(rows[i] as never, title))).toEqual(values);
      }),
    );
  });

  it('are gathered from copies as they are read one by one', () => {
    assert(
      property(titles, (some) => {
        const rows = buildValueRows([listsOf(facetOf(some, 0)), listsOf(facetOf(some, 1))]);
        const docIds = Uint32Array.from(some.keys()).filter((title) => title % 3 !== 1);
        const hits = new RowCopies();
        for (const one of rows) {
          const copied = hits.of(one.table, docIds, 0, docIds.length);
          const into = new Uint32Array(4 * some.length);
          const lists: number[] = [];
          const length = gatherValues(copied, one, 0, docIds.length, into, lists);
          const overflow = lists.flatMap((list) => [
            ...one.overflow.values.subarray(
              one.overflow.starts[list],
              one.overflow.starts[list + 1],
            ),
          ]);
          const gathered = [...into.subarray(0, length).filter((value) => value > 0), ...overflow];
          const expected = [...docIds].flatMap((title) => valuesInRow(one, title));
          expect(gathered.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('tell whether a title has a value, in its list of further ones too', () => {
    const [rows] = buildValueRows([listsOf([[1, 2, 3, 4, 5, 6], [2], []])]);
    const selected = new Uint8Array(7);
    selected[6] = 1;
    expect([0, 1, 2].map((title) => rowPasses(rows as never, selected, title))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('packed columns', () => {
  const wide = array(integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 6, maxLength: 6 });

  it('are counted and gathered as they were', () => {
    assert(
      property(array(wide, { minLength: 1, maxLength: 40 }), (some) => {
        const highest = [2 ** 32 - 1, 1, 500, 70_000, 3, 60];
        const docValues = highest.map((most, facet) =>
          Uint32Array.from(some, (values) => (values[facet] as number) % (most + 1)),
        );
        const fields = packColumns(docValues, some.length);
        const docIds = Uint32Array.from(some.keys());
        const hits = new RowCopies();
        docValues.forEach((column, facet) => {
          const field = fields[facet] as (typeof fields)[number];
          const copied = hits.of(field.rows, docIds, 0, docIds.length);
          const into = new Uint32Array(some.length);
          gatherField(copied, field, 0, docIds.length, into);
          expect(into).toEqual(column);
          if ((highest[facet] as number) > 500) return;
          const counts = new Uint32Array(501);
          countField(copied, field, counts);
          expect([...counts.entries()].filter(([, count]) => count > 0)).toEqual(
            [...Map.groupBy(column, (value) => value)]
              .map(([value, all]) => [value, all.length])
              .sort(([a = 0], [b = 0]) => a - b),
          );
        });
      }),
    );
  });
});
