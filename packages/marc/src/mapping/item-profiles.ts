import { civilDate } from './civil-date.ts';
import { enumeration } from './enumeration.ts';
import { headingKey } from './heading-key.ts';
import { isKohaItem, readKohaItem } from './koha-items.ts';
import { clean, heading, sentence } from './text.ts';
import { firstOf, valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { CopyData } from '../holdings.ts';
import type { DataField } from '../record.ts';

/** Systems whose records have items in fields of their own. */
export const itemProfileNames = ['koha', 'symphony', 'sierra', 'aleph', 'alma'] as const;
export type ItemProfileName = (typeof itemProfileNames)[number];

interface ItemProfile {
  readonly tags: readonly string[];
  /** Whether a field of such a tag is an item; others use the tags for notes of their own. */
  readonly isItem: (field: DataField) => boolean;
  readonly read: (field: DataField) => CopyData;
}

type Status = CopyData['status'];

/** Where a system has what is said of a copy. */
interface Places {
  readonly library: string;
  readonly barcode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly copyNumber: string;
  readonly loanType: string;
  readonly collection: string;
  readonly location: string;
  readonly acquired: string;
  readonly note: string;
  readonly status: (field: DataField) => Status;
}

function readBy(places: Places): (field: DataField) => CopyData {
  return (field) => ({
    library: clean(firstOf(field, places.library)),
    barcode: clean(firstOf(field, places.barcode)),
    callNumber: heading(firstOf(field, places.callNumber)),
    ...enumeration(firstOf(field, places.volume), clean(firstOf(field, places.copyNumber))),
    additionalMaterial: '',
    loanType: clean(firstOf(field, places.loanType)),
    collection: clean(firstOf(field, places.collection)),
    location: clean(firstOf(field, places.location)),
    status: places.status(field),
    acquiredOn: civilDate(firstOf(field, places.acquired)),
    dueOn: '',
    note: valuesOf(field, places.note).map(sentence).filter(Boolean).join(' '),
  });
}

/** Each of the groups has a subfield. */
function hasEach(field: DataField, ...groups: readonly string[]): boolean {
  return groups.every((codes) => firstOf(field, codes).trim() !== '');
}

/** Words of a current location or a status, in English as these systems have them. */
const stateWords: readonly (readonly [RegExp, Status])[] = [
  [/^(?:checkedout|checked out|unavailable|on loan|intransit|hold)/u, 'on-loan'],
  [/^(?:lost|missing)/u, 'lost'],
  [/^(?:discard|withdrawn)/u, 'withdrawn'],
  [/^(?:inprocess|in process|on order|onorder|catalog|bindery|repair)/u, 'in-processing'],
  [/^(?:reference|noncirc|lib use)/u, 'reference'],
];

function saidBy(text: string): Status {
  const said = headingKey(text);
  return stateWords.find(([words]) => words.test(said))?.[1] ?? 'available';
}

/** Sierra's and Millennium's codes of an item's status. */
const sierraStates: Readonly<Record<string, Status>> = {
  o: 'reference',
  m: 'lost',
  n: 'lost',
  z: 'lost',
  $: 'lost',
  w: 'withdrawn',
  p: 'in-processing',
  r: 'in-processing',
  t: 'on-loan',
  '!': 'on-loan',
};

const none = '';

export const itemProfiles: Readonly<Record<ItemProfileName, ItemProfile>> = {
  koha: { tags: ['952'], isItem: isKohaItem, read: readKohaItem },
  symphony: {
    tags: ['949', '999'],
    isItem: (field) => hasEach(field, 'i', 'm', 'ltw'),
    read: readBy({
      library: 'm',
      barcode: 'i',
      callNumber: 'a',
      volume: 'v',
      copyNumber: 'c',
      loanType: 't',
      collection: none,
      location: 'l',
      // Its dates are month first, or day first, by country.
      acquired: none,
      note: 'o',
      status: (field) => saidBy(firstOf(field, 'kl')),
    }),
  },
  sierra: {
    tags: ['945'],
    isItem: (field) => hasEach(field, 'iy', 'l', 'st'),
    read: readBy({
      library: 'l',
      barcode: 'iy',
      callNumber: 'a',
      volume: 'c',
      copyNumber: 'g',
      loanType: 't',
      collection: none,
      location: none,
      acquired: 'z',
      note: 'm',
      status: (field) => sierraStates[valueOf(field, 's').trim().charAt(0)] ?? 'available',
    }),
  },
  aleph: {
    tags: ['Z30'],
    isItem: (field) => hasEach(field, '1', '53'),
    read: readBy({
      library: '1',
      barcode: '5',
      callNumber: '3',
      volume: 'h',
      copyNumber: none,
      loanType: 'Ff',
      collection: '2',
      location: none,
      acquired: '8',
      note: none,
      status: (field) => saidBy(firstOf(field, 'p')),
    }),
  },
  alma: {
    tags: ['AVA'],
    isItem: (field) => hasEach(field, 'b', 'cdj', 'e'),
    read: readBy({
      library: 'b',
      barcode: none,
      callNumber: 'd',
      volume: none,
      copyNumber: none,
      loanType: none,
      collection: none,
      location: 'cj',
      acquired: none,
      note: none,
      status: (field) => saidBy(valueOf(field, 'e')),
    }),
  },
};

/** How many items a record has by each profile that finds any. */
export function itemsByProfile(
  fields: TaggedFields,
): readonly (readonly [ItemProfileName, number])[] {
  return itemProfileNames.flatMap((name) => {
    const { tags, isItem } = itemProfiles[name];
    const items = tags.reduce((sum, tag) => sum + fields.data(tag).filter(isItem).length, 0);
    return items > 0 ? [[name, items] as const] : [];
  });
}

/** The items of a record by one profile; without one, by that which finds most. */
export function itemsOf(
  fields: TaggedFields,
  named: ItemProfileName | 'none' | undefined,
): CopyData[] {
  const name = named ?? itemsByProfile(fields).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'none';
  if (name === 'none') return [];
  const { tags, isItem, read } = itemProfiles[name];
  return tags.flatMap((tag) => fields.data(tag).filter(isItem).map(read));
}
