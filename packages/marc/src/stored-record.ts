import { isControlField, type Field, type MarcRecord } from './record.ts';

/**
 * A record as it is kept: half the characters of what names every part. Leader, then each field as
 * its tag and value, or as tag, indicators, and code and value of each subfield.
 */
export type StoredRecord = readonly [leader: string, fields: readonly StoredField[]];
type StoredField = readonly string[];

export function storedFields(fields: readonly Field[]): readonly StoredField[] {
  return fields.map((field) => {
    if (isControlField(field)) return [field.tag, field.value];
    const stored = [field.tag, field.ind1, field.ind2];
    for (const { code, value } of field.subfields) stored.push(code, value);
    return stored;
  });
}

export function readStoredRecord([leader, fields]: StoredRecord): MarcRecord {
  return { leader, fields: fields.map(readField) };
}

const codesFrom = 3;

function readField(stored: StoredField): Field {
  const [tag = '', first = '', second] = stored;
  if (second === undefined) return { tag, value: first };
  const subfields = [];
  for (let at = codesFrom; at < stored.length; at += 2) {
    subfields.push({ code: stored[at] ?? '', value: stored[at + 1] ?? '' });
  }
  return { tag, ind1: first, ind2: second, subfields };
}
