import { clean, sentence } from './text.ts';
import { hasEach, readBy, type ItemField } from './item-places.ts';
import { saidBy } from './copy-states.ts';
import { callNumberOf, libraryOf } from './located-copies.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** $8 '1.2' links a field to the 852 whose $8 begins with the same number (MARC 21, appendix A). */
function linkOf(field: DataField): string {
  return clean(valueOf(field, '8')).replace(/\D.*$/u, '');
}

/** The 852 that an item is in: that of its link, else the last before it, else the first. */
function locationOf(item: DataField, fields: TaggedFields): DataField | undefined {
  const locations = fields.data('852');
  const link = linkOf(item);
  const linked = link && locations.find((field) => linkOf(field) === link);
  if (linked) return linked;
  const at = fields.all.indexOf(item);
  return locations.findLast((field) => fields.all.indexOf(field) < at) ?? locations[0];
}

const said = readBy({
  library: '',
  barcode: 'p',
  callNumber: '',
  volume: '3',
  copyNumber: 't',
  loanType: 'h',
  location: 'l',
  acquired: 'd',
  state: (field) => saidBy(valueOf(field, 'j')),
});

/** Item information of MARC 21 Holdings: 876 of basic units, 877 of supplements, 878 of indexes. */
export const standardItem: ItemField = {
  tags: ['876', '877', '878'],
  isItem: (field) => hasEach(field, 'p') && valueOf(field, '0').trim() === '',
  read: (field, fields) => {
    const copy = said(field);
    const place = locationOf(field, fields);
    return {
      ...copy,
      library: place ? libraryOf(place) : '',
      callNumber: place ? callNumberOf(place) : '',
      location: copy.location || (place ? clean(valueOf(place, 'c')) : ''),
      note: valuesOf(field, 'z').map(sentence).filter(Boolean).join(' '),
    };
  },
};
