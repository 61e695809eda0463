import type { Exception } from '../exceptions/index.ts';
import type { Scan } from './scanned-copy.ts';

/** Loan to be made: the copy and its borrower. */
export interface LendCommand extends Scan {
  /** The link it is borrowed through. */
  readonly loginId: number;
  /** Login of the staff that lends it; null: the reader, at a kiosk. */
  readonly lentBy: number | null;
  readonly at: Temporal.Instant;
  /** Exception by which it goes on in spite of refusals. */
  readonly exception?: Exception | null;
}
