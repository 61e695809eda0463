import { isControlField, type Field } from '@estante/marc';

/** Addresses (856) are reached through `links`, where restricted ones are opened as they must be. */
const hidden = new Set(['856']);

/** Koha's and other systems' own fields of items: what they tell readers stands with the copies. */
const items = new Set(['852', '876', '877', '878', '949', '952', '995']);

/** First indicator 0 says 'private' in these (MARC 21: acquisition, custody, action notes). */
const canBePrivate = new Set(['541', '542', '561', '583']);

/** Whether readers see the field. */
export function isForReaders(field: Field): boolean {
  if (hidden.has(field.tag) || items.has(field.tag)) return false;
  return isControlField(field) || !canBePrivate.has(field.tag) || field.ind1 !== '0';
}

/** Without what MARC 21 calls a nonpublic note: $x of notes. */
export function readersPart(field: Field): Field {
  if (isControlField(field) || !field.tag.startsWith('5')) return field;
  return { ...field, subfields: field.subfields.filter(({ code }) => code !== 'x') };
}
