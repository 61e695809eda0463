import type { PlanNode, Plan } from './plan-tree.ts';

export const everything: Plan = { kind: 'all' };
export const nothing: Plan = { kind: 'none' };

function meaningful(nodes: readonly (Plan | null)[]): Plan[] {
  return nodes.filter((node) => node !== null);
}

function once(nodes: readonly PlanNode[]): PlanNode[] {
  return [...new Map(nodes.map((node) => [JSON.stringify(node), node])).values()];
}

/** A flat conjunction without duplicates and without parts that exclude nothing. */
export function allOf(nodes: readonly (Plan | null)[]): Plan | null {
  const all = meaningful(nodes);
  if (all.length === 0) return null;
  if (all.some(({ kind }) => kind === 'none')) return nothing;
  const flat = all.flatMap((node): readonly PlanNode[] => {
    if (node.kind === 'and') return node.of;
    return node.kind === 'all' || node.kind === 'none' ? [] : [node];
  });
  const of = once(flat);
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? everything);
}

/** A flat disjunction without duplicates and without parts that find nothing. */
export function anyOf(nodes: readonly (Plan | null)[]): Plan | null {
  const any = meaningful(nodes);
  if (any.length === 0) return null;
  if (any.some(({ kind }) => kind === 'all')) return everything;
  const flat = any.flatMap((node): readonly PlanNode[] => {
    if (node.kind === 'or') return node.of;
    return node.kind === 'all' || node.kind === 'none' ? [] : [node];
  });
  const of = once(flat);
  return of.length > 1 ? { kind: 'or', of } : (of[0] ?? nothing);
}

export function negation(node: Plan | null): Plan | null {
  switch (node?.kind) {
    case undefined:
      return null;
    case 'all':
      return nothing;
    case 'none':
      return everything;
    case 'not':
      return node.of;
    case 'word':
    case 'phrase':
    case 'prefix':
    case 'facet':
    case 'range':
    case 'work':
    case 'and':
    case 'or':
      return { kind: 'not', of: node };
  }
}
