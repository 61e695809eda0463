import { hasEach, readBy } from './item-places.ts';
import { knownState, saidBy } from './copy-states.ts';
import type { ItemField } from './item-places.ts';
import { firstOf } from './tagged-fields.ts';

/** Items of Symphony (949, 999). */
export const symphonyItem: ItemField = {
  tags: ['949', '999'],
  isItem: (field) => hasEach(field, 'i', 'm', 'ltw'),
  // Its dates are month first, or day first, by country.
  read: readBy({
    library: 'm',
    barcode: 'i',
    callNumber: 'a',
    volume: 'v',
    copyNumber: 'c',
    loanType: 't',
    location: 'l',
    note: 'o',
    // A current location, else the usual one: most name a shelf.
    state: (field) => knownState(saidBy(firstOf(field, 'kl')).status),
  }),
};
