import type { Cluster } from './cluster.ts';
import type { Pair } from './indices.ts';
import type { Clause } from './matching.ts';

/** Suggestions asked of the cluster: the words typed, folded, and how many are wanted of each kind. */
export interface SuggestQuery {
  readonly cluster: Cluster;
  readonly indices: Pair;
  readonly typed: readonly string[];
  readonly limit: number;
}

/** Way in which texts fit what is typed: as it stands, or but for an edit. */
export interface Fit {
  /** Clauses that the words of a field must meet. */
  readonly clauses: (field: string) => Clause[];
  readonly isExact: boolean;
}

/** Raises texts that begin with what is typed; with an edit no beginning counts. */
export function beginningBoost(field: string, { typed }: SuggestQuery, { isExact }: Fit): Clause[] {
  const start = typed.join(' ');
  return isExact ? [{ constant_score: { filter: { prefix: { [field]: start } }, boost: 1 } }] : [];
}
