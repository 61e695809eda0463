import type { FacetType, SearchField } from './fields.ts';

/** A field to search, or all of them. */
export type QueryField = SearchField | 'any';

/**
 * The query tree. `words` must all occur, anywhere in the field; the words of a `phrase` in
 * order, in one text of the field; the last word of a `prefix` begins a word as it is written,
 * without accents (a single letter is a word like any other). `facet` are the titles with that
 * value, `range` those with one whose code is not before `from` nor after `to`, by code points
 * ('' leaves an end open), `work` those of one work, as documents name it; unlike a filter, a restriction here narrows totals 'without filters'
 * too. A `not` beside others takes away from them; alone it is everything else.
 *
 * A text without letters or digits neither finds nor excludes. Of a text the first 64 words count.
 */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'words'; readonly field: QueryField; readonly text: string }
  | { readonly kind: 'phrase'; readonly field: QueryField; readonly text: string }
  | { readonly kind: 'prefix'; readonly field: QueryField; readonly text: string }
  | { readonly kind: 'facet'; readonly type: FacetType; readonly code: string }
  | {
      readonly kind: 'range';
      readonly type: FacetType;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'work'; readonly work: string }
  | { readonly kind: 'and'; readonly of: readonly Query[] }
  | { readonly kind: 'or'; readonly of: readonly Query[] }
  | { readonly kind: 'not'; readonly of: Query };
