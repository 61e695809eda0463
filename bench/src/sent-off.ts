import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a process with its orders; resolves with its result. @throws where it ends without one */
export async function sentOff(
  program: URL,
  orders: { readonly seconds: number },
): Promise<unknown> {
  const child = fork(fileURLToPath(program));
  const patience = setTimeout(() => child.kill('SIGKILL'), (orders.seconds + 60) * 1000);
  const ended = once(child, 'exit').then(() => null);
  const told = once(child, 'message').then(([outcome]: unknown[]) => outcome);
  child.send(orders);
  const outcome = await Promise.race([told, ended]);
  await ended;
  clearTimeout(patience);
  if (outcome === null) throw new Error(`${program.pathname} ended before it was done`);
  return outcome;
}
