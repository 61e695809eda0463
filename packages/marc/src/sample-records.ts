import fc from 'fast-check';
import { writeIso2709 } from './iso2709/write.ts';
import type { ReadResult } from './reading.ts';
import type { DataField, Field, MarcRecord } from './record.ts';

/** Records and inputs for the tests of the readers and writers. */

export const leader = '00000nam a2200000 a 4500';

/** A data field from a line as cataloguers write it: '245 10$aDom Casmurro /$cMachado'. */
export function dataField(line: string): DataField {
  const [head = '', ...subfields] = line.split('$');
  return {
    tag: head.slice(0, 3),
    ind1: head.charAt(4) || ' ',
    ind2: head.charAt(5) || ' ',
    subfields: subfields.map((text) => ({ code: text.charAt(0), value: text.slice(1) })),
  };
}

export function sampleRecord(number: string, ...lines: string[]): MarcRecord {
  return { leader, fields: [{ tag: '001', value: number }, ...lines.map(dataField)] };
}

export function iso2709(record: MarcRecord): Buffer {
  const written = writeIso2709(record);
  if (written.kind === 'refused') throw new Error(`sample refused: ${written.reason}`);
  return Buffer.from(written.bytes);
}

export async function* inChunks(bytes: Uint8Array, size = 1 << 16): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += size) yield bytes.slice(i, i + size);
}

export async function collect(results: AsyncIterable<ReadResult>): Promise<ReadResult[]> {
  const all: ReadResult[] = [];
  for await (const result of results) all.push(result);
  return all;
}

/** Each result in a word: 001, or the reason the record is bad. */
export function outline(results: readonly ReadResult[]): string[] {
  return results.map((result) => {
    if (result.kind === 'bad') return result.reason;
    const number = result.record.fields.find((field) => field.tag === '001');
    return number && 'value' in number ? number.value : '(no 001)';
  });
}

const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const indicator = fc.oneof(fc.constant(' '), printable);

/** Text as it is after reading: NFC, no control characters, nothing XML has no place for. */
export const value = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }), fc.constant(''))
  .map((text) => text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').normalize('NFC'));

const alphanumeric = fc.constantFrom(...Array.from('0123456789ABCDEFXYZabcxyz'));
const dataTag = fc
  .tuple(alphanumeric, alphanumeric, alphanumeric)
  .map((characters) => characters.join(''))
  .filter((tag) => !tag.startsWith('00'));

const anyDataField: fc.Arbitrary<Field> = fc.record({
  tag: dataTag,
  ind1: indicator,
  ind2: indicator,
  subfields: fc.array(fc.record({ code: printable, value }), { maxLength: 6 }),
});
const anyControlField: fc.Arbitrary<Field> = fc.record({
  tag: alphanumeric.map((character) => `00${character}`),
  value,
});

export const anyRecord: fc.Arbitrary<MarcRecord> = fc.record({
  leader: fc.constantFrom(leader, '00000cas a2200000Ii 4500', '00000nz  a2200000n  4500'),
  fields: fc.array(fc.oneof(anyControlField, anyDataField), { minLength: 1, maxLength: 12 }),
});
