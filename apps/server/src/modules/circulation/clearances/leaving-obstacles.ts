import type { Db } from '@estante/database';
import { readPatron } from '../facts/index.ts';
import { decideDeclaration, type RuleRefusal } from '../rules/index.ts';
import { readDeclarationFacts } from './check-no-debts.ts';

/** Everything that keeps a person from going, whichever link it came by; null where there is none such. */
export async function findLeavingObstacles(
  db: Db,
  loginId: number,
  now: Temporal.Instant,
): Promise<readonly RuleRefusal[] | null> {
  const patron = await readPatron(db, loginId, now);
  if (!patron) return null;
  const decision = decideDeclaration(await readDeclarationFacts(db, patron));
  return decision.isAllowed ? [] : decision.refusals;
}
