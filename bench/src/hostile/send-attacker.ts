import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Orders, Outcomes } from './target.ts';

const program = fileURLToPath(new URL('attacker.ts', import.meta.url));

/** Sends one off; resolves with what came of it. One that does not come back is ended. */
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
