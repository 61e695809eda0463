import { fold } from '../analysis/index.ts';
import { shelfKey } from './shelf-key.ts';

/** Call numbers from one to another, in the order of the shelf; '' for no end. */
export interface ShelfRange {
  readonly from: string;
  readonly to: string;
}

/** Tells by its key whether a call number is among them. '869' ends a range after all that begin with it. */
export function shelfRange({ from, to }: ShelfRange): (key: string) => boolean {
  const [first, last] = [endKeys(from), endKeys(to)];
  return (key) => {
    const scheme = isOfCongress(key) ? 'congress' : 'classed';
    const end = last[scheme];
    const begin = end.replace(/#$/, '');
    return (
      (from === '' || key >= first[scheme]) && (to === '' || key <= end || key.startsWith(begin))
    );
  };
}

export function isOnShelf(range: ShelfRange, callNumber: string): boolean {
  return shelfRange(range)(shelfKey(callNumber));
}

/** Whether nothing can stand on it: it ends before it begins. */
export function isBackwards({ from, to }: ShelfRange): boolean {
  if (from === '' || to === '') return false;
  const isWithin = shelfRange({ from: '', to });
  return !Object.values(endKeys(from)).some(isWithin);
}

/** A class without a mark: of the Library of Congress, or of Dewey behind the letters of a collection. */
const bareClass = /^(\p{L}{1,3}) ?([1-9]\d{0,3}(?:\.\d+)?)$/u;

/** An end as it is compared with call numbers of either kind. */
function endKeys(end: string) {
  const classed = shelfKey(end);
  const isBare = bareClass.test(fold(end).trim());
  const [congress = classed] = isBare ? (/^[^#]*#/.exec(shelfKey(`${end} .a1`)) ?? []) : [];
  return { classed, congress };
}

/** 'qa 0276#': letters, and a number behind how many digits it has. */
function isOfCongress(key: string): boolean {
  const [, length = '', digits = ''] = /^\p{L}{1,3} (0[1-4])(\d+)#/u.exec(key) ?? [];
  return length !== '' && digits.length >= Number(length);
}
