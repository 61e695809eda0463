import { decideEncoding, textDecoder } from '../charset/encoding.ts';
import { languagePosition } from '../charset/language-position.ts';
import { fieldFromText } from './field.ts';
import { leaderFromText } from '../leader-text.ts';
import { note } from '../warning.ts';
import type { BadReason, DecodeResult, ReadOptions } from '../reading.ts';
import type { Warning } from '../warning.ts';
import type { Field } from '../record.ts';
import { digits, leaderLength, recordTerminator } from './delimiters.ts';
import { readDirectory } from './directory.ts';
import { fieldExtents } from './extents.ts';
import type { Extent } from './extents.ts';

/** Reads the bytes of one record, as far as they are one. */
export function decodeRecord(bytes: Buffer, options: ReadOptions = {}): DecodeResult {
  const warnings: Warning[] = [];
  const directory = readDirectory(bytes, warnings);
  if (directory === null) return bad('no-structure', 'no directory to be found');
  const head = bytes.toString('latin1', 0, Math.min(directory.start, leaderLength));
  const leader = leaderFromText(head, warnings);
  const extents = fieldExtents(bytes, directory);
  const decision = decideEncoding(bytes, {
    claimsUnicode: leader.charAt(9) === 'a',
    language: languageOf(bytes, extents),
    weights: options.weights,
    charset: options.charset,
  });
  if (!decision.isSure) note(warnings, 'guessed-charset');
  const fields = readFields(extents, textDecoder(decision, bytes, warnings), warnings);
  const missing = directory.entries.length - extents.length;
  if (missing > 0) return bad('truncated', `${missing} fields are missing`, fields);
  if (fields.length === 0) return bad('no-structure', 'no fields');
  if (bytes.at(-1) !== recordTerminator) {
    if (!directory.isExact) return bad('truncated', 'the last field has no end', fields);
    note(warnings, 'no-terminator');
  }
  if (digits(bytes, 0, 5) !== bytes.length) note(warnings, 'length');
  return { kind: 'record', record: { leader, fields }, encoding: decision.encoding, warnings };
}

/** The record's language as its 008 has it, in ASCII whatever the rest is in. */
function languageOf(bytes: Buffer, extents: readonly Extent[]): string {
  const fixed = extents.find(({ tag }) => tag === '008');
  const [from, to] = languagePosition;
  if (!fixed || fixed.start + to > fixed.end) return '';
  return bytes.toString('latin1', fixed.start + from, fixed.start + to);
}

function readFields(
  extents: readonly Extent[],
  decode: (start: number, end: number) => string,
  warnings: Warning[],
): Field[] {
  const fields: Field[] = [];
  for (const { tag, start, end } of extents) {
    const field = fieldFromText(tag, decode(start, end), warnings);
    if (field) fields.push(field);
  }
  return fields;
}

function bad(reason: BadReason, detail: string, fields: readonly Field[] = []): DecodeResult {
  const number = fields.find((field) => field.tag === '001');
  const controlNumber = number && 'value' in number ? number.value.trim() : null;
  return { kind: 'bad', reason, detail, controlNumber };
}
