import type { FacetType } from '../fields.ts';
import type { QueryField } from '../query.ts';

/** A query after analysis. */
export type Plan = { readonly kind: 'all' } | { readonly kind: 'none' } | PlanNode;

/** Words are folded; a phrase has two or more words, and `of` two or more nodes. */
export type PlanNode =
  | { readonly kind: 'word'; readonly field: QueryField; readonly word: string }
  | { readonly kind: 'phrase'; readonly field: QueryField; readonly words: readonly string[] }
  | { readonly kind: 'prefix'; readonly field: QueryField; readonly prefix: string }
  | { readonly kind: 'facet'; readonly type: FacetType; readonly code: string }
  | {
      readonly kind: 'range';
      readonly type: FacetType;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'work'; readonly work: string }
  | { readonly kind: 'and'; readonly of: readonly PlanNode[] }
  | { readonly kind: 'or'; readonly of: readonly PlanNode[] }
  | { readonly kind: 'not'; readonly of: PlanNode };
