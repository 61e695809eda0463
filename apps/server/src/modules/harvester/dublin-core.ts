import {
  describeTitle,
  isbn13In,
  type Description,
  type Field,
  type MarcRecord,
} from '@estante/marc';
import { childrenOf, type XmlElement } from './xml-element.ts';

/**
 * An oai_dc record as MARC would have it (Library of Congress, Dublin Core to MARC crosswalk), so
 * that titles of both formats are described by the same rules.
 */
export function describeDublinCore(dc: XmlElement): Description {
  return describeTitle(toMarc(dc));
}

function toMarc(dc: XmlElement): MarcRecord {
  const valuesOf = (name: string) =>
    childrenOf(dc, name)
      .map(({ text }) => plainText(text))
      .filter(Boolean);
  const [title = '', ...otherTitles] = valuesOf('title');
  const [creator, ...creators] = valuesOf('creator').flatMap(namesIn);
  const dates = valuesOf('date');
  const year = yearIn(dates);
  const identifiers = valuesOf('identifier');
  const kinds = valuesOf('type').map((text) => text.toLowerCase());
  const language = languageOf(valuesOf('language'));
  const fields: Field[] = [
    { tag: '008', value: fixedField(year, language) },
    ...(isPart(kinds) ? [] : identifiers.flatMap(isbnField)),
    ...identifiers
      .filter(isIssn)
      .map((text) => field('022', '  ', ['a', text.replace(/^.*?(?=\d)/, '')])),
    ...(creator === undefined ? [] : [field('100', '1 ', ['a', creator])]),
    field('245', '00', ['a', title]),
    ...otherTitles.map((text) => field('246', '  ', ['a', text])),
    field(
      '264',
      ' 1',
      ...pairs('b', valuesOf('publisher')),
      ...(year ? [['c', year] as Pair] : []),
    ),
    ...valuesOf('description').map((text) => field('520', '  ', ['a', text])),
    ...valuesOf('subject').map((text) => field('653', '  ', ['a', text])),
    ...valuesOf('source').map((text) => field('786', '0 ', ['n', text])),
    ...valuesOf('rights').map((text) => field('540', '  ', ['a', text])),
    ...creators.map((name) => field('700', '1 ', ['a', name])),
    ...valuesOf('contributor').map((name) => field('700', '1 ', ['a', name], ['e', 'contributor'])),
    ...[...new Set(identifiers.flatMap(addressIn))].map((url) => field('856', '40', ['u', url])),
    ...(kinds.some(isThesis) ? [field('502', '  ', ['a', valuesOf('type').join(', ')])] : []),
  ];
  return { leader: `00000n${leaderType(kinds)} a2200000 a 4500`, fields };
}

/** Text without the tags of HTML, which some write into it: they are no words. */
function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

type Pair = readonly [code: string, value: string];

function field(tag: string, indicators: string, ...parts: readonly Pair[]): Field {
  const subfields = parts.map(([code, value]) => ({ code, value }));
  return { tag, ind1: indicators.charAt(0), ind2: indicators.charAt(1), subfields };
}

function pairs(code: string, values: readonly string[]): Pair[] {
  return values.map((value) => [code, value]);
}

/**
 * The oldest year in several dates, as repositories give those of their own work too; '' for none.
 */
function yearIn(dates: readonly string[]): string {
  const years = dates.flatMap(
    (text) => /(?:^|\D)(1[4-9]\d\d|20\d\d)(?:\D|$)/.exec(text)?.[1] ?? [],
  );
  return years.toSorted()[0] ?? '';
}

function isbnField(text: string): Field[] {
  if (!/isbn/i.test(text) && !/^97[89][\d-]{10,14}$/.test(text)) return [];
  const isbn = isbn13In(text.replace(/^.*?isbn[:\s]*/i, ''));
  return isbn === '' ? [] : [field('020', '  ', ['a', isbn])];
}

function isIssn(text: string): boolean {
  return /^(?:(?:urn:)?issn[:\s]*)?\d{4}-\d{3}[\dXx]$/i.test(text);
}

/** Address in a text: a DOI leads somewhere too, by itself or under its prefix. */
function addressIn(text: string): string[] {
  if (/^https?:\/\/\S+$/i.test(text)) return [text];
  const [, doi] = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(text) ?? [];
  return doi === undefined ? [] : [`https://doi.org/${doi}`];
}

const ofInstitutions =
  /univers|institu|faculd|facult|departa|escola|escuela|school|college|cent(?:ro|er|re)\b|hospital|laborat|ltda?\b|\d|@/i;

/** Names in a text: one, or several between semicolons; journals put where an author works after the same sign. */
function namesIn(text: string): string[] {
  const [first = '', ...more] = text.split(';').map((part) => part.trim());
  const names = more.filter(
    (part) => /^[^,]+,[^,]+$/.test(part) && part.length <= 80 && !ofInstitutions.test(part),
  );
  return [first, ...names].filter(Boolean);
}

/** Whether the kinds name a part: a chapter or article has the ISBN of what it stands in. */
function isPart(kinds: readonly string[]): boolean {
  return kinds.some((kind) => /chapter|cap[ií]tulo|book ?part|article|artigo|artículo/.test(kind));
}

function isThesis(kind: string): boolean {
  return /thesis|tese|tesis|disserta/.test(kind);
}

/** Leader/06 and /07 by the type, in the vocabularies of DCMI, DSpace and OpenAIRE (info:eu-repo). */
const types: readonly (readonly [RegExp, string])[] = [
  [/article|artigo|artículo/, 'ab'],
  [/chapter|cap[ií]tulo|book ?part/, 'aa'],
  [/journal$|periodical|serial|revista/, 'as'],
  [/moving ?image|video|vídeo/, 'gm'],
  [/still ?image|image|photograph|imagem/, 'km'],
  [/sound|music|áudio|audio/, 'im'],
  [/\bmap\b|cartograph|mapa/, 'em'],
  [/dataset|software/, 'mm'],
];

function leaderType(kinds: readonly string[]): string {
  return types.find(([form]) => kinds.some((kind) => form.test(kind)))?.[1] ?? 'am';
}

const languages: Readonly<Record<string, string>> = {
  pt: 'por',
  en: 'eng',
  es: 'spa',
  fr: 'fre',
  de: 'ger',
  it: 'ita',
  la: 'lat',
  fi: 'fin',
  sv: 'swe',
  ru: 'rus',
  ja: 'jpn',
  zh: 'chi',
  fra: 'fre',
  deu: 'ger',
};

/** The MARC code of the first: 'pt_BR', 'por', 'en'. */
function languageOf([first = '']: readonly string[]): string {
  const [code = ''] = first.toLowerCase().split(/[-_]/);
  const known = languages[code] ?? code;
  return /^[a-z]{3}$/.test(known) ? known : '   ';
}

/** 008: date type s, the year, and the language at 35. */
function fixedField(year: string, language: string): string {
  return `${''.padEnd(6)}${year === '' ? 'n' : 's'}${year.padEnd(4)}${''.padEnd(24)}${language}  `;
}
