import type { RenewedBy } from '@estante/database';

/** Whose loans are renewed, by whom and when. */
export interface RenewCommand {
  readonly personId: number;
  readonly madeBy: RenewedBy;
  /** The login of the staff, where they do it. */
  readonly renewedBy?: number;
  readonly at: Temporal.Instant;
}
