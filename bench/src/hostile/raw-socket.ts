import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Target } from './target.ts';

/** Opens a connection from the attacker's address; its errors are ignored. */
export async function open({ host, port, from }: Target): Promise<Socket> {
  const socket = connect({ host, port, localAddress: from });
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect', { signal: AbortSignal.timeout(5000) });
  return socket;
}

/** Sends bytes, and counts the first status that comes back. */
export async function sendRaw(target: Target, bytes: Buffer | string): Promise<void> {
  const socket = await open(target);
  try {
    const answer = once(socket, 'data', { signal: AbortSignal.timeout(3000) });
    socket.write(bytes);
    const [first] = (await Promise.race([answer, once(socket, 'close')])) as [unknown];
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(String(first)) ?? [];
    target.count(status === undefined ? 'closed' : Number(status));
  } catch {
    target.count('silent');
  } finally {
    socket.destroy();
  }
}

/** Head of a request; the lines are given without their ends. */
export function headOf(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`;
}
