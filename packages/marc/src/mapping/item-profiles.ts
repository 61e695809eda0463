import { almaItems } from './alma-items.ts';
import type { ItemField } from './item-places.ts';
import { readByTable } from './item-table.ts';
import type { ItemTable } from './item-table.ts';
import { isKohaItem, readKohaItem } from './koha-items.ts';
import { pergamumItem } from './pergamum-items.ts';
import { standardItem } from './standard-items.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';
import { symphonyItem } from './symphony-items.ts';
import { sierraItem } from './sierra-items.ts';
import { alephItem } from './aleph-items.ts';

/** Systems whose records have items in fields of their own. */
export const itemProfileNames = [
  'koha',
  'symphony',
  'sierra',
  'aleph',
  'alma',
  'pergamum',
  'marc',
] as const;
export type ItemProfileName = (typeof itemProfileNames)[number];

/** Way in which the items of records are read: by a profile, by a table of one's own, or not at all. */
export type ItemChoice = ItemProfileName | 'none' | ItemTable;

/** The fields of each system; of several, the first that a record has items in. */
const itemProfiles: Readonly<Record<ItemProfileName, readonly ItemField[]>> = {
  koha: [{ tags: ['952'], isItem: isKohaItem, read: readKohaItem }],
  symphony: [symphonyItem],
  sierra: [sierraItem],
  aleph: [alephItem],
  alma: almaItems,
  pergamum: [pergamumItem],
  marc: [standardItem],
};

/** Every tag in which some system has its items. */
export const itemTags: ReadonlySet<string> = new Set(
  Object.values(itemProfiles).flatMap((some) => some.flatMap(({ tags }) => tags)),
);

function itemsIn(fields: TaggedFields, { tags, isItem }: ItemField): DataField[] {
  return tags.flatMap((tag) => fields.data(tag).filter(isItem));
}

/** Counts the items of a record by each profile that finds any. */
export function itemsByProfile(
  fields: TaggedFields,
): readonly (readonly [ItemProfileName, number])[] {
  return itemProfileNames.flatMap((name) => {
    for (const field of itemProfiles[name]) {
      const { length } = itemsIn(fields, field);
      if (length > 0 && (field.isLikely?.(fields) ?? true)) return [[name, length] as const];
    }
    return [];
  });
}

/** The items of a record by one profile or table; without one, by the profile that finds most. */
export function itemsOf(fields: TaggedFields, chosen: ItemChoice | undefined): CopyData[] {
  if (typeof chosen === 'object') return readByTable(fields, chosen);
  const name = chosen ?? itemsByProfile(fields).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'none';
  if (name === 'none') return [];
  for (const field of itemProfiles[name]) {
    const items = itemsIn(fields, field);
    if (items.length > 0) return items.map((item) => field.read(item, fields));
  }
  return [];
}
