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
  if (isCopyright || new RegExp(`[c©p]\\s?${year}`, 'u').test(text)) return 'copyright';
  return new RegExp(`\\[[^\\]]*${year}`, 'u').test(text) ? 'supplied' : 'sure';
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
  return {
    year,
    yearEnd: about.yearEnd,
    isOpen: about.isSerial && year !== null && about.yearEnd === null,
    certainty: year === null ? 'sure' : certaintyOf(text, year, statement?.kind === 'copyright'),
    decade: year === null ? decadeIn(text) : '',
  };
}

/** A year or span with its certainty, as ABNT and Vancouver write it alike: '[1985?]', 'c1975'. */
export function bracketed({ year, yearEnd, certainty }: ItemDate): string {
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
  }
}
