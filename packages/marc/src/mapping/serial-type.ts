import { buildFixedField } from './fixed-field.ts';
import type { TaggedFields } from './tagged-fields.ts';

/** Fields only a serial has: ISSN, key title, frequency, numbering, earlier and later titles, holdings. */
const serialTags = [
  '022',
  '210',
  '222',
  '310',
  '321',
  '362',
  '515',
  '555',
  '780',
  '785',
  '853',
  '863',
  '866',
];

/**
 * Leader/07 says serial, and the rest does not deny it. Some exports mark every record so: one
 * without any field of serials, by a person or with a single date, is a monograph.
 */
export function isSerial(fields: TaggedFields): boolean {
  if (fields.leader.charAt(7) !== 's') return false;
  if (serialTags.some((tag) => fields.data(tag).length > 0)) return true;
  const dateType = buildFixedField(fields).charAt(6);
  return fields.data('100').length === 0 && !['s', 't', 'r', 'e', 'q'].includes(dateType);
}
