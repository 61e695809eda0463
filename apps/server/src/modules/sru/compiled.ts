import type { Query } from '@estante/search-engine';
import type { TitleSource } from '../exports/index.ts';
import { diagnose, type Diagnostic } from './diagnostics.ts';

export type TitleCheck = (title: TitleSource) => boolean;

/**
 * A search as the engine has it: the titles that `query` finds and for which `check` is true. What the
 * engine has no index for, a whole title or a record's number, is looked at in what it finds.
 */
export interface CompiledQuery {
  readonly query: Query;
  readonly check: TitleCheck | null;
  /** Whether no title outside of `query` passes the check: it can then stand beside others. */
  readonly isWhole: boolean;
}

export const plainQuery = (query: Query): CompiledQuery => ({ query, check: null, isWhole: false });

export const checkedQuery = (query: Query, check: TitleCheck): CompiledQuery => ({
  query,
  check,
  isWhole: true,
});

export function both(left: CompiledQuery, right: CompiledQuery): CompiledQuery {
  const checks = [left.check, right.check].filter((check) => check !== null);
  return {
    query: { kind: 'and', of: [left.query, right.query] },
    check: checks.length === 0 ? null : (title) => checks.every((check) => check(title)),
    isWhole: left.isWhole && right.isWhole,
  };
}

export function either(left: CompiledQuery, right: CompiledQuery): CompiledQuery | Diagnostic {
  const query: Query = { kind: 'or', of: [left.query, right.query] };
  const [one, other] = [left.check, right.check];
  if (one === null && other === null) return plainQuery(query);
  if (one === null || other === null || !left.isWhole || !right.isWhole) return diagnose(18, 'or');
  return checkedQuery(query, (title) => one(title) || other(title));
}

export function without(left: CompiledQuery, right: CompiledQuery): CompiledQuery | Diagnostic {
  const { check: other } = right;
  if (other === null) {
    const query: Query = { kind: 'and', of: [left.query, { kind: 'not', of: right.query }] };
    // The check may pass titles that the engine leaves out.
    return { ...left, query, isWhole: false };
  }
  if (!right.isWhole) return diagnose(18, 'not');
  return { ...left, check: (title) => (left.check?.(title) ?? true) && !other(title) };
}
