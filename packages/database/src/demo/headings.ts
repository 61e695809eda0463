import { authorityNumber } from './authority-number.ts';
import type { Part } from './data-field.ts';

/** The dates at the end of a heading: '1839-1908', '1922-', 'm. 1576', '106-43 a.C.'. */
export const datesAtEnd = /^(.+), ((?:ca\. )?\d{2,4}-(?:\d{2,4})?(?: a\.C\.)?|m\. \d{4})$/u;

/** A title of rank after the name: 'Pedro II, Imperador do Brasil', 'Agostinho, Santo'. */
const rank = /^(.+), ((?:Imperador|Rei|Rainha) .+|Papa|Santo|Santa)$/u;
/** Titles that stay with the name on a title page: 'Santo Agostinho', but 'Pedro II'. */
const spokenTitles = new Set(['Papa', 'Santo', 'Santa']);

interface PersonalName {
  readonly name: string;
  readonly title?: string | undefined;
  readonly dates?: string | undefined;
}

function personalName(heading: string): PersonalName {
  const [, beforeDates = heading, dates] = datesAtEnd.exec(heading) ?? [];
  const [, name = beforeDates, title] = rank.exec(beforeDates) ?? [];
  return { name, title, dates };
}

/** A personal name in subfields: name, title and dates (X00 $a $c $d), and its authority. */
export function personParts(heading: string): readonly Part[] {
  const { name, title, dates } = personalName(heading);
  const goesOn = dates === undefined ? '' : ',';
  return [
    ['a', title === undefined ? `${name}${goesOn}` : `${name},`],
    ['c', title === undefined ? undefined : `${title}${goesOn}`],
    ['d', dates],
  ];
}

/** $0, where the network keeps an authority record of the heading. */
export function authorityPart(heading: string): Part {
  return ['0', authorityNumber(heading)];
}

/** First indicator of X00: 0 a forename, 1 a surname. */
export function personIndicator(heading: string): '0' | '1' {
  return personalName(heading).name.includes(',') ? '1' : '0';
}

/** 'Assis, Machado de, 1839-1908' as a title page writes it: 'Machado de Assis'. */
export function nameAsWritten(heading: string): string {
  const { name, title = '' } = personalName(heading);
  const [surname, ...forenames] = name.split(', ');
  const before = spokenTitles.has(title) ? [title] : [];
  return [...before, ...forenames, surname].join(' ');
}

/** Bodies entered under the name of a jurisdiction (X10, first indicator 1). */
const jurisdictions = ['Brasil', 'São Paulo (Estado)', 'Portugal'];

/** A corporate name: parts of the hierarchy are separated by '. '. */
export function corporateParts(heading: string): readonly Part[] {
  const [body, ...subordinate] = heading.split('. ');
  return [['a', body], ...subordinate.map((unit): Part => ['b', unit])];
}

export function corporateIndicator(heading: string): '1' | '2' {
  return jurisdictions.includes(heading.split('. ')[0] ?? '') ? '1' : '2';
}
