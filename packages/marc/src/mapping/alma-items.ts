import { clean } from './text.ts';
import { hasEach, readBy, type ItemField } from './item-places.ts';
import { knownState, saidBy } from './copy-states.ts';
import { callNumberOf, libraryOf } from './located-copies.ts';
import { firstOf, valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

type Status = CopyData['status'];

/** Alma's process types of an item that is not on its shelf. */
const processTypes: Readonly<Record<string, Status>> = {
  LOAN: 'on-loan',
  HOLDSHELF: 'on-loan',
  REQUESTED: 'on-loan',
  TRANSIT: 'on-loan',
  TRANSIT_TO_REMOTE_STORAGE: 'on-loan',
  CLAIM_RETURNED_LOAN: 'on-loan',
  ILL: 'on-loan',
  LOST_LOAN: 'lost',
  LOST_LOAN_AND_PAID: 'lost',
  LOST_ILL: 'lost',
  MISSING: 'lost',
  ACQ: 'in-processing',
  TECHNICAL: 'in-processing',
  WORK_ORDER_DEPARTMENT: 'in-processing',
};

/** State of a copy by its process type, else by the base status: 1 is in place, 0 not. */
function stateOf(processType: string, baseStatus: string): Status {
  const said = processTypes[clean(processType).toUpperCase()];
  if (said) return said;
  return clean(baseStatus) === '0' ? 'on-loan' : 'available';
}

/**
 * An item as libraries publish it out of Alma. Which field it is, and its subfields, is for each of
 * them to say; these are the ones that Temple University and the University of Pennsylvania have in common.
 */
const publishedItem: ItemField = {
  tags: ['ITM', 'itm'],
  isItem: (field) => hasEach(field, 'fd', '98'),
  read: readBy({
    library: 'fd',
    barcode: '9',
    callNumber: 'mik',
    volume: 'c',
    loanType: 'at',
    location: 'ge',
    acquired: 'q',
    due: 'p',
    note: 'o',
    state: (field) => knownState(stateOf(valueOf(field, 'u'), valueOf(field, 'b'))),
  }),
};

/** 852 $8 is the number of a holding, and 876 $0 the one that an item is in. */
function holdingOf(item: DataField, fields: TaggedFields): DataField | undefined {
  const number = clean(valueOf(item, '0'));
  return fields.data('852').find((field) => clean(valueOf(field, '8')) === number);
}

const linkedItem = readBy({
  library: 'y',
  barcode: 'p',
  callNumber: '',
  volume: '3',
  copyNumber: 't',
  loanType: 'h',
  location: 'zl',
  acquired: 'd',
  state: (field) => knownState(stateOf('', valueOf(field, 'j'))),
});

/** 876 with the number of its holding, its library in $y and its location in $z, as Princeton has it. */
const itemOfHolding: ItemField = {
  tags: ['876'],
  isItem: (field) => hasEach(field, '0', 'ap'),
  read: (field, fields) => {
    const copy = linkedItem(field);
    const holding = holdingOf(field, fields);
    if (!holding) return copy;
    return {
      ...copy,
      library: copy.library || libraryOf(holding),
      callNumber: callNumberOf(holding),
      location: copy.location || clean(firstOf(holding, 'c')),
    };
  },
};

/** Field in which Alma's calls, SRU and publishing tell of a holding, where the record has no items. */
const availability: ItemField = {
  tags: ['AVA'],
  isItem: (field) => hasEach(field, 'b', 'cdj', 'e'),
  read: readBy({
    library: 'b',
    barcode: '',
    callNumber: 'd',
    location: 'cj',
    note: 'vt',
    state: (field) => saidBy(valueOf(field, 'e')),
  }),
};

export const almaItems: readonly ItemField[] = [publishedItem, itemOfHolding, availability];
