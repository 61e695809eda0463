import { hash } from 'node:crypto';
import { readStoredRecord, storedFields, type MarcRecord } from '@estante/marc';

/** A value and its JSON, both without what PostgreSQL cannot hold. */
export interface StorableValue<Value> {
  readonly value: Value;
  readonly json: string;
}

/** PostgreSQL's text has no U+0000, and its jsonb no half of a surrogate pair. */
const notStorable = /\\u(?:0000|d[89a-f])/i;

export function storable<Value>(value: Value): StorableValue<Value> {
  const json = JSON.stringify(value);
  if (!notStorable.test(json)) return { value, json };
  const clean = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed() : part,
  );
  return { value: JSON.parse(clean) as Value, json: clean };
}

/** A record, the JSON of its `StoredRecord`, and the part of it that tells whether two records say the same. */
export interface StorableRecord extends StorableValue<MarcRecord> {
  readonly said: string;
}

/**
 * Left out of what is said: record length, base address and character coding (leader 00-04, 12-16,
 * 09), which change when the same record is written in another way.
 */
export function storableRecord({ leader, fields }: MarcRecord): StorableRecord {
  const stored = storedFields(fields);
  const { value, json } = storable(stored);
  const clean = leader.replaceAll('\0', ' ').toWellFormed();
  return {
    value: value === stored ? { leader: clean, fields } : readStoredRecord([clean, value]),
    json: `[${JSON.stringify(clean)},${json}]`,
    said: `${clean.slice(5, 9)}${clean.slice(17, 20)}${json}`,
  };
}

/** 128 bits over what a record says, and over what else its place in the catalogue depends on. */
export function digestOf({ said }: StorableRecord, context = ''): string {
  return hash('sha256', said + context, 'hex').slice(0, 32);
}

const longest = 120;
const kept = 80;

/**
 * A text as a key of an index, which holds 2,700 bytes at most: a long one (only broken records
 * have them) is cut and ends in a digest of the whole.
 */
export function boundedKey(written: string): string {
  const text = written.includes('\0') ? written.replaceAll('\0', '') : written;
  if (text.length <= longest) return text;
  return `${text.slice(0, kept).toWellFormed()}…${hash('sha256', text, 'hex').slice(0, 32)}`;
}
