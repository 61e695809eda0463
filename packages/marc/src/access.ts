import { isControlField } from './record.ts';
import type { DataField, MarcRecord } from './record.ts';

/** Whether a tag meets a pattern: '650' itself, or a wildcard as cataloguers write it, '65X', '6XX'. */
function meets(tag: string, pattern: string): boolean {
  if (tag === pattern) return true;
  if (!pattern.endsWith('X')) return false;
  return tag.startsWith(pattern.endsWith('XX') ? pattern.slice(0, -2) : pattern.slice(0, -1));
}

/** The data fields with any of the tags, in the record's own order. */
export function dataFields(record: MarcRecord, ...tags: readonly string[]): DataField[] {
  const found: DataField[] = [];
  for (const field of record.fields)
    if (!isControlField(field) && tags.some((tag) => meets(field.tag, tag))) found.push(field);
  return found;
}

/** The value of the first control field with this tag. */
export function controlField(record: MarcRecord, tag: string): string | undefined {
  for (const field of record.fields)
    if (field.tag === tag && isControlField(field)) return field.value;
  return undefined;
}

/** The value of the first subfield with this code. */
export function firstSubfield(field: DataField, code: string): string | undefined {
  return field.subfields.find((subfield) => subfield.code === code)?.value;
}

/** The values of every subfield with one of these codes ('abc'), in the field's own order. */
export function allSubfields(field: DataField, codes: string): string[] {
  const values: string[] = [];
  for (const { code, value } of field.subfields) if (codes.includes(code)) values.push(value);
  return values;
}

/** The values of the subfields `codes` of every field with this tag. */
export function subfields(record: MarcRecord, tag: string, codes: string): string[] {
  return dataFields(record, tag).flatMap((field) => allSubfields(field, codes));
}
