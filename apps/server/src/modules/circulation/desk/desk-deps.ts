import type { Db } from '@estante/database';
import type { Clock } from '../../../platform/clock.ts';

/** Parts that the acts of the desk take. */
export interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
}
