import type { Output } from '../../../api/api.ts';

export type Card = Output<'getCard'>;

export interface CardFacts {
  readonly card: Card;
  /** Loans of the reader; null if the feature is off. */
  readonly loans: Output<'listPendingTitles'>['emprestimos'] | null;
  readonly holds: Output<'listHolds'>['reservas'] | null;
}
