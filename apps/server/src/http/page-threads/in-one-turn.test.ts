import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOneTurn } from './in-one-turn.ts';

test('what is told in one turn goes together, in its order, and the next in another', async () => {
  const sent: (readonly number[])[] = [];
  const tell = inOneTurn((items: readonly number[]) => sent.push(items));
  tell(1);
  await Promise.resolve();
  tell(2);
  expect(sent).toEqual([]);
  await nextTurn();
  tell(3);
  await nextTurn();
  expect(sent).toEqual([[1, 2], [3]]);
});
