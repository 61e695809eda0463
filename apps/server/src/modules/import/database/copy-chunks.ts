/** Text, or bytes of it that are UTF-8 already. */
export type CopyPart = string | Uint8Array;

const chunkBytes = 65_536;
/** UTF-8 needs no more for each UTF-16 unit. */
const longestUnit = 3;

/** Parts run together, some twenty lines at a time: each chunk costs a message of its own. */
export function* copyChunks(parts: readonly CopyPart[]): Generator<Uint8Array> {
  let chunk = Buffer.allocUnsafe(chunkBytes);
  let used = 0;
  for (const part of parts) {
    const most = typeof part === 'string' ? part.length * longestUnit : part.length;
    if (used + most > chunk.length) {
      if (used > 0) yield chunk.subarray(0, used);
      // The one before is still being sent.
      chunk = Buffer.allocUnsafe(Math.max(chunkBytes, most));
      used = 0;
    }
    if (typeof part === 'string') used += chunk.write(part, used);
    else {
      chunk.set(part, used);
      used += part.length;
    }
  }
  if (used > 0) yield chunk.subarray(0, used);
}
