import type { SearchField } from './fields.ts';

/** A field to search, or all of them. */
export type QueryField = SearchField | 'any';

/**
 * What is asked, as a tree. `words` must all occur, anywhere in the field; `phrase` in order, in
 * one text of the field. A text without letters or digits excludes nothing.
 */
export type Query =
  | { readonly kind: 'all' }
  | { readonly kind: 'words'; readonly field: QueryField; readonly text: string }
  | { readonly kind: 'phrase'; readonly field: QueryField; readonly text: string }
  | { readonly kind: 'and'; readonly of: readonly Query[] };
