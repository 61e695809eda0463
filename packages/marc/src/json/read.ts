import { leaderFromText } from '../leader-text.ts';
import { defaultMaxRecordBytes, withPlace } from '../reading.ts';
import type { DecodeResult, ReadOptions, ReadResult } from '../reading.ts';
import type { Field } from '../record.ts';
import { note, type Warning } from '../warning.ts';
import { jsonFrames } from './frames.ts';

/** Reads MARC-in-JSON: records in an array, one after the other, or one a line. */
export async function* readMarcJson(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  let index = 0;
  for await (const { bytes, position } of jsonFrames(
    chunks,
    options.maxRecordBytes ?? defaultMaxRecordBytes,
  ))
    yield withPlace(decode(bytes), bytes, { position, index: index++ });
}

function decode(bytes: Buffer): DecodeResult {
  const warnings: Warning[] = [];
  const text = bytes.toString('utf8');
  if (text.includes('\ufffd')) note(warnings, 'encoding');
  const parsed = parse(text);
  if (!isObject(parsed)) return bad('ill-formed', 'no JSON object');
  const written = parsed['fields'];
  const fields = Array.isArray(written) ? written.flatMap(fieldsOf) : [];
  if (fields.length === 0) return bad('no-structure', 'no fields');
  const leader = leaderFromText(textOf(parsed['leader']), warnings);
  return { kind: 'record', record: { leader, fields }, encoding: 'utf-8', warnings };
}

function bad(reason: 'ill-formed' | 'no-structure', detail: string): DecodeResult {
  return { kind: 'bad', reason, detail, controlNumber: null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** '{"245": {"ind1": "1", "ind2": "0", "subfields": [{"a": "Title"}]}}', '{"001": "1"}'. */
function fieldsOf(written: unknown): Field[] {
  if (!isObject(written)) return [];
  return Object.entries(written).flatMap(([tag, value]): Field[] => {
    if (!/^[0-9A-Za-z]{3}$/.test(tag)) return [];
    if (!isObject(value)) return [{ tag, value: textOf(value) }];
    const subfields = Array.isArray(value['subfields']) ? value['subfields'] : [];
    return [
      {
        tag,
        ind1: indicator(value['ind1']),
        ind2: indicator(value['ind2']),
        subfields: subfields.flatMap((one: unknown) =>
          isObject(one)
            ? Object.entries(one).map(([code, text]) => ({
                code: code.charAt(0),
                value: textOf(text),
              }))
            : [],
        ),
      },
    ];
  });
}

function indicator(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value.charAt(0) : ' ';
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).normalize('NFC')
    : '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
