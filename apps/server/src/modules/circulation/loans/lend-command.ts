import type { Exception } from '../exceptions/index.ts';
import type { Scan } from './scanned-copy.ts';

/** What is to be lent to whom. */
export interface LendCommand extends Scan {
  /** The link it is borrowed through. */
  readonly loginId: number;
  /** Who lends it; null: the reader, at a kiosk. */
  readonly lentBy: number | null;
  readonly at: Temporal.Instant;
  /** What it goes on in spite of. */
  readonly exception?: Exception | null;
}
