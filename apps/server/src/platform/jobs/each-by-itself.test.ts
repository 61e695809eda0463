import { expect, test } from 'vitest';
import { eachByItself } from './each-by-itself.ts';

const running = new AbortController().signal;

test('each is done after the other, and what came of it told in order', async () => {
  const done: number[] = [];
  const outcomes = await eachByItself([3, 1, 2], running, async (one) => {
    done.push(one);
    return one * 10;
  });
  expect(outcomes).toEqual([30, 10, 20]);
  expect(done).toEqual([3, 1, 2]);
});

test('what fails for one holds up nobody after it, and is thrown in the end', async () => {
  const done: number[] = [];
  const all = eachByItself([1, 2, 3, 4], running, async (one) => {
    if (one % 2 === 0) throw new Error(`no address: ${one}`);
    done.push(one);
  });
  await expect(all).rejects.toMatchObject({
    message: '2 of 4 failed, the first with: no address: 2',
    errors: [{ message: 'no address: 2' }, { message: 'no address: 4' }],
  });
  expect(done).toEqual([1, 3]);
});

test('one after the other failing is a fault of all: the rest is not tried', async () => {
  let tried = 0;
  const many = Array.from({ length: 100 }, (_, at) => at);
  const all = eachByItself(many, running, async () => {
    tried += 1;
    throw new Error('no database');
  });
  await expect(all).rejects.toThrow('10 of 100 failed, the first with: no database');
  expect(tried).toBe(10);
});

test('told to stop, it leaves the rest', async () => {
  const stopping = new AbortController();
  const outcomes = await eachByItself([1, 2, 3], stopping.signal, async (one) => {
    if (one === 2) stopping.abort();
    return one;
  });
  expect(outcomes).toEqual([1, 2]);
});
