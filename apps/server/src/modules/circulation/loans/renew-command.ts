import type { RenewedBy } from '@estante/database';

/** Renewals to be made: the borrower, who makes them, the moment. */
export interface RenewCommand {
  readonly personId: number;
  readonly madeBy: RenewedBy;
  /** The login of the staff, where they do it. */
  readonly renewedBy?: number;
  readonly at: Temporal.Instant;
}
