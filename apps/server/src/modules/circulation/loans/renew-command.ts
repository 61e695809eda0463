import type { RenewedBy } from '@estante/database';

/** Whose loans are renewed, by whom and when. */
export interface RenewCommand {
  readonly personId: number;
  readonly madeBy: RenewedBy;
  readonly at: Temporal.Instant;
}
