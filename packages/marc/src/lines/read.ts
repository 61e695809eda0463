import { decideEncoding, textDecoder } from '../charset/encoding.ts';
import { languagePosition } from '../charset/language-position.ts';
import { leaderFromText } from '../leader-text.ts';
import { defaultMaxRecordBytes, withPlace } from '../reading.ts';
import type { DecodeResult, ReadOptions, ReadResult } from '../reading.ts';
import type { MarcRecord } from '../record.ts';
import { note, type Warning } from '../warning.ts';
import { alephNumber, recordFromAleph } from './aleph.ts';
import { lineFrames } from './frames.ts';
import { recordFromMnemonic } from './mnemonic.ts';

/** Rules by which a format of lines is cut and read. */
interface LineFormat {
  /** Whether a line begins another record than the line before. */
  readonly begins: (line: string, before: string) => boolean;
  readonly record: (text: string) => MarcRecord | null;
}

const formats: Readonly<Record<'mnemonic' | 'aleph', LineFormat>> = {
  mnemonic: {
    begins: (line) => /^\ufeff?=(?:LDR|000)/.test(line),
    record: recordFromMnemonic,
  },
  aleph: {
    begins: (line, before) =>
      alephNumber(line) !== null && alephNumber(line) !== alephNumber(before),
    record: recordFromAleph,
  },
};

/** Reads mnemonic MARC or Aleph's sequential format; each record's bytes are decided by themselves. */
export async function* readLines(
  name: keyof typeof formats,
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  const format = formats[name];
  let index = 0;
  const frames = lineFrames(chunks, format.begins, options.maxRecordBytes ?? defaultMaxRecordBytes);
  for await (const { bytes, position } of frames) {
    if (
      bytes
        .toString('latin1')
        .replace(/^\xef\xbb\xbf/, '')
        .trim() === ''
    )
      continue;
    yield withPlace(decode(bytes, format, options), bytes, { position, index: index++ });
  }
}

function decode(bytes: Buffer, format: LineFormat, options: ReadOptions): DecodeResult {
  const warnings: Warning[] = [];
  const plain = format.record(bytes.toString('latin1'));
  const decision = decideEncoding(bytes, {
    claimsUnicode: plain?.leader.charAt(9) === 'a',
    language: languageOf(plain),
    weights: options.weights,
    charset: options.charset,
  });
  if (!decision.isSure) note(warnings, 'guessed-charset');
  const text = textDecoder(decision, bytes, warnings)(0, bytes.length).replace(/^\ufeff/, '');
  const record = format.record(text);
  if (record === null)
    return { kind: 'bad', reason: 'no-structure', detail: 'no fields', controlNumber: null };
  const leader = leaderFromText(record.leader, warnings);
  return { kind: 'record', record: { ...record, leader }, encoding: decision.encoding, warnings };
}

function languageOf(record: MarcRecord | null): string {
  const fixed = record?.fields.find(({ tag }) => tag === '008');
  return fixed && 'value' in fixed ? fixed.value.slice(...languagePosition) : '';
}
