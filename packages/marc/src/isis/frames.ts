import { ByteQueue } from '../byte-queue.ts';
import { digits, leaderLength, recordTerminator } from '../iso2709/delimiters.ts';

export interface IsisFrame {
  readonly bytes: Buffer;
  /** Offset among the bytes without line breaks. */
  readonly position: number;
}

const numberSign = 0x23;

/** Cuts an export of CDS/ISIS into records: lines of 80 columns, which its lengths do not count. */
export async function* isisFrames(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<IsisFrame> {
  const queue = new ByteQueue();
  function* complete(isLast: boolean): Generator<IsisFrame> {
    while (queue.length > 0) {
      const end = frameEnd(queue.bytes, isLast || queue.length > maxBytes);
      if (end < 0) break;
      yield { bytes: queue.bytes.subarray(0, end), position: queue.position };
      queue.drop(end);
    }
  }
  for await (const chunk of chunks) {
    queue.append(withoutBreaks(chunk));
    yield* complete(false);
  }
  yield* complete(true);
}

function withoutBreaks(chunk: Uint8Array): Uint8Array {
  return chunk.filter((byte) => byte !== 0x0a && byte !== 0x0d && byte !== 0x1a);
}

/** The end of a record's last field and of the record, before the digits of the next. */
const nextRecord = /(?:##|\p{Cc})(?=\d{5}.{5}\d{7})/su;

/**
 * Finds the end of a frame: where the stated length leads, if a record ends there; else before the next
 * that looks like one; -1 where more must be read to tell.
 */
function frameEnd(bytes: Buffer, isLast: boolean): number {
  const stated = digits(bytes, 0, 5);
  if (stated > leaderLength && stated <= bytes.length && isEnd(bytes, stated - 1)) return stated;
  if (stated > bytes.length && !isLast) return -1;
  const next = nextRecord.exec(bytes.toString('latin1', leaderLength));
  if (next) return leaderLength + next.index + next[0].length;
  return isLast ? bytes.length : -1;
}

function isEnd(bytes: Buffer, at: number): boolean {
  return (
    bytes[at] === recordTerminator || (bytes[at] === numberSign && bytes[at - 1] === numberSign)
  );
}
