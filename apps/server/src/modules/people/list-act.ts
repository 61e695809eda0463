import type { AuditedListAct } from '@estante/contract';

const acts = {
  added: 'acrescentada',
  changed: 'alterada',
  merged: 'unida',
  removed: 'removida',
} as const satisfies Readonly<Record<string, AuditedListAct>>;

/**
 * Finds the act that was done with a list. A file says both how many entries it added and how many it
 * changed.
 */
export function listAct(details: Readonly<Record<string, unknown>>): AuditedListAct | null {
  const [act, another] = Object.entries(acts).filter(([name]) => name in details);
  return another ? 'importada' : (act?.[1] ?? null);
}
