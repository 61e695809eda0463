import { readEdition } from '../edition.ts';
import { dateInBrackets } from '../item-date.ts';
import type { BibliographicItem, Imprint, ItemDate } from '../item.ts';
import { italic, joinReferences, plain, together, type Reference } from '../piece.ts';

/** '2. ed. rev. e ampl.'; in English as the document says: '2nd ed.'. */
export function editionText(statement: string): string {
  const { number, rest, language, whole } = readEdition(statement);
  if (number === null) return whole;
  if (language === 'english') return whole.replace(/\bedition\b/iu, 'ed.');
  return [`${number}. ed.`, rest].filter(Boolean).join(' ');
}

const doubt = { either: 'ou', between: ['entre', 'e'] } as const;

/**
 * '1899', '[1985]', '[1985?]', '[1971 ou 1972]', '[entre 1906 e 1912]', '[ca. 1960]', 'c1975', '[199-?]',
 * '1939-1996', '1939- '; NBR 6023, 8.6.
 */
export function dateText(date: ItemDate): string {
  if (date.year === null) return date.decade ? `[${date.decade}]` : '[s. d.]';
  return date.isOpen ? `${date.year}-` : dateInBrackets(date, doubt);
}

/** Two publishers are both named, three and more by the first alone. */
function publisherNames(publishers: readonly string[]): string {
  return publishers.slice(0, publishers.length > 2 ? 1 : 2).join(': ');
}

/** Sine loco: where it was published is not known. */
export const unknownPlace: Reference = together(plain('['), italic('S. l.'), plain(']'));

/** 'ISBN 978…'; nothing where there is no number. */
export function withLabel(label: string, value: string): Reference {
  return plain(value && `${label} ${value}`);
}

/**
 * 'Rio de Janeiro: Garnier'; two publishers of two places are two such; what is not known is said so (sine
 * loco, sine nomine).
 */
function producers({ places, publishers, pairs }: Imprint): Reference {
  if (pairs.length === 2)
    return plain(pairs.map(({ place, publisher }) => `${place}: ${publisher}`).join('; '));
  const [place = ''] = places;
  const names = publisherNames(publishers);
  if (!place && !names) return together(plain('['), italic('S. l.: s. n.'), plain(']'));
  const where = place ? plain(place) : unknownPlace;
  const who = names ? plain(names) : together(plain('['), italic('s. n.'), plain(']'));
  return joinReferences([where, who], ': ');
}

/** 'Rio de Janeiro: Garnier, 1899'. */
export function imprintText(imprint: Imprint, date: ItemDate): Reference {
  return joinReferences([producers(imprint), plain(dateText(date))], ', ');
}

/** Pages, leaves and volumes as Portuguese abbreviates them: '256 p.', '25 f.', '3 v.'. */
export function extentText({ extent }: BibliographicItem): Reference {
  const text = extent
    .replace(/(?<=\d\]?\s)(?:leaves|leaf|folhas?|hojas?|l)\.?(?!\p{L})/iu, 'f.')
    .replace(/(?<=\d\]?\s)(?:volumes?|vols?)\.?(?!\p{L})/iu, 'v.');
  return plain(text);
}

/** The first series and the place in it: '(Clássicos, v. 3)'. */
export function seriesText({ series: [first] }: BibliographicItem): Reference {
  if (!first?.title) return [];
  const volume = first.volume
    .replace(/^(?:no?|n[uú]m)[.º°]*\s*(?=\d)/iu, 'n. ')
    .replace(/^v(?:ol(?:ume|\.)?|\.)?\s*(?=\d)/iu, 'v. ');
  return plain(`(${[first.title, volume].filter(Boolean).join(', ')})`);
}

const months = [
  'jan.',
  'fev.',
  'mar.',
  'abr.',
  'maio',
  'jun.',
  'jul.',
  'ago.',
  'set.',
  'out.',
  'nov.',
  'dez.',
] as const;

/** '2026-11-22' as '22 nov. 2026': May alone has no abbreviation. */
export function dayText(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
