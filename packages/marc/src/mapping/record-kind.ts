import { isControlField } from '../record.ts';
import type { MarcRecord } from '../record.ts';

export type RecordKind = 'bibliographic' | 'holdings' | 'authority' | 'other';

/** Leader/06 of the formats (MARC 21 Bibliographic, Holdings, Authority). */
const bibliographicTypes = 'acdefgijkmoprtbhn';
const holdingsTypes = 'uvxy';
const authorityTags = new Set([
  '148',
  '150',
  '151',
  '155',
  '162',
  '180',
  '181',
  '182',
  '185',
  '670',
]);
const bibliographicTags = new Set([
  '020',
  '022',
  '100',
  '110',
  '111',
  '130',
  '240',
  '246',
  '260',
  '264',
  '300',
]);
const holdingsTags = new Set([
  '852',
  '853',
  '854',
  '855',
  '863',
  '864',
  '865',
  '866',
  '867',
  '868',
]);

interface Signs {
  readonly titled: boolean;
  readonly bibliographic: boolean;
  readonly authority: boolean;
  readonly holdings: boolean;
  readonly parent: boolean;
}

function signsOf(record: MarcRecord): Signs {
  const tags = new Set<string>();
  for (const field of record.fields) tags.add(isControlField(field) ? `=${field.tag}` : field.tag);
  return {
    titled: tags.has('245'),
    bibliographic: !tags.isDisjointFrom(bibliographicTags),
    authority: !tags.isDisjointFrom(authorityTags),
    holdings: !tags.isDisjointFrom(holdingsTags),
    parent: tags.has('=004'),
  };
}

/** Decides by the fields, without a type in the leader, or against it. */
function byFields(signs: Signs): RecordKind {
  if (signs.titled) return 'bibliographic';
  if (signs.authority) return 'authority';
  if (signs.bibliographic) return 'bibliographic';
  return signs.holdings ? 'holdings' : 'other';
}

/**
 * Tells which format a record is in. A title statement (245) makes a record bibliographic whatever the
 * leader says, unless it is holdings linked to a parent (004); headings that only authorities have make
 * it an authority.
 */
export function recordKind(record: MarcRecord): RecordKind {
  const type = record.leader.charAt(6);
  const signs = signsOf(record);
  if (type !== '' && holdingsTypes.includes(type))
    return signs.titled && !signs.parent ? 'bibliographic' : 'holdings';
  if (type === 'z') return signs.titled ? 'bibliographic' : 'authority';
  if (type === 'w' || type === 'q') return 'other';
  if (type !== '' && bibliographicTypes.includes(type))
    return signs.authority && !signs.titled ? 'authority' : 'bibliographic';
  return byFields(signs);
}
