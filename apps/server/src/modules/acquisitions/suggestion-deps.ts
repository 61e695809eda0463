import type { Db } from '@estante/database';
import type { Clock } from '../../platform/clock.ts';

/** Parts that suggestions and orders of acquisition take. */
export interface SuggestionDeps {
  readonly db: Db;
  readonly clock: Clock;
}
