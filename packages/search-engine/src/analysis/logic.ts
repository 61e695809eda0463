import type { PlanNode, Plan } from './plan-tree.ts';

export const everything: Plan = { kind: 'all' };
export const nothing: Plan = { kind: 'none' };

function meaningful(parts: readonly (Plan | null)[]): Plan[] {
  return parts.filter((part) => part !== null);
}

function once(parts: readonly PlanNode[]): PlanNode[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** A flat conjunction without duplicates and without parts that exclude nothing. */
export function allOf(parts: readonly (Plan | null)[]): Plan | null {
  const all = meaningful(parts);
  if (all.length === 0) return null;
  if (all.some(({ kind }) => kind === 'none')) return nothing;
  const flat = all.flatMap((part): readonly PlanNode[] => {
    if (part.kind === 'and') return part.of;
    return part.kind === 'all' || part.kind === 'none' ? [] : [part];
  });
  const of = once(flat);
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? everything);
}

/** A flat disjunction without duplicates and without parts that find nothing. */
export function anyOf(parts: readonly (Plan | null)[]): Plan | null {
  const any = meaningful(parts);
  if (any.length === 0) return null;
  if (any.some(({ kind }) => kind === 'all')) return everything;
  const flat = any.flatMap((part): readonly PlanNode[] => {
    if (part.kind === 'or') return part.of;
    return part.kind === 'all' || part.kind === 'none' ? [] : [part];
  });
  const of = once(flat);
  return of.length > 1 ? { kind: 'or', of } : (of[0] ?? nothing);
}

export function negation(part: Plan | null): Plan | null {
  switch (part?.kind) {
    case undefined:
      return null;
    case 'all':
      return nothing;
    case 'none':
      return everything;
    case 'not':
      return part.of;
    case 'word':
    case 'phrase':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'and':
    case 'or':
      return { kind: 'not', of: part };
  }
}
