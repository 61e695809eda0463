import type { Socket } from 'node:net';
import { createLineSplitter } from '../message/index.ts';
import type { LineResponse } from './converse.ts';

/** Milliseconds of quiet: before a terminal has signed in, and after. */
const quiet = { first: 30_000, later: 600_000 } as const;
/** Messages that wait for their turn, and that come within ten seconds: a terminal waits for each answer. */
const [mostWaiting, mostInSpan, span] = [20, 300, 10_000];
/** Bytes that a terminal has not taken yet. */
const mostUntaken = 262_144;

/**
 * Answers one terminal after the other message, in their order. A terminal that sends what is no line, or more than a
 * machine can, or takes nothing, is hung up on, and nobody else notices.
 */
export function serveTerminal(
  socket: Socket,
  converse: (line: Buffer) => Promise<LineResponse>,
): void {
  const split = createLineSplitter();
  let waiting = 0;
  let inSpan = 0;
  let spanStart = Date.now();
  let turn: Promise<void> = Promise.resolve();
  const isFlood = (count: number): boolean => {
    if (Date.now() - spanStart > span) [spanStart, inSpan] = [Date.now(), 0];
    inSpan += count;
    return inSpan > mostInSpan || waiting + count > mostWaiting;
  };
  const serve = async (line: Buffer): Promise<void> => {
    waiting -= 1;
    if (socket.destroyed) return;
    const sent = await converse(line);
    if (sent === 'hang up' || socket.writableLength > mostUntaken) socket.destroy();
    else if (sent) socket.write(sent);
  };
  socket.setNoDelay(true);
  socket.setTimeout(quiet.first, () => socket.destroy());
  // A fault of a socket ends that socket, and no more.
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: Buffer) => {
    const lines = split(part);
    if (lines === null || isFlood(lines.length)) return void socket.destroy();
    if (lines.length > 0) socket.setTimeout(quiet.later);
    waiting += lines.length;
    for (const line of lines)
      turn = turn.then(() => serve(line)).catch(() => void socket.destroy());
  });
}
