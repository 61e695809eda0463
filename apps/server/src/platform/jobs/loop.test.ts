import { expect, test } from 'vitest';
import { createLoop } from './loop.ts';

test('work is done again, also after it has failed, and ends before the loop has stopped', async () => {
  const told: unknown[] = [];
  let times = 0;
  let isAtWork = false;
  let enough = () => {};
  const third = new Promise<void>((resolve) => (enough = resolve));
  const loop = createLoop(
    async (signal) => {
      times += 1;
      if (times === 1) throw new Error('once');
      if (times < 3) return;
      isAtWork = true;
      enough();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      isAtWork = false;
    },
    { interval: 1, onError: (error) => told.push(error) },
  );
  loop.start();
  await third;
  expect(isAtWork).toBe(true);
  await loop.stop();
  expect([isAtWork, times, told]).toEqual([false, 3, [new Error('once')]]);
});

test('one that was never started stops', async () => {
  const loop = createLoop(() => Promise.reject(new Error('never')), {
    interval: 1,
    onError: () => {},
  });
  await expect(loop.stop()).resolves.toBeUndefined();
});
