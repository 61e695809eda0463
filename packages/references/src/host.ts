import { dataFields, firstSubfield, headingKey, rolesOfWords } from '@estante/marc';
import type { AgentType, Description, MarcRecord, RelatedTitle } from '@estante/marc';
import { knownPlace, knownPublisher } from './imprint.ts';
import type { Contributor, Host, Imprint } from './item.ts';
import { nameOf } from './name.ts';
import { tidy } from './piece.ts';

const volume = /\b(?:vol(?:ume|\.)?|v\.?|tomo|t\.)\s*([\dIVXLC]+(?:[/-]\d+)?)(?![\p{L}])/iu;
const yearOfSerial = /\b(?:ano|a[ñn]o|an\.)\s*([\dIVXLC]+)(?![\p{L}\d])/iu;
const supplement = /\b(?:(?:supl|suppl?)\p{L}*\.?|ed\. esp\p{L}*\.?|n\. esp\p{L}*\.?)(?:\s*\d+)?/iu;
const chapter = /\b(?:cap(?:[íi]tulo)?s?|chap(?:ter)?s?)\.?\s*(\d+(?:\s*[-–]\s*\d+)?)/iu;
const number = /\b(?:n[º°o]?|n[úu]m(?:ero)?|iss(?:ue)?|fasc)\.?\s*[º°]?\s*(\d+(?:[/-]\d+)?)/iu;
const pages = /\b(?:p(?:p|[áa]gs?|[áa]ginas|ages?)?)\.?\s*([\divxl]+(?:\s*[-–]\s*[\divxl]+)?)/iu;
const month =
  'jan|fev|feb|mar|abr|apr|mai|may|maio|jun|jul|ago|aug|set|sep|sept|out|oct|nov|dez|dic|dec|ene';
const dated = new RegExp(
  `((?:(?:\\d{1,2}\\s+)?(?:${month})\\p{L}*\\.?(?:\\s*[/-]\\s*(?:${month})\\p{L}*\\.?)?,?\\s*(?:de\\s+)?)?(?:1[4-9]|20)\\d{2})`,
  'iu',
);

export type Place = Pick<
  Host,
  'volume' | 'yearNumber' | 'number' | 'supplement' | 'chapter' | 'pages' | 'date'
>;

/** 'Suplemento 1' as 'supl. 1'. */
function supplementText(said: string): string {
  const which = /\d+$/u.exec(said)?.[0] ?? '';
  if (!said) return '';
  const what = /^n/iu.test(said) ? 'n. esp.' : /^e/iu.test(said) ? 'ed. esp.' : 'supl.';
  return [what, which].filter(Boolean).join(' ');
}

/** Reads the place of a part in its host: 'v. 12, n. 3 (mar. 2010), p. 10-20' and its like (773 $g). */
export function placeIn(detail: string): Place {
  const found = (pattern: RegExp) => pattern.exec(detail)?.[1] ?? '';
  return {
    volume: found(volume),
    yearNumber: found(yearOfSerial),
    supplement: supplementText(supplement.exec(detail)?.[0] ?? ''),
    chapter: found(chapter).replace(/\s*[-–]\s*/u, '-'),
    number: found(number),
    pages: found(pages).replace(/\s*[-–]\s*/u, '-'),
    date: found(dated).replace(/,(?=\s)/u, ''),
  };
}

/** 'São Paulo : Atlas, 1999' (773 $d) taken apart. */
function imprintIn(text: string): Imprint {
  const [place = '', rest = ''] = text.split(/\s*:\s*/u, 2);
  const publisher = rest.replace(/,?\s*\[?[cp©℗]?\d{4}.*$/u, '');
  const named = text.includes(':') ? place : place.replace(/,?\s*\[?[cp©℗]?\d{4}.*$/u, '');
  return {
    places: [knownPlace(named)].filter(Boolean),
    publishers: [knownPublisher(publisher)].filter(Boolean),
    pairs: [],
  };
}

/** $b edition and $d imprint are in the record alone. */
function entryOf(record: MarcRecord | null, at: number) {
  const entry = record && dataFields(record, '773')[at];
  return {
    edition: tidy((entry && firstSubfield(entry, 'b')) ?? ''),
    published: (entry && firstSubfield(entry, 'd')) ?? '',
  };
}

export function hostOf(about: Description, record: MarcRecord | null): Host | null {
  const host: RelatedTitle | undefined = about.related.find(
    (one) => one.relation === 'host' && one.title !== '',
  );
  if (!host) return null;
  const hosts = about.related.filter(({ relation }) => relation === 'host');
  const { edition, published } = entryOf(record, hosts.indexOf(host));
  const place = placeIn(host.detail);
  return {
    title: tidy(host.title),
    contributors: hostContributors(host.agent),
    edition,
    imprint: imprintIn(published),
    ...place,
    date: place.date || (dated.exec(published)?.[1] ?? ''),
    isbn: /\d[\d -]{7,16}[\dXx]/u.exec(host.isbn)?.[0] ?? '',
    issn: host.issn,
  };
}

/** A serial: by its ISSN, or by volume and number where no ISBN denies it. */
export function isInSerial({
  issn,
  isbn,
  number: issue,
  volume: bound,
  yearNumber,
}: Host): boolean {
  return issn !== '' || (isbn === '' && (issue !== '' || bound !== '' || yearNumber !== ''));
}

/** 'org.', 'coords.', 'Ed.' after the names of 773 $a, in parentheses or without. */
const roleAtEnd =
  /[\s,]*\(?\b(orgs?|organi[sz]ador\p{L}*|coords?|coordenador\p{L}*|eds?|editor\p{L}*|comps?|compilador\p{L}*)\b\.?\)?\.?\s*$/iu;

/** 'Congresso (3. : 1983 : Recife)' met; a heading with a comma is a person's. */
function typeOf(name: string): AgentType {
  if (/\([^()]*\b(?:1[5-9]|20)\d{2}\b[^()]*\)$/u.test(name)) return 'meeting';
  return name.includes(',') ? 'person' : 'corporate';
}

/** Names in one subfield: 'Silva, Ana; Souza, Rui (org.)'. A heading with a comma is a person's. */
export function hostContributors(written: string): readonly Contributor[] {
  const said = roleAtEnd.exec(written);
  const [code] = said ? rolesOfWords(said[1] ?? '') : [];
  const names = (said ? written.slice(0, said.index) : written)
    .split(/\s*;\s*|\s+(?:&|and|e|y)\s+(?=[\p{L}'’-]+(?: [\p{L}'’-]+)?, )/u)
    .map((name) => name.replace(roleAtEnd, '').trim())
    .filter(Boolean);
  return names.map((name) => ({
    role: code ? 'organizer' : 'author',
    code: code ?? '',
    term: said ? headingKey(said[1] ?? '') : '',
    name: nameOf({ type: typeOf(name), name }),
  }));
}
