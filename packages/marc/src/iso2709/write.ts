import { isControlField } from '../record.ts';
import type { Field, MarcRecord } from '../record.ts';
import { entryLength, leaderLength } from './delimiters.ts';

/** Reason for which a record cannot be written in ISO 2709, whose numbers have four and five digits. */
export type WriteRefusal = 'record-too-long' | 'field-too-long' | 'tag' | 'delimiter-in-text';

export type WriteResult =
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly reason: WriteRefusal; readonly tag: string | null };

const delimiters = ['\x1d', '\x1e', '\x1f'];
const longestRecord = 99_999;
const longestField = 9_999;

/** Writes a record in ISO 2709 and UTF-8; the leader's lengths and 09 are set to say so. */
export function writeIso2709(record: MarcRecord): WriteResult {
  let directory = '';
  let position = 0;
  const data: Buffer[] = [];
  for (const field of record.fields) {
    const refusal = refusalOf(field);
    const bytes = Buffer.from(`${fieldText(field)}\x1e`, 'utf8');
    if (refusal ?? bytes.length > longestField)
      return { kind: 'refused', reason: refusal ?? 'field-too-long', tag: field.tag };
    directory += field.tag + padded(bytes.length, 4) + padded(position, 5);
    position += bytes.length;
    data.push(bytes);
  }
  const base = leaderLength + record.fields.length * entryLength + 1;
  const length = base + position + 1;
  if (length > longestRecord) return { kind: 'refused', reason: 'record-too-long', tag: null };
  const head = Buffer.from(`${leaderFor(record.leader, length, base)}${directory}\x1e`, 'latin1');
  return { kind: 'written', bytes: Buffer.concat([head, ...data, Buffer.from('\x1d')]) };
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

/** Positions 10-11 and 20-23 have one value each in MARC 21. */
function leaderFor(leader: string, length: number, base: number): string {
  const given = leader.replace(/[^\x20-\x7e]/g, ' ').padEnd(leaderLength);
  return `${padded(length, 5)}${given.slice(5, 9)}a22${padded(base, 5)}${given.slice(17, 20)}4500`;
}

function fieldText(field: Field): string {
  if (isControlField(field)) return field.value;
  const subfields = field.subfields.map(({ code, value }) => `\x1f${code}${value}`);
  return field.ind1 + field.ind2 + subfields.join('');
}

function refusalOf(field: Field): WriteRefusal | undefined {
  if (!/^[0-9A-Za-z]{3}$/.test(field.tag)) return 'tag';
  const texts = isControlField(field) ? [field.value] : field.subfields.map((s) => s.value);
  const isCut = texts.some((text) => delimiters.some((delimiter) => text.includes(delimiter)));
  return isCut ? 'delimiter-in-text' : undefined;
}
