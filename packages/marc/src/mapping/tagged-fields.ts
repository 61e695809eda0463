import { isControlField } from '../record.ts';
import type { DataField, MarcRecord, Subfield } from '../record.ts';

const none: readonly DataField[] = [];

/** The fields of one record by tag, gathered once because every part of a description asks. */
export interface TaggedFields {
  readonly leader: string;
  /** The first control field with the tag, '' where there is none. */
  readonly control: (tag: string) => string;
  readonly controls: (tag: string) => readonly string[];
  readonly data: (tag: string) => readonly DataField[];
  /** Every data field in the record's own order. */
  readonly all: readonly DataField[];
}

function append<T>(lists: Map<string, T[]>, tag: string, item: T): void {
  const list = lists.get(tag);
  if (list) list.push(item);
  else lists.set(tag, [item]);
}

/** Title and items of one record are described in turn. */
let latest: readonly [MarcRecord['fields'], TaggedFields] | undefined;

export function tagFields(record: MarcRecord): TaggedFields {
  if (latest?.[0] === record.fields && latest[1].leader === record.leader) return latest[1];
  const gathered = gatherFields(record);
  latest = [record.fields, gathered];
  return gathered;
}

function gatherFields(record: MarcRecord): TaggedFields {
  const controls = new Map<string, string[]>();
  const data = new Map<string, DataField[]>();
  const all: DataField[] = [];
  for (const field of record.fields) {
    if (isControlField(field)) append(controls, field.tag, field.value);
    else {
      append(data, field.tag, field);
      all.push(field);
    }
  }
  return {
    leader: record.leader,
    control: (tag) => controls.get(tag)?.[0] ?? '',
    controls: (tag) => controls.get(tag) ?? [],
    data: (tag) => data.get(tag) ?? none,
    all,
  };
}

/** The data fields of several tags, tag by tag. */
export function dataOf(fields: TaggedFields, tags: readonly string[]): DataField[] {
  const found: DataField[] = [];
  for (const tag of tags) for (const field of fields.data(tag)) found.push(field);
  return found;
}

/** The first value of a subfield, '' where there is none. */
export function valueOf(field: DataField | undefined, code: string): string {
  if (field)
    for (const subfield of field.subfields) if (subfield.code === code) return subfield.value;
  return '';
}

/** The first value of any of the subfields, in the order of the codes asked. */
export function firstOf(field: DataField | undefined, codes: string): string {
  for (const code of codes) {
    const value = valueOf(field, code);
    if (value.trim()) return value;
  }
  return '';
}

/** The values of the subfields with these codes, in the field's order. */
export function valuesOf(field: DataField | undefined, codes: string): string[] {
  const values: string[] = [];
  if (field)
    for (const { code, value } of field.subfields)
      if (code !== '' && codes.includes(code)) values.push(value);
  return values;
}

/** Whether a subfield carries text: letters do, digits ($0, $6, $9) carry links and control. */
export function isTextCode({ code }: Subfield): boolean {
  return code >= 'a' && code <= 'z';
}
