import { dateInBrackets } from '../item-date.ts';
import type { Imprint, ItemDate } from '../item.ts';

const doubt = { either: 'or', between: ['between', 'and'] } as const;

/** '1985', '1985–', '[199-]', '[no date]'. */
export function years(date: ItemDate): string {
  if (date.year === null) return date.decade ? `[${date.decade}]` : '[no date]';
  return date.isOpen ? `${date.year}–` : dateInBrackets(date, doubt);
}

/** 'Place: Publisher, year', of each the first. */
export function imprintText({ places, publishers }: Imprint, year: string): string {
  const where = places[0] ?? '';
  return [[where, publishers[0] ?? ''].filter(Boolean).join(': '), year].filter(Boolean).join(', ');
}
