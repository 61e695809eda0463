import { headingForms, joinedTypedFor, wordsTypedFor } from '../../analysis/index.ts';
import type { FacetType } from '../../fields.ts';
import type { Query, QueryField } from '../../query.ts';
import { acceptsDoc, docIdsWith } from '../facets/column-filters.ts';
import { headingsNamed } from '../index/exact-headings.ts';
import { nextNumber } from '../index/facet-values.ts';
import type { FacetValues } from '../index/facet-values.ts';
import type { Segment } from '../index/segment.ts';
import type { DocIds } from '../postings/scored-docs.ts';

/** Values of a facet whose label is the whole query. */
export interface TypedHeadings {
  readonly type: FacetType;
  readonly numbers: readonly number[];
}

/** The headings of a facet that the query is as a whole, where it asks for their field. */
export function headingsTypedAs(
  query: Query,
  [type, field]: readonly [FacetType, QueryField],
  values: FacetValues,
): TypedHeadings {
  const ways = [wordsTypedFor(query, field), ...joinedTypedFor(query, field)];
  return { type, numbers: headingsNamed(values[type], ways.flatMap(headingForms)) };
}

/** The titles among some that have one of the headings, ascending. */
export function docsUnder(
  { type, numbers }: TypedHeadings,
  { docValues }: Segment,
  values: FacetValues,
  matches: DocIds,
): Uint32Array {
  const column = docValues[type];
  if (column === undefined || numbers.length === 0) return new Uint32Array(0);
  if (column.kind === 'many') {
    const lists = numbers.map((number) => docIdsWith(column.titles, number));
    const [only] = lists;
    if (lists.length === 1 && only !== undefined) return only;
    return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  }
  const selected = new Uint8Array(
    nextNumber(values[type] ?? { blocks: [], relabelled: new Map() }),
  );
  for (const number of numbers) selected[number] = 1;
  return matches.docIds.subarray(0, matches.count).filter(acceptsDoc(column, selected));
}
