import { distinct, heading, sentence } from './text.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** The ISBD sign before each subfield of 300: other details, dimensions, accompanying material. */
const signs: Readonly<Record<string, string>> = { b: ' : ', c: ' ; ', e: ' + ', f: ' ', g: ' ' };

function describeExtent(field: DataField): string {
  let text = '';
  for (const { code, value: raw } of field.subfields) {
    const sign = code === 'a' ? ' ' : signs[code];
    const value = sentence(raw).replace(/\s*\+$/u, '');
    if (!sign || !value) continue;
    text = text ? `${text}${sign}${value}` : value;
  }
  return heading(text);
}

/** The physical description (300), with the signs between its parts whether or not they were typed. */
export function extent(fields: TaggedFields): string[] {
  return distinct(fields.data('300').map(describeExtent));
}
