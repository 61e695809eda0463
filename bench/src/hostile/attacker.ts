import { setPriority } from 'node:os';
import { attacks } from './attacks/index.ts';
import { askItself } from './attacks/neighbour.ts';
import { neighbour, type Orders } from './target.ts';

/**
 * A process of its own, so that it does not share the readers' event loop. It gives way to others:
 * attackers bring their own processors, and these are the application's.
 */
setPriority(10);

process.once('message', (orders) => void carryOut(orders as Orders));

async function carryOut({ attack, seconds, ...known }: Orders): Promise<void> {
  const outcomes: Record<string, number> = {};
  const count = (outcome: number | string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const ends = performance.now() + seconds * 1000;
  const act = attack === neighbour ? askItself : attacks[attack];
  await act?.({ ...known, ends, count });
  process.send?.(outcomes, () => process.exit(0));
}
