/** '/stem', '/sort.descending', '/locale=pt': the name in small letters. */
export interface Modifier {
  readonly name: string;
  readonly comparison: string;
  readonly value: string;
}

/** Context sets by the prefix that was given to them in the query; '' is the one of names without. */
export type Prefixes = ReadonlyMap<string, string>;

/** 'dc.title any/stem "casa muro"'; of a term alone the index is cql.serverChoice. */
export interface SearchClause {
  readonly kind: 'clause';
  readonly index: string;
  readonly relation: string;
  readonly modifiers: readonly Modifier[];
  /** Term as written, without its quotes: masks and escapes are read where it is searched. */
  readonly term: string;
  readonly prefixes: Prefixes;
}

export type BooleanOperator = 'and' | 'or' | 'not' | 'prox';

export interface BooleanClause {
  readonly kind: 'boolean';
  readonly operator: BooleanOperator;
  readonly modifiers: readonly Modifier[];
  readonly left: CqlNode;
  readonly right: CqlNode;
}

export type CqlNode = SearchClause | BooleanClause;

export interface SortKey {
  readonly index: string;
  readonly modifiers: readonly Modifier[];
}

export interface CqlQuery {
  readonly root: CqlNode;
  readonly sortKeys: readonly SortKey[];
}
