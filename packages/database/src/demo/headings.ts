import type { DataField } from '@estante/marc';
import { dataField, type Part } from './data-field.ts';

/** The dates at the end of a heading: '1839-1908', '1922-', 'm. 1576', '106-43 a.C.'. */
const datesAtEnd = /^(.+), ((?:ca\. )?\d{2,4}-(?:\d{2,4})?(?: a\.C\.)?|m\. \d{4})$/u;

/** A personal name in subfields: name and dates (X00 $a $d). */
export function personParts(heading: string): readonly Part[] {
  const [, name, dates] = datesAtEnd.exec(heading) ?? [];
  return name === undefined
    ? [['a', heading]]
    : [
        ['a', `${name},`],
        ['d', dates],
      ];
}

/** First indicator of X00: 0 a forename, 1 a surname. */
export function personIndicator(heading: string): '0' | '1' {
  const name = datesAtEnd.exec(heading)?.[1] ?? heading;
  return name.includes(',') ? '1' : '0';
}

/** 'Assis, Machado de, 1839-1908' as a title page writes it: 'Machado de Assis'. */
export function nameAsWritten(heading: string): string {
  const name = datesAtEnd.exec(heading)?.[1] ?? heading;
  const [surname, ...forenames] = name.split(', ');
  return [...forenames, surname].join(' ');
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

const places = new Set([
  ...['Brasil', 'Portugal', 'Amazônia', 'África', 'América Latina', 'Brasil, Nordeste', 'Angola'],
  ...['Moçambique', 'Bahia', 'Minas Gerais', 'Rio de Janeiro', 'São Paulo', 'Canudos', 'Europa'],
  ...['França', 'Grécia', 'Roma', 'Argentina', 'Colômbia', 'Chile', 'Peru', 'Estados Unidos'],
  ...['Manaus', 'Paraná', 'Rio Grande do Sul', 'Recife', 'Cabo Verde', 'Japão', 'Ásia', 'Ceará'],
  ...['Pernambuco', 'Brasília', 'Vale do Buriti', 'Lisboa', 'Cerrado', 'Caatinga', 'Pará', 'Goiás'],
]);

/** Code of a subdivision: form ($v), chronological ($y), geographical ($z) or general ($x). */
function subdivisionCode(text: string): string {
  if (places.has(text)) return 'z';
  if (/^Século|\d{3,4}/u.test(text)) return 'y';
  if (/^(Dicionários|Periódicos|Legislação|Mapas|Bibliografia|Atlas|Biografia)$/u.test(text)) {
    return 'v';
  }
  return 'x';
}

/** 600, 651 or 650 of a heading whose subdivisions follow ' - '; fourth source: not specified. */
export function subjectField(subject: string): DataField {
  const [main = '', ...rest] = subject.split(' - ');
  const subdivisions = rest.map((text): Part => [subdivisionCode(text), text]);
  if (datesAtEnd.test(main)) {
    return dataField('600', `${personIndicator(main)}4`, ...personParts(main), ...subdivisions);
  }
  const tag = places.has(main) ? '651' : '650';
  return dataField(tag, ' 4', ['a', main], ...subdivisions);
}
