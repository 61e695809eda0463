import type { Db, Safe } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';

/** Parts that looking at a second factor takes. */
export interface FactorDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly safe: Safe;
}
