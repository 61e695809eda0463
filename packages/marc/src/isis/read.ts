import { decideEncoding, textDecoder } from '../charset/encoding.ts';
import { defaultMaxRecordBytes, withPlace } from '../reading.ts';
import type { DecodeResult, ReadOptions, ReadResult } from '../reading.ts';
import { note, type Warning } from '../warning.ts';
import { isisFrames } from './frames.ts';
import { isisStretches, type IsisField } from './record.ts';
import { lilacsPartTable, lilacsTable } from './table.ts';
import { mapIsis, marcLike } from './to-marc.ts';

/** Reads ISO 2709 as CDS/ISIS writes it; its fields become MARC 21 by a table, or are so already. */
export async function* readIsis(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  let index = 0;
  const maxBytes = options.maxRecordBytes ?? defaultMaxRecordBytes;
  for await (const { bytes, position } of isisFrames(chunks, maxBytes))
    yield withPlace(decode(bytes, options), bytes, { position, index: index++ });
}

function decode(bytes: Buffer, options: ReadOptions): DecodeResult {
  const warnings: Warning[] = [];
  const stretches = isisStretches(bytes);
  if (stretches === null)
    return {
      kind: 'bad',
      reason: 'no-structure',
      detail: 'no directory to be found',
      controlNumber: null,
    };
  const decision = decideEncoding(bytes, {
    claimsUnicode: false,
    mayBeMarc8: false,
    weights: options.weights,
    charset: options.charset,
  });
  if (!decision.isSure) note(warnings, 'guessed-charset');
  const text = textDecoder(decision, bytes, warnings);
  const fields = stretches.map(({ tag, start, end }) => ({
    tag,
    text: text(start, end)
      .replaceAll(/\p{Cc}/gu, '')
      .normalize('NFC'),
  }));
  const record = recordOf(fields, options);
  if (record.fields.length === 0)
    return { kind: 'bad', reason: 'no-structure', detail: 'no fields', controlNumber: null };
  return { kind: 'record', record, encoding: decision.encoding, warnings };
}

const titleOfMarc = 245;

/** LILACS: the title of a part of a monograph or a serial. */
const isAnalyticTitle = ({ tag }: IsisField) => tag === 12;

/**
 * Reads fields by the table that is named; else a field 245 shows that the tags are those of MARC
 * 21, and its want that they are those of LILACS.
 */
function recordOf(fields: readonly IsisField[], { isis, onFormat }: ReadOptions) {
  const table = isis ?? (fields.some(({ tag }) => tag === titleOfMarc) ? 'marc' : 'lilacs');
  if (table === 'marc') {
    onFormat?.('fields of MARC');
    return marcLike(fields);
  }
  onFormat?.(table === 'lilacs' ? 'fields of LILACS' : 'fields by a table of your own');
  if (table !== 'lilacs') return mapIsis(fields, table);
  return mapIsis(fields, fields.some(isAnalyticTitle) ? lilacsPartTable : lilacsTable);
}
