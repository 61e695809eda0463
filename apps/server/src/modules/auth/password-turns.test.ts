import { createHook } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword } from './password.ts';

test('however many are asked for at once, hashes leave a processor to the rest', async () => {
  const running = new Set<number>();
  let most = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'ARGON2REQUEST') return;
      running.add(id);
      most = Math.max(most, running.size);
    },
    before: (id) => running.delete(id),
  }).enable();
  try {
    await Promise.all(Array.from({ length: 12 }, () => hashPassword('Uma senha qualquer 1')));
  } finally {
    hook.disable();
  }
  expect(most).toBe(Math.max(1, availableParallelism() - 1));
});
