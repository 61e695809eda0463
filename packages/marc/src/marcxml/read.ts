import { TextDecoder } from 'node:util';
import { defaultMaxRecordBytes, withPlace } from '../reading.ts';
import type { ReadOptions, ReadResult } from '../reading.ts';
import { declarationLength, declaredDecoder } from './declaration.ts';
import { decodeXmlRecord } from './decode.ts';
import { xmlFrames } from './frames.ts';
import { withoutUtf16 } from './utf8.ts';

/**
 * Reads MARCXML, whatever is wrong with it: ill-formed XML costs the record it stands in and no
 * other. Document types are passed over and no entities expanded but XML's own. Positions in a
 * file in UTF-16 count its UTF-8 form.
 */
export async function* readMarcXml(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  let index = 0;
  const head: Uint8Array[] = [];
  let decoder: TextDecoder | null = null;
  const input = keepingHead(withoutUtf16(chunks), head);
  for await (const frame of xmlFrames(input, options.maxRecordBytes ?? defaultMaxRecordBytes)) {
    decoder ??= namedDecoder(options) ?? declaredDecoder(Buffer.concat(head));
    const decoded = decodeXmlRecord(frame, decoder);
    if (decoded)
      yield withPlace(decoded, frame.bytes, { position: frame.position, index: index++ });
  }
}

/** A decoder for the character set that is named; null where none is, or XML cannot be in it. */
function namedDecoder({ charset }: ReadOptions): TextDecoder | null {
  if (charset === undefined || charset === 'marc-8' || charset === 'cp850') return null;
  return new TextDecoder(charset);
}

/** Passes the input on, keeping as much of its beginning as may hold a declaration. */
async function* keepingHead(chunks: AsyncIterable<Uint8Array>, head: Uint8Array[]) {
  let length = 0;
  for await (const chunk of chunks) {
    if (length < declarationLength) head.push(chunk.slice(0, declarationLength));
    length += chunk.length;
    yield chunk;
  }
}
