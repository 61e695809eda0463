import { isControlField, itemTags, type Field } from '@estante/marc';

/** Addresses (856) are reached through `links`, where restricted ones are opened as they must be. */
const hidden = new Set(['856']);

/** Fields of items, in any system: what they tell readers stands with the copies. */
const items = new Set([...itemTags, '852', '995']);

/**
 * MARC 21 has no letters in its tags. Aleph and Alma write under such what is theirs alone: items,
 * addresses of what is subscribed, who catalogued the record.
 */
const isOfMarc = (tag: string): boolean => /^\d{3}$/u.test(tag);

/** First indicator 0 says 'private' in these (MARC 21: acquisition, custody, action notes). */
const canBePrivate = new Set(['541', '542', '561', '583']);

/** Whether readers see the field. */
export function isForReaders(field: Field): boolean {
  if (hidden.has(field.tag) || items.has(field.tag) || !isOfMarc(field.tag)) return false;
  return isControlField(field) || !canBePrivate.has(field.tag) || field.ind1 !== '0';
}

/** The field without what MARC 21 calls a nonpublic note: $x of notes. */
export function readersPart(field: Field): Field {
  if (isControlField(field) || !field.tag.startsWith('5')) return field;
  return { ...field, subfields: field.subfields.filter(({ code }) => code !== 'x') };
}
