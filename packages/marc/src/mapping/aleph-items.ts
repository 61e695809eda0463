import { hasEach, readBy } from './item-places.ts';
import { saidBy } from './copy-states.ts';
import type { ItemField } from './item-places.ts';
import { firstOf } from './tagged-fields.ts';

/** Items of Aleph (Z30). */
export const alephItem: ItemField = {
  tags: ['Z30'],
  isItem: (field) => hasEach(field, '1', '53'),
  read: readBy({
    library: '1',
    barcode: '5',
    callNumber: '3',
    volume: 'h',
    loanType: 'Ff',
    collection: '2',
    acquired: '8',
    state: (field) => saidBy(firstOf(field, 'p')),
  }),
};
