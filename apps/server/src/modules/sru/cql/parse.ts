import { diagnose, isDiagnostic, type Diagnostic } from '../diagnostics.ts';
import { scanCql, type Token } from './scan.ts';
import type { BooleanOperator, CqlNode, CqlQuery, Modifier, Prefixes, SortKey } from './tree.ts';

const longest = 8_000;
/** Most clauses accepted; no real search needs more. */
const mostClauses = 64;
const deepest = 100;

/**
 * Reads CQL 1.2 (and of 2.0 what it has in common): 'dc.title any "a b" and (x or y) sortBy dc.date'.
 * All booleans bind alike, from left to right. A word that is an operator is a term where a term must
 * stand. Time grows with the length of the text.
 */
export function parseCql(text: string): CqlQuery | Diagnostic {
  if (text.length > longest) return diagnose(12, String(longest));
  const tokens = scanCql(text);
  return isDiagnostic(tokens) ? tokens : new Reader(tokens).query();
}

const operators: readonly string[] = ['and', 'or', 'not', 'prox'] satisfies BooleanOperator[];
const comparisons: readonly string[] = ['=', '==', '<>', '<=', '>=', '<', '>'];

function operatorOf(token: Token | undefined): BooleanOperator | null {
  const name = token?.kind === 'word' ? token.text.toLowerCase() : '';
  return operators.includes(name) ? (name as BooleanOperator) : null;
}

const isSortBy = (token: Token | undefined) =>
  token?.kind === 'word' && token.text.toLowerCase() === 'sortby';

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #clauses = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  query(): CqlQuery | Diagnostic {
    const root = this.#scoped(new Map(), 0);
    if (isDiagnostic(root)) return root;
    const sortKeys = isSortBy(this.#next) ? this.#sortKeys() : [];
    if (isDiagnostic(sortKeys)) return sortKeys;
    const rest = this.#next;
    return rest ? this.#unexpected(rest) : { root, sortKeys };
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #isSign(text: string, ahead = 0): boolean {
    const token = this.#tokens[this.#at + ahead];
    return token?.kind === 'sign' && token.text === text;
  }

  #unexpected(token: Token | undefined): Diagnostic {
    if (token?.kind === 'sign' && (token.text === '(' || token.text === ')')) {
      return diagnose(13, token.text);
    }
    return diagnose(10, token ? `unexpected ${token.text}` : 'unexpected end');
  }

  /** Clauses under the prefixes that are given before them. */
  #scoped(before: Prefixes, depth: number): CqlNode | Diagnostic {
    const prefixes = this.#prefixes(before);
    if (isDiagnostic(prefixes)) return prefixes;
    let left = this.#clause(prefixes, depth);
    for (;;) {
      const operator = operatorOf(this.#next);
      if (isDiagnostic(left) || operator === null) return left;
      this.#at += 1;
      const modifiers = this.#modifiers();
      if (isDiagnostic(modifiers)) return modifiers;
      const right = this.#clause(prefixes, depth);
      if (isDiagnostic(right)) return right;
      left = { kind: 'boolean', operator, modifiers, left, right };
    }
  }

  /** '> dc = "info:srw/…"', or without a name for what names without a prefix are of. */
  #prefixes(before: Prefixes): Prefixes | Diagnostic {
    const prefixes = new Map(before);
    while (this.#isSign('>')) {
      this.#at += 1;
      const isNamed = this.#isSign('=', 1);
      const name = isNamed ? this.#text() : '';
      if (isNamed) this.#at += 1;
      const uri = this.#text();
      if (typeof name !== 'string') return name;
      if (typeof uri !== 'string') return uri;
      prefixes.set(name.toLowerCase(), uri);
    }
    return prefixes;
  }

  #clause(prefixes: Prefixes, depth: number): CqlNode | Diagnostic {
    if (this.#isSign('(')) return this.#inParentheses(prefixes, depth);
    this.#clauses += 1;
    if (this.#clauses > mostClauses) return diagnose(38, String(mostClauses - 1));
    const text = this.#text();
    if (typeof text !== 'string') return text;
    const relation = this.#relation();
    if (relation === null) {
      const index = 'cql.serverChoice';
      return { kind: 'clause', index, relation: '=', modifiers: [], term: text, prefixes };
    }
    const modifiers = this.#modifiers();
    if (isDiagnostic(modifiers)) return modifiers;
    const term = this.#text();
    if (typeof term !== 'string') return term;
    return { kind: 'clause', index: text, relation, modifiers, term, prefixes };
  }

  #inParentheses(prefixes: Prefixes, depth: number): CqlNode | Diagnostic {
    if (depth === deepest) return diagnose(13, `more than ${deepest} within each other`);
    this.#at += 1;
    const inside = this.#scoped(prefixes, depth + 1);
    if (isDiagnostic(inside)) return inside;
    if (!this.#isSign(')')) return this.#next ? this.#unexpected(this.#next) : diagnose(13, '(');
    this.#at += 1;
    return inside;
  }

  /** Reads the relation between an index and its term; null: this is a term alone. */
  #relation(): string | null {
    const token = this.#next;
    if (token === undefined || token.kind === 'quoted') return null;
    const isComparison = token.kind === 'sign' && comparisons.includes(token.text);
    const isName = token.kind === 'word' && operatorOf(token) === null && !isSortBy(token);
    if (!isComparison && !isName) return null;
    this.#at += 1;
    return token.text.toLowerCase();
  }

  #modifiers(): Modifier[] | Diagnostic {
    const modifiers: Modifier[] = [];
    while (this.#isSign('/')) {
      this.#at += 1;
      const name = this.#text();
      if (typeof name !== 'string') return name;
      const sign = this.#next;
      const isCompared = sign?.kind === 'sign' && comparisons.includes(sign.text);
      if (isCompared) this.#at += 1;
      const value = isCompared ? this.#text() : '';
      if (typeof value !== 'string') return value;
      const comparison = isCompared ? sign.text : '';
      modifiers.push({ name: name.toLowerCase(), comparison, value });
    }
    return modifiers;
  }

  #sortKeys(): SortKey[] | Diagnostic {
    this.#at += 1;
    const keys: SortKey[] = [];
    do {
      const index = this.#text();
      if (typeof index !== 'string') return index;
      const modifiers = this.#modifiers();
      if (isDiagnostic(modifiers)) return modifiers;
      keys.push({ index, modifiers });
    } while (this.#next);
    return keys;
  }

  /** A word or a quoted text: terms are, and names may be. */
  #text(): string | Diagnostic {
    const token = this.#next;
    if (token === undefined || token.kind === 'sign') return this.#unexpected(token);
    this.#at += 1;
    return token.text;
  }
}
