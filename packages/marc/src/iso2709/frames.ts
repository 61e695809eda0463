import { ByteQueue } from '../byte-queue.ts';
import { digits, fieldTerminator, recordTerminator } from './delimiters.ts';

/** The bytes up to and with a record terminator, or up to the end of the input. */
export interface Frame {
  /** Valid until the next frame is asked for. */
  readonly bytes: Buffer;
  readonly position: number;
  /** Position at which a frame began that had more bytes than a record may have; only its last are kept. */
  readonly cutFrom: number | null;
}

/** The longest record whose length can be written in a leader. */
const longestStated = 99_999;

/** Finds the end of the frame at the beginning of `bytes`; -1 where more must be read to tell. */
function frameEnd(bytes: Buffer, searchFrom: number, isLast: boolean): number {
  const terminator = bytes.indexOf(recordTerminator, searchFrom);
  if (terminator < 0) return isLast ? bytes.length : -1;
  if (bytes[terminator - 1] === fieldTerminator) return terminator + 1;
  // A record terminator within a field: believe the leader if a record ends where it says.
  const stated = digits(bytes, 0, 5);
  if (stated <= terminator + 1) return terminator + 1;
  if (stated > bytes.length) return isLast ? terminator + 1 : -1;
  const isEnd = bytes[stated - 1] === recordTerminator && bytes[stated - 2] === fieldTerminator;
  return isEnd ? stated : terminator + 1;
}

/** Cuts the input at record terminators, holding no more than about `maxBytes` of it. */
export async function* frames(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Frame> {
  const queue = new ByteQueue();
  const kept = Math.min(maxBytes, longestStated);
  let searched = 0;
  let cutFrom: number | null = null;

  function* complete(isLast: boolean): Generator<Frame> {
    while (queue.length > 0) {
      const end = frameEnd(queue.bytes, searched, isLast);
      if (end < 0) break;
      const excess = end > maxBytes ? end - kept : 0;
      if (excess > 0) cutFrom ??= queue.position;
      queue.drop(excess);
      const bytes = queue.bytes.subarray(0, end - excess);
      yield { bytes, position: queue.position, cutFrom };
      queue.drop(bytes.length);
      searched = 0;
      cutFrom = null;
    }
  }

  for await (const chunk of chunks) {
    queue.append(chunk);
    yield* complete(false);
    if (queue.length > maxBytes) {
      cutFrom ??= queue.position;
      queue.drop(queue.length - kept);
      searched = 0;
    }
    searched = unsearched(queue, searched);
  }
  yield* complete(true);
}

/** Bytes without a terminator need not be searched again; with one they wait for the stated end. */
function unsearched(queue: ByteQueue, from: number): number {
  return queue.bytes.includes(recordTerminator, from) ? from : queue.length;
}
