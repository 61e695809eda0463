import type { MarcRecord } from '@estante/marc';

/** Facts that are known of a book before it is catalogued. */
export interface ShortWork {
  readonly title: string;
  /** Author as the book names them, or as they are filed; '' where there is none. */
  readonly author: string;
  /** ISBN of thirteen digits, or ''. */
  readonly isbn: string;
  readonly year: number | null;
}

/** Source of the records that are made here, and what their numbers begin with. */
export const shortSource = 'estante';
export const shortPrefix = 'breve-';

export const isShort = (number: string | null): boolean => number?.startsWith(shortPrefix) ?? false;

/**
 * A bibliographic record of encoding level 5, partial (MARC 21, leader/17): found, exported and overlaid
 * as any other. `enteredOn`: 'YYYY-MM-DD'.
 */
export function shortRecord(work: ShortWork, number: string, enteredOn: string): MarcRecord {
  const { title, author, isbn, year } = work;
  const entered = enteredOn.slice(2).replaceAll('-', '');
  const date = year === null ? 'nuuuu' : `s${String(year).padStart(4, '0')}`;
  return {
    leader: '00000nam a22000005i 4500',
    fields: [
      { tag: '001', value: number },
      { tag: '003', value: shortSource },
      { tag: '008', value: `${entered}${date}    xx |||||||||||||||||und d` },
      ...(isbn === '' ? [] : [field('020', '  ', 'a', isbn)]),
      ...(author === '' ? [] : [field('100', author.includes(',') ? '1 ' : '0 ', 'a', author)]),
      field('245', author === '' ? '00' : '10', 'a', title),
      ...(year === null ? [] : [field('264', ' 1', 'c', String(year))]),
    ],
  };
}

function field(tag: string, indicators: string, code: string, value: string) {
  const [ind1 = ' ', ind2 = ' '] = indicators;
  return { tag, ind1, ind2, subfields: [{ code, value }] };
}
