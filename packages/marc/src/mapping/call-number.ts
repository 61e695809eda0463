import { areaOfMark } from '../area.ts';
import type { Classification, Description } from '../description.ts';

/**
 * The call number shown for a title: a class with its item number, else the first class that is
 * not a purely local mark, else whatever there is. A copy's own call number goes before this one.
 */
export function callNumber(description: Pick<Description, 'classifications'>): string {
  const all = description.classifications;
  const best =
    all.find((one) => one.item !== '') ?? all.find((one) => !isPurelyLocal(one)) ?? all[0];
  return best ? [best.number, best.item].filter(Boolean).join(' ') : '';
}

/** 'VI-226,7,9', but not 'R 030': a class stands behind its letter. */
function isPurelyLocal(one: Classification): boolean {
  return one.scheme === 'local' && areaOfMark(one) === '';
}
