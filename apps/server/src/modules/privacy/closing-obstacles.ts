import type { Db } from '@estante/database';
import { clearances, type RuleRefusal } from '../circulation/index.ts';
import { findOpen } from '../requests/index.ts';

interface Leaver {
  readonly personId: number;
  readonly loginId: number;
}

/**
 * What keeps from a declaration of no debts, and what the staff are still at work on: its answer would find
 * nobody. Null where the link has ended.
 */
export async function findClosingObstacles(
  db: Db,
  { personId, loginId }: Leaver,
  now: Temporal.Instant,
): Promise<readonly RuleRefusal[] | null> {
  const owed = await clearances.findLeavingObstacles(db, loginId, now);
  const services = await findOpen(db, personId);
  if (!owed || services.length === 0) return owed;
  return [...owed, { reason: 'services', cleared: { kind: 'end-services', services } }];
}
