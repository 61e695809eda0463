import { defaultMaxRecordBytes, withPlace } from '../reading.ts';
import type { DecodeResult, ReadOptions, ReadResult } from '../reading.ts';
import { decodeRecord } from './decode.ts';
import { frames } from './frames.ts';
import { splitFrame } from './split.ts';

/**
 * Reads MARC 21 in ISO 2709, whatever is wrong with it: every record that can be told apart comes
 * out as a record with warnings, or as bad with its place. Holds one record at a time.
 */
export async function* readIso2709(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  let index = 0;
  for await (const frame of frames(chunks, options.maxRecordBytes ?? defaultMaxRecordBytes)) {
    if (frame.cutFrom !== null)
      yield withPlace(tooLong, frame.bytes, { position: frame.cutFrom, index: index++ });
    for (const { start, end, hasJunk, isJunk } of splitFrame(frame.bytes)) {
      if (frame.cutFrom !== null && start === 0) continue;
      const bytes = frame.bytes.subarray(start, end);
      if (isJunk) {
        yield withPlace(noTerminators, bytes, { position: frame.position + start, index: index++ });
        continue;
      }
      const decoded = hasJunk
        ? withJunk(decodeRecord(bytes, options))
        : decodeRecord(bytes, options);
      yield withPlace(decoded, bytes, { position: frame.position + start, index: index++ });
    }
  }
}

const tooLong: DecodeResult = {
  kind: 'bad',
  reason: 'too-long',
  detail: 'no record terminator within the bytes a record may have',
  controlNumber: null,
};

const noTerminators: DecodeResult = {
  kind: 'bad',
  reason: 'no-structure',
  detail: 'no terminators, though as long as a record',
  controlNumber: null,
};

function withJunk(decoded: DecodeResult): DecodeResult {
  if (decoded.kind === 'bad') return decoded;
  return { ...decoded, warnings: ['junk', ...decoded.warnings] };
}
