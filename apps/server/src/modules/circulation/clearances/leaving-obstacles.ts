import type { Db } from '@estante/database';
import { readPatron } from '../facts/index.ts';
import { decideClearance, type RuleRefusal } from '../rules/index.ts';
import { readClearanceFacts } from './check-clearance.ts';

/** Everything that keeps a person from leaving, whichever link it came by; null where nothing does. */
export async function findLeavingObstacles(
  db: Db,
  loginId: number,
  now: Temporal.Instant,
): Promise<readonly RuleRefusal[] | null> {
  const patron = await readPatron(db, loginId, now);
  if (!patron) return null;
  const decision = decideClearance(await readClearanceFacts(db, patron));
  return decision.isAllowed ? [] : decision.refusals;
}
