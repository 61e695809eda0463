import type { AcquisitionState } from '@estante/database';

/** States in which a suggestion ends without anything bought. */
const ends = [
  'already-exists',
  'duplicated',
  'exhausted',
  'not-found',
  'not-attended',
  'cancelled',
] as const;

/**
 * States of a suggestion that may follow each state. What was ended can be taken on again, or ended
 * for another reason; what was received can be counted anew.
 */
const moves: Readonly<Record<AcquisitionState, readonly AcquisitionState[]>> = {
  'pre-suggestion': ['purchase-suggestion', 'in-quote', 'trading', 'awaiting-delivery', ...ends],
  'purchase-suggestion': ['in-quote', 'trading', 'awaiting-delivery', ...ends],
  'in-quote': ['purchase-suggestion', 'trading', 'awaiting-delivery', ...ends],
  trading: ['purchase-suggestion', 'in-quote', 'awaiting-delivery', ...ends],
  'awaiting-delivery': [
    'purchase-suggestion',
    'partially-attended',
    'attended',
    'finished-incomplete',
    ...ends,
  ],
  'partially-attended': ['awaiting-delivery', 'attended', 'finished-incomplete'],
  attended: ['awaiting-delivery', 'partially-attended'],
  'finished-incomplete': ['purchase-suggestion', 'partially-attended', 'attended', ...ends],
  'already-exists': ['purchase-suggestion', ...ends],
  duplicated: ['purchase-suggestion', ...ends],
  exhausted: ['purchase-suggestion', ...ends],
  'not-found': ['purchase-suggestion', ...ends],
  'not-attended': ['purchase-suggestion', ...ends],
  cancelled: ['purchase-suggestion', ...ends],
};

/** Whether a suggestion may go from one state to another; it may always stay as it is. */
export function mayMove(from: AcquisitionState, to: AcquisitionState): boolean {
  return from === to || moves[from].includes(to);
}
