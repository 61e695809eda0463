import isbn3 from 'isbn3';
import { clean, distinct, heading } from './text.ts';
import { dataOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Description, Identifier, Isbn } from '../description.ts';
import type { DataField } from '../record.ts';

const leadingNumber = /^(?:ISBN[:\s]*)?([\d][\d\- –.]*[\dXx]?)/iu;

/** SBN, the nine-digit number before ISBN, is an ISBN without its first zero. */
function isbn13Of(digits: string): string {
  const padded = digits.length === 9 ? `0${digits}` : digits;
  if (padded.length !== 10 && padded.length !== 13) return '';
  return isbn3.parse(padded)?.isbn13 ?? '';
}

/** '(broch.). ' as 'broch.': parentheses and what stands between them off. */
function qualifierOf(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/[()[\]]/u))
    .map(heading)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .join(', ');
}

function describeIsbn(field: DataField): Isbn[] {
  const found: Isbn[] = [];
  for (const value of valuesOf(field, 'a')) {
    const text = clean(value);
    const [whole, number] = leadingNumber.exec(text) ?? [];
    const digits = number?.replace(/[^\dXx]/gu, '').toUpperCase() ?? '';
    if (!whole || !number || digits.length < 8) continue;
    const rest = text.slice(whole.length).split(/ :(?: |$)/u)[0] ?? '';
    const qualifier = qualifierOf([rest, ...valuesOf(field, 'q')]);
    found.push({ isbn13: isbn13Of(digits), asWritten: heading(number), qualifier });
  }
  return found;
}

/** The ISBNs (020 $a); ten and thirteen digits of one book are one. */
export function isbns(fields: TaggedFields): Isbn[] {
  const found = new Map<string, Isbn>();
  for (const isbn of fields.data('020').flatMap(describeIsbn)) {
    const key = isbn.isbn13 || isbn.asWritten;
    const before = found.get(key);
    if (!before) found.set(key, isbn);
    else if (!before.qualifier) found.set(key, { ...before, qualifier: isbn.qualifier });
  }
  return [...found.values()];
}

/** The 13 digits of the ISBN that a text begins with, '' where it begins with none. */
export function isbn13In(text: string): string {
  const [, number = ''] = leadingNumber.exec(clean(text)) ?? [];
  return isbn13Of(number.replace(/[^\dXx]/gu, '').toUpperCase());
}

const issn = /(\d{4})[\s.\-–]?(\d{3}[\dXx])(?!\d)/u;

/** The first ISSN in a text as 'NNNN-NNNC', '' where there is none. */
export function issnIn(text: string): string {
  const [, first, second] = issn.exec(text) ?? [];
  return first && second ? `${first}-${second.toUpperCase()}` : '';
}

function issnsIn(fields: TaggedFields, code: string): string[] {
  const written = fields.data('022').flatMap((field) => valuesOf(field, code));
  return distinct(written.map(issnIn));
}

/** The ISSNs (022 $a), and the linking ISSN ($l) where the record has no other. */
export function issns(fields: TaggedFields): string[] {
  const own = issnsIn(fields, 'a');
  return own.length > 0 ? own : issnsIn(fields, 'l');
}

/** The linking ISSNs (022 $l) that are not those of the title itself. */
export function linkingIssns(fields: TaggedFields): Pick<Description, 'linkingIssns'> {
  const own = issns(fields);
  const others = issnsIn(fields, 'l').filter((one) => !own.includes(one));
  return others.length > 0 ? { linkingIssns: others } : {};
}

/** First indicator of 024 (MARC 21); 7 names its source in $2. */
const sources024: Readonly<Record<string, string>> = {
  0: 'isrc',
  1: 'upc',
  2: 'ismn',
  3: 'ean',
  4: 'sici',
};

const sources: Readonly<Record<string, string>> = {
  '010': 'lccn',
  '027': 'strn',
  '028': 'publisher-number',
  '088': 'report-number',
};

/** '(OCoLC)154837777': the organization in front names the source. */
const organization = /^\(([^()]{1,40})\)\s*(.+)$/u;

/** OCLC's numbers carry a prefix of their own where the organization is not named. */
const oclc = /^(?:ocm|ocn|on)0*(\d{6,})$/u;

function describeIdentifier(field: DataField): Identifier[] {
  return valuesOf(field, 'a').map((text) => {
    const value = heading(text);
    const [, source, number] = field.tag === '035' ? (organization.exec(value) ?? []) : [];
    if (source && number) return { source, value: number };
    const bare = field.tag === '035' ? oclc.exec(value)?.[1] : undefined;
    if (bare) return { source: 'OCoLC', value: bare };
    if (field.tag !== '024') return { source: sources[field.tag] ?? '', value };
    return { source: sources024[field.ind1] ?? heading(valueOf(field, '2')), value };
  });
}

/** Other standard numbers, each once. */
export function identifiers(fields: TaggedFields): Identifier[] {
  const found = new Map<string, Identifier>();
  for (const field of dataOf(fields, ['010', '024', '027', '028', '088', '035']))
    for (const identifier of describeIdentifier(field))
      if (identifier.value) found.set(`${identifier.source}|${identifier.value}`, identifier);
  return [...found.values()];
}
