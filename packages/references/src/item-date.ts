import type { Description, Publication } from '@estante/marc';
import type { ItemDate } from './item.ts';

/** The statement that dates the title: publication before the others. */
function datedStatement(publications: readonly Publication[]): Publication | undefined {
  const dated = publications.filter(({ date }) => date !== '');
  return dated.find(({ kind }) => kind === 'publication') ?? dated[0];
}

function certaintyOf(text: string, year: number, isCopyright: boolean): ItemDate['certainty'] {
  if (new RegExp(`\\bca?\\.\\s*\\[?${year}|\\b(?:ca|circa)\\b`, 'iu').test(text)) return 'about';
  if (new RegExp(`${year}\\s*\\?`, 'u').test(text)) return 'uncertain';
  if (isCopyright || isOnlyCopyright(text, year)) return 'copyright';
  return new RegExp(`\\[[^\\]]*${year}`, 'u').test(text) ? 'supplied' : 'sure';
}

/** 'c2001', '©2001', '℗2001', '(c) 2001', 'cop. 2001', 'copyright 2001'; in '2001, ©2001' it is published too. */
function isOnlyCopyright(text: string, year: number): boolean {
  const marked = new RegExp(
    `(?:(?<!\\p{L})(?:copyright|copyr|cop|c|p)|[©℗]|\\([cp]\\))\\.?\\s?${year}`,
    'giu',
  );
  return marked.test(text) && !text.replace(marked, '').includes(String(year));
}

const either = /(?<!\d)(\d{4})\]?\s+(?:or|ou|o)\s+\[?(\d{1,4})(?!\d)/iu;
const between = /\b(?:between|entre)\s+\[?(\d{4})\]?\s+(?:and|e|y)\s+\[?(\d{1,4})(?!\d)/iu;

/** '[1971 ou 1972]', '[2002 or 3]', '[between 1995 and 1999]': no year is sure, and none is another's. */
function doubtIn(text: string): Pick<ItemDate, 'year' | 'yearEnd' | 'certainty'> | null {
  for (const [certainty, pattern] of [
    ['between', between],
    ['either', either],
  ] as const) {
    const [, first = '', last = ''] = pattern.exec(text) ?? [];
    const year = Number(first);
    const yearEnd = Number(first.slice(0, -last.length) + last);
    if (first && year < yearEnd && yearEnd < 2100) return { year, yearEnd, certainty };
  }
  return null;
}

/** '[199-?]', '19--', '19uu': a decade or a century, with its doubt. */
function decadeIn(text: string): string {
  const [, digits = '', doubt = ''] = /\b(\d{2,3})[-–u]{1,2}(\?)?(?!\d)/u.exec(text) ?? [];
  return digits && `${digits.padEnd(4, '-')}${doubt}`;
}

export function itemDate(about: Description): ItemDate {
  const statement = datedStatement(about.publications);
  const text = statement?.date ?? '';
  const { year } = about;
  const doubt = about.isSerial ? null : doubtIn(text);
  if (doubt) return { ...doubt, isOpen: false, decade: '' };
  return {
    year,
    yearEnd: about.yearEnd,
    isOpen: about.isSerial && year !== null && about.yearEnd === null,
    certainty: year === null ? 'sure' : certaintyOf(text, year, statement?.kind === 'copyright'),
    decade: year === null ? decadeIn(text) : '',
  };
}

/** Words of a style for two years: '[1971 ou 1972]', '[entre 1906 e 1912]'. */
export interface DoubtWords {
  readonly either: string;
  readonly between: readonly [before: string, amid: string];
}

/** A year or span with its certainty, as ABNT and Vancouver write it alike: '[1985?]', 'c1975'. */
export function dateInBrackets({ year, yearEnd, certainty }: ItemDate, words: DoubtWords): string {
  const span = [year, yearEnd].filter((one) => one !== null).join('-');
  switch (certainty) {
    case 'sure':
      return span;
    case 'supplied':
      return `[${span}]`;
    case 'uncertain':
      return `[${span}?]`;
    case 'about':
      return `[ca. ${span}]`;
    case 'copyright':
      return `c${span}`;
    case 'either':
      return `[${year} ${words.either} ${yearEnd}]`;
    case 'between': {
      const [before, amid] = words.between;
      return `[${before} ${year} ${amid} ${yearEnd}]`;
    }
  }
}
