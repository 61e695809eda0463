import type { Db } from '@estante/database';

/** Amounts that one of the staff may let a person off and take back, in centavos; null: without limit. */
export interface StaffLimits {
  readonly discount: number | null;
  readonly reversal: number | null;
}

/** Limits of a login, by its role. */
export async function readStaffLimits(db: Db, loginId: number): Promise<StaffLimits> {
  const row = await db
    .selectFrom('login_limit')
    .select(['discount_limit as discount', 'reversal_limit as reversal'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  return row ?? { discount: 0, reversal: 0 };
}

/** Whether one limit lets do more than another. */
export function isAbove(one: number | null, other: number | null): boolean {
  return other !== null && (one === null || one > other);
}
