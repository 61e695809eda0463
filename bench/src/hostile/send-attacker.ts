import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Orders, Outcomes } from './target.ts';

const program = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** Starts an attacker's process. Resolves with its outcomes; a process that does not return is ended. */
export async function sendAttacker(orders: Orders): Promise<Outcomes> {
  const child = fork(program);
  const patience = setTimeout(() => child.kill('SIGKILL'), (orders.seconds + 20) * 1000);
  const ended = once(child, 'exit').then(() => [{ 'attacker ended': 1 }]);
  const told = once(child, 'message');
  child.send(orders);
  const [outcomes] = (await Promise.race([told, ended])) as [Outcomes];
  await ended;
  clearTimeout(patience);
  return outcomes;
}
