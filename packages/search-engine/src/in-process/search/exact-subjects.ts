import { headingForms, joinedTypedFor, wordsTypedFor } from '../../analysis/index.ts';
import type { Query } from '../../query.ts';
import { acceptsDoc, docIdsWith } from '../facets/column-filters.ts';
import { headingsNamed } from '../index/exact-headings.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import type { FacetValues } from '../index/facet-values.ts';
import type { ExactSubjectDocs } from '../ranking/scoring.ts';

/** The titles under the subjects that the query is as a whole, where it asks for that field. */
export function exactSubjectDocsOf(query: Query, values: FacetValues): ExactSubjectDocs {
  const set = values.S ?? noValues;
  const ways = [wordsTypedFor(query, 'subject'), ...joinedTypedFor(query, 'subject')];
  const numbers = headingsNamed(set, ways.flatMap(headingForms));
  if (numbers.length === 0) return () => new Uint32Array(0);
  const selected = new Uint8Array(nextNumber(set));
  for (const number of numbers) selected[number] = 1;
  return ({ docValues }, matches) => {
    const column = docValues.S;
    if (column?.kind !== 'many')
      return matches.docIds.subarray(0, matches.count).filter(acceptsDoc(column, selected));
    const lists = numbers.map((number) => docIdsWith(column.titles, number));
    const [only] = lists;
    if (lists.length === 1 && only !== undefined) return only;
    return Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
  };
}
