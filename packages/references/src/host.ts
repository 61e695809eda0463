import { dataFields, firstSubfield } from '@estante/marc';
import type { Description, MarcRecord, RelatedTitle } from '@estante/marc';
import type { Host, Imprint } from './item.ts';
import { nameOf, type Name } from './name.ts';
import { tidy } from './piece.ts';

const volume = /\b(?:vol(?:ume|\.)?|v\.?|ano|tomo|t\.)\s*([\dIVXLC]+(?:\/\d+)?)(?![\p{L}])/iu;
const number = /\b(?:n[º°o]?|n[úu]m(?:ero)?|iss(?:ue)?|fasc)\.?\s*[º°]?\s*(\d+(?:[/-]\d+)?)/iu;
const pages = /\b(?:p(?:p|[áa]gs?|[áa]ginas|ages?)?)\.?\s*([\divxl]+(?:\s*[-–]\s*[\divxl]+)?)/iu;
const month =
  'jan|fev|feb|mar|abr|apr|mai|may|maio|jun|jul|ago|aug|set|sep|sept|out|oct|nov|dez|dic|dec|ene';
const dated = new RegExp(
  `((?:(?:\\d{1,2}\\s+)?(?:${month})\\p{L}*\\.?(?:\\s*[/-]\\s*(?:${month})\\p{L}*\\.?)?,?\\s*(?:de\\s+)?)?(?:1[4-9]|20)\\d{2})`,
  'iu',
);

export type Place = Pick<Host, 'volume' | 'number' | 'pages' | 'date'>;

/** Where in its host: reads 'v. 12, n. 3 (mar. 2010), p. 10-20' and its like (773 $g). */
export function placeIn(detail: string): Place {
  const found = (pattern: RegExp) => pattern.exec(detail)?.[1] ?? '';
  return {
    volume: found(volume),
    number: found(number),
    pages: found(pages).replace(/\s*[-–]\s*/u, '-'),
    date: found(dated).replace(/,(?=\s)/u, ''),
  };
}

/** 'São Paulo : Atlas, 1999' (773 $d) taken apart. */
function imprintIn(text: string): Imprint {
  const [place = '', rest = ''] = text.split(/\s*:\s*/u, 2);
  const publisher = rest.replace(/,?\s*\[?c?\d{4}.*$/u, '');
  const named = text.includes(':') ? place : place.replace(/,?\s*\[?c?\d{4}.*$/u, '');
  return {
    places: [tidy(named)].filter(Boolean),
    publishers: [tidy(publisher)].filter(Boolean),
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
    agent: host.agent,
    edition,
    imprint: imprintIn(published),
    ...place,
    date: place.date || (dated.exec(published)?.[1] ?? ''),
    isbn: /\d[\d -]{7,16}[\dXx]/u.exec(host.isbn)?.[0] ?? '',
    issn: host.issn,
  };
}

/** A serial: by its ISSN, or by volume and number where no ISBN denies it. */
export function isInSerial({ issn, isbn, number: issue, volume: bound }: Host): boolean {
  return issn !== '' || (isbn === '' && (issue !== '' || bound !== ''));
}

/** Who the host is by; a heading with a comma is a person's, as 773 $a does not say. */
export function hostName({ agent }: Host): Name | null {
  if (agent === '') return null;
  return nameOf({ type: agent.includes(',') ? 'person' : 'corporate', name: agent });
}
