import { decideEncoding, textDecoder } from '../charset/encoding.ts';
import { fieldFromText } from '../field-text.ts';
import { note } from '../reading.ts';
import type { Decoded, Warning } from '../reading.ts';
import type { Field } from '../record.ts';
import { digits, leaderLength, recordTerminator } from './delimiters.ts';
import { readExtents } from './directory.ts';
import { readLeader } from './leader.ts';

/** Reads the bytes of one record, as far as they are one. */
export function decodeRecord(bytes: Buffer): Decoded {
  const warnings: Warning[] = [];
  const leader = readLeader(bytes, warnings);
  const extents = leader.length < leaderLength ? null : readExtents(bytes, warnings);
  if (extents === null) return bad('no-structure', 'no directory', null);
  const encoding = decideEncoding(bytes, leader.charAt(9) === 'a');
  const decode = textDecoder(encoding, warnings);
  const fields: Field[] = [];
  for (const { tag, start, end } of extents) {
    const field = fieldFromText(tag, decode(bytes, start, end), warnings);
    if (field) fields.push(field);
  }
  const refusal = refusalOf(bytes, fields, warnings);
  if (refusal) return refusal;
  if (digits(bytes, 0, 5) !== bytes.length) note(warnings, 'length');
  return { kind: 'record', record: { leader, fields }, encoding, warnings };
}

function refusalOf(
  bytes: Buffer,
  fields: readonly Field[],
  warnings: Warning[],
): Decoded | undefined {
  if (fields.length === 0) return bad('no-structure', 'no fields', null);
  if (bytes.at(-1) === recordTerminator) return undefined;
  note(warnings, 'no-terminator');
  const number = fields.find((field) => field.tag === '001');
  const controlNumber = number && 'value' in number ? number.value.trim() : null;
  if (warnings.includes('directory'))
    return bad('truncated', `${bytes.length} bytes and no end`, controlNumber);
  return undefined;
}

function bad(
  reason: 'no-structure' | 'truncated',
  detail: string,
  controlNumber: string | null,
): Decoded {
  return { kind: 'bad', reason, detail, controlNumber };
}
