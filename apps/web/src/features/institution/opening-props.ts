import type { OpeningDay } from '../../parts/libraries/open-state.ts';

export interface OpeningProps {
  /** Today, and the next ones on which it is open. */
  readonly days: readonly OpeningDay[];
  readonly timeZone: string;
}
