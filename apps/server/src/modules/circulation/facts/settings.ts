import type { Db } from '@estante/database';

/** The numbers the institution goes by. Money in centavos. */
export async function readCirculationSettings(db: Db) {
  const row = await db.selectFrom('circulation_setting').selectAll().executeTakeFirstOrThrow();
  return {
    debtThreshold: row.debt_threshold,
    countsClosedDays: row.counts_closed_days,
    holdLimit: row.hold_limit,
    holdDays: row.hold_days,
    holdSuspensionDays: row.hold_suspension_days,
    requestLimit: row.request_limit,
    requestPickupDays: row.request_pickup_days,
    clearanceDays: row.clearance_days,
    tokenMinutes: row.token_minutes,
    automaticRenewalDays: row.automatic_renewal_days,
    dueSoonDays: row.due_soon_days,
    overdueDays: row.overdue_days,
    pixKey: row.pix_key,
    pixCity: row.pix_city,
    takesForOthers: row.takes_for_others,
    payeeNumber: row.payee_number,
    slipPrefix: row.slip_prefix,
    slipIssuer: row.slip_issuer,
    slipDays: row.slip_days,
  };
}
