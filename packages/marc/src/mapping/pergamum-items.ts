import { hasEach, readBy, type ItemField } from './item-places.ts';
import { saidBy } from './copy-states.ts';
import { callNumberOf } from './located-copies.ts';
import { firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';

/** The local call number, as manuals of libraries with Pergamum have it: class, Cutter, work, volume. */
function localCallNumber(fields: TaggedFields): string {
  return valuesOf(fields.data('090')[0], 'abcd')
    .map((value) => value.trim())
    .filter(Boolean)
    .join(' ');
}

const said = readBy({
  library: 'ba',
  barcode: 'p',
  callNumber: '',
  volume: 'v3',
  copyNumber: 't',
  loanType: 'g',
  location: 'c',
  acquired: 'd',
  note: 'z',
  state: (field) => saidBy(firstOf(field, 'sf')),
});

/**
 * Items of Pergamum: a supposition, since no description of its files is public. It reads 949 with the subfields of
 * MARC 21's 852 (unit, place, number on the book, copy), recognised by a numeric registration number and a unit, in
 * records catalogued in Portuguese: others use 949 for their own data. Operators with other files describe them in a
 * table.
 */
export const pergamumItem: ItemField = {
  tags: ['949'],
  isItem: (field) =>
    hasEach(field, 'ab', 'p') && /^[A-Z]{0,4}[-. ]?\d{3,}$/u.test(valueOf(field, 'p').trim()),
  isLikely: (fields) =>
    fields.data('040').some((field) => valueOf(field, 'b').trim() === 'por') ||
    /^BR/iu.test(fields.control('003').trim()),
  read: (field, fields) => ({
    ...said(field),
    callNumber: callNumberOf(field) || localCallNumber(fields),
  }),
};
