import { hasEach, readBy } from './item-places.ts';
import { knownState } from './copy-states.ts';
import type { ItemField } from './item-places.ts';
import { valueOf } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';

/** Sierra's and Millennium's codes of an item's status. */
const sierraStates: Readonly<Record<string, CopyData['status']>> = {
  o: 'reference',
  m: 'lost',
  n: 'lost',
  z: 'lost',
  $: 'lost',
  w: 'withdrawn',
  p: 'in-processing',
  r: 'in-processing',
  t: 'on-loan',
  '!': 'on-loan',
};

/** Items of Sierra and Millennium (945). */
export const sierraItem: ItemField = {
  tags: ['945'],
  isItem: (field) => hasEach(field, 'iy', 'l', 'st'),
  read: readBy({
    library: 'l',
    barcode: 'iy',
    callNumber: 'a',
    volume: 'c',
    copyNumber: 'g',
    loanType: 't',
    acquired: 'z',
    note: 'm',
    state: (field) => knownState(sierraStates[valueOf(field, 's').trim().charAt(0)] ?? 'available'),
  }),
};
