import { allSubfields, dataFields, firstSubfield } from './access.ts';
import type { MarcRecord } from './record.ts';

/**
 * Whether a record is UNIMARC, whose tags mean other things. It has its title in 200 where MARC 21
 * has none, and in 100 $a coded data that begin with a date (the year, month and day of entry)
 * where MARC 21 has a name.
 */
export function isUnimarc(record: MarcRecord): boolean {
  if (dataFields(record, '245').length > 0) return false;
  const coded = dataFields(record, '100').flatMap((field) => allSubfields(field, 'a'));
  if (coded.some((text) => /^[0-9]{8}[a-z|]/.test(text))) return true;
  return dataFields(record, '200').some((field) => firstSubfield(field, 'a') !== undefined);
}
