import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items as JSON in pieces of `size`: all at once would block the thread. */
export async function jsonPieces(items: readonly unknown[], size: number): Promise<string[]> {
  const pieces: string[] = [];
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await nextTurn();
    pieces.push(JSON.stringify(items.slice(from, from + size)));
  }
  return pieces;
}
