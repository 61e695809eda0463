import { civilDate } from './civil-date.ts';
import { enumeration } from './enumeration.ts';
import { clean, heading, sentence } from './text.ts';
import { firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

/** Koha's codes of libraries have ten characters and no blanks. */
const libraryCode = /^\S{1,10}$/u;

/**
 * Other systems use 952 for notes of their own, of which no library may be made. An item has two of
 * library, bar code, call number, type, number and 'not for loan', and no sentence for a library.
 */
export function isKohaItem(field: DataField): boolean {
  const has = (code: string) => field.subfields.some((subfield) => subfield.code === code);
  const marks = ['b', 'p', 'o', 'y', '9', '7'].filter(has).length;
  return marks >= 2 && (has('p') || has('9') || libraryCode.test(firstOf(field, 'ab').trim()));
}

function isSet(value: string): boolean {
  const text = value.trim();
  return text !== '' && text !== '0';
}

/**
 * Koha's statuses (952 $0 withdrawn, $1 lost, $q due date, $7 not for loan). By Koha's defaults a
 * negative 'not for loan' is an item ordered or being processed, a positive one stays in the house.
 */
function statusOf(field: DataField): CopyData['status'] {
  if (isSet(valueOf(field, '0'))) return 'withdrawn';
  if (isSet(valueOf(field, '1'))) return 'lost';
  if (valueOf(field, 'q').trim()) return 'on-loan';
  const notForLoan = valueOf(field, '7');
  if (!isSet(notForLoan)) return 'available';
  return notForLoan.trim().startsWith('-') ? 'in-processing' : 'reference';
}

/** The copy of an item that Koha embeds in a record (952). */
export function readKohaItem(field: DataField): CopyData {
  const status = statusOf(field);
  return {
    library: clean(firstOf(field, 'ab')),
    barcode: clean(valueOf(field, 'p')),
    callNumber: heading(valueOf(field, 'o')),
    ...enumeration(valueOf(field, 'h'), clean(valueOf(field, 't'))),
    additionalMaterial: sentence(valueOf(field, '3')),
    loanType: clean(valueOf(field, 'y')),
    collection: clean(valueOf(field, '8')),
    location: clean(valueOf(field, 'c')),
    status,
    acquiredOn: civilDate(valueOf(field, 'd')),
    dueOn: status === 'on-loan' ? civilDate(valueOf(field, 'q')) : '',
    note: valuesOf(field, 'z').map(sentence).filter(Boolean).join(' '),
  };
}
