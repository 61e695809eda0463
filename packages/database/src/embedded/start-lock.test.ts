import { expect, test } from 'vitest';
import { lockStart } from './start-lock.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

test('a second start waits for the first, a start elsewhere does not', async () => {
  const folder = await temporaryFolder();
  const order: string[] = [];
  const first = await lockStart(folder);
  const second = lockStart(folder).then((lock) => {
    order.push('second');
    return lock;
  });
  await using elsewhere = await lockStart(await temporaryFolder());
  expect(elsewhere).not.toBeNull();
  order.push('first done');
  await first?.[Symbol.asyncDispose]();
  await using lock = await second;
  expect(lock).not.toBeNull();
  expect(order).toEqual(['first done', 'second']);
});
