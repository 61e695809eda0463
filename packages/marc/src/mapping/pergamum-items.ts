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
 * A supposition: no description of the items in a file of Pergamum is public. Read is 949 with the
 * letters that 852 of MARC 21 has (unit, place, number on the book, copy), told by a registration number in digits
 * and a unit, in records catalogued in Portuguese: others have such a 949 of their own. Whose file is otherwise says so
 * with a table.
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
