import type { DataField, MarcRecord } from '@estante/marc';
import { aBook, type BookOverrides } from './records.ts';

/** A field as cataloguers print it: '099   $aCR.01'. */
export function fieldOf(line: string): DataField {
  const subfields = line
    .slice(6)
    .split('$')
    .slice(1)
    .map((part) => ({ code: part.charAt(0), value: part.slice(1) }));
  return { tag: line.slice(0, 3), ind1: line.charAt(4), ind2: line.charAt(5), subfields };
}

function withFields(record: MarcRecord, lines: readonly string[]): MarcRecord {
  return { ...record, fields: [...record.fields, ...lines.map(fieldOf)] };
}

/** A unit of an archive: its title, code, level and years; further fields as lines. */
export function aUnit(
  title: string,
  code: string,
  level: string,
  years: string,
  ...more: string[]
) {
  const [first = '', last = first] = years.split('-');
  const book: BookOverrides = { title, number: `arq-${code}`, year: Number(first), type: 'pd' };
  return withFields(aBook(book), [
    `046   $k${first}$l${last}$2iso8601`,
    `099   $aBR TESTE ${code}`,
    `351   $c${level}.`,
    ...more,
  ]);
}

/** An act by its title; further fields as lines. */
export function anAct(title: string, day: string, state: string, ...more: string[]) {
  const book: BookOverrides = { title, number: `ato-${title}`, year: Number(day.slice(0, 4)) };
  return withFields(aBook(book), [
    `046   $k${day.replaceAll('-', '')}$2iso8601`,
    ...(state === '' ? [] : [`583 1 $l${state}`]),
    ...more,
  ]);
}

/** A standard by its number, with its year where it is said. */
export function aStandard(number: string, subtitle: string, ...more: string[]) {
  const [title = number] = number.split(':');
  const { leader, fields } = aBook({ title, subtitle, number: `norma-${number}` });
  // Nature of contents (008/24): a standard.
  const fixed = { tag: '008', value: `200101s2001    bl ${'|'.repeat(6)}u${'|'.repeat(10)}por d` };
  const record = { leader, fields: [fixed, ...fields.filter(({ tag }) => tag !== '008')] };
  return withFields(record, [`024 7 $a${number}$2local`, ...more]);
}

export const materialRecords = [
  aUnit(
    'Coordenação',
    'CR',
    'Fundo',
    '1988-2024',
    '110 2 $aCoordenação da Rede',
    '300   $a38 caixas (5,3 m lineares)',
  ),
  aUnit(
    'Atas',
    'CR.02',
    'Série',
    '1988-2021',
    '110 2 $aCoordenação da Rede',
    '300   $a6 caixas',
    '773 08$iParte de:$tBR TESTE CR$warq-CR',
  ),
  aUnit(
    'Convênio',
    'CR.10-001',
    'Dossiê',
    '1996-2003',
    '110 2 $aCoordenação da Rede',
    '300   $a32 folhas',
  ),
  aUnit('Empréstimo', 'CR.02-015', 'Dossiê', '1960', '110 2 $aEscola', '300   $a58 folhas'),
  aUnit('Fotografias', 'CRX.01', 'Item', '1931', '300   $a1 fotografia'),
  anAct(
    'Lei nº 9.610, de 19 de fevereiro de 1998',
    '1998-02-19',
    'em vigor, com alterações',
    '110 1 $aBrasil$4enj',
    '520   $aConsolida a legislação sobre direitos autorais.',
    '246 3 $aLei de Direitos Autorais',
    '787 08$iRevoga:$tLei nº 5.988, de 14 de dezembro de 1973$wato-Lei nº 5.988, de 14 de dezembro de 1973',
  ),
  anAct(
    'Lei nº 5.988, de 14 de dezembro de 1973',
    '1973-12-14',
    'revogado',
    '110 1 $aBrasil$4enj',
    '520   $aRegula os direitos autorais.',
  ),
  anAct(
    'Lei nº 10.098, de 19 de dezembro de 2000',
    '2000-12-19',
    '',
    '110 1 $aBrasil$4enj',
    '520   $aAcessibilidade das pessoas.',
  ),
  anAct(
    'Decreto nº 5.296, de 2 de dezembro de 2004',
    '2004-12-02',
    'em vigor',
    '110 1 $aBrasil$4enj',
    '787 08$iAltera:$tLei nº 10.098, de 19 de dezembro de 2000',
    '787 08$iRevoga:$tDecreto nº 1, de 2 de janeiro de 1999',
  ),
  anAct(
    'Resolução nº 2, de 12 de março de 2001',
    '2001-03-12',
    'em vigor',
    '110 2 $aConselho de Bibliotecas$4isb',
  ),
  aStandard(
    'ABNT NBR 6023:2002',
    'referências',
    '583 1 $lsubstituída',
    '785 02$tABNT NBR 6023:2018$wnorma-ABNT NBR 6023:2018',
  ),
  aStandard('ABNT NBR 6023:2018', 'referências'),
  aStandard('ABNT NBR 10520:2023', 'citações'),
  aStandard('ISO 690:2021', 'bibliographic references'),
  aBook({ title: 'Seis mil e vinte e três' }),
];
