import { defaultMaxRecordBytes, note, placed } from '../reading.ts';
import type { Decoded, ReadOptions, ReadResult, Warning } from '../reading.ts';
import { decodeRecord } from './decode.ts';
import { frames } from './frames.ts';
import type { Frame } from './frames.ts';
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
  for await (const frame of frames(chunks, options.maxRecordBytes ?? defaultMaxRecordBytes))
    for (const { start, end, hasJunk } of splitFrame(frame.bytes)) {
      const bytes = frame.bytes.subarray(start, end);
      const decoded = decodePart(bytes, frame, start, hasJunk);
      yield placed(decoded, bytes, { position: frame.position + start, index: index++ });
    }
}

function decodePart(bytes: Buffer, frame: Frame, start: number, hasJunk: boolean): Decoded {
  if (frame.cut && start === 0)
    return {
      kind: 'bad',
      reason: 'too-long',
      detail: 'no record terminator within the bytes a record may have',
      controlNumber: null,
    };
  const decoded = decodeRecord(bytes);
  if (!hasJunk || decoded.kind === 'bad') return decoded;
  const warnings: Warning[] = [...decoded.warnings];
  note(warnings, 'junk');
  return { ...decoded, warnings };
}
