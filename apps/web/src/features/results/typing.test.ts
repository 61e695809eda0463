import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping } from './typing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * Types keys at these times, with answers that take so long each; gives the calls to find, show and rest with
 * their times.
 */
async function typed(keys: readonly number[], answersAfter: readonly (number | 'fails')[]) {
  const told: string[] = [];
  const start = Date.now();
  const tell = (text: string) => told.push(`${Date.now() - start} ${text}`);
  let asked = 0;
  let key = 0;
  const typing = createTyping<number>({
    find: async () => {
      const [own, takes] = [key, answersAfter[asked++] ?? 0];
      tell(`find ${own}`);
      if (takes === 'fails') return null;
      await new Promise((resolve) => {
        setTimeout(resolve, takes);
      });
      return own;
    },
    show: (answer) => tell(`show ${answer}`),
    rest: (answer) => tell(`rest ${answer}`),
  });
  for (const at of keys) {
    await vi.advanceTimersByTimeAsync(at - (Date.now() - start));
    key += 1;
    typing.type(at);
  }
  return { told, typing };
}

const whole = async (keys: readonly number[], answersAfter: readonly (number | 'fails')[]) => {
  const { told } = await typed(keys, answersAfter);
  await vi.advanceTimersByTimeAsync(10_000);
  return told;
};

test('keys that come one by one are followed at once, and typing pauses after the last', async () => {
  expect(await whole([0, 150, 300], [20, 20, 20])).toEqual([
    '0 find 1',
    '20 show 1',
    '150 find 2',
    '170 show 2',
    '300 find 3',
    '320 show 3',
    '1300 rest 3',
  ]);
});

test('of a burst the last key is followed', async () => {
  expect(await whole([0, 40, 80, 110], [200, 20])).toEqual([
    '0 find 1',
    '160 find 4',
    '180 show 4',
    '1110 rest 4',
  ]);
});

test('an answer that comes late is neither shown nor said', async () => {
  expect(await whole([0, 200], [5000, 20])).toEqual([
    '0 find 1',
    '200 find 2',
    '220 show 2',
    '1200 rest 2',
  ]);
});

test('after an answer that was long in coming nothing is left to wait for', async () => {
  expect(await whole([0], [3000])).toEqual(['0 find 1', '3000 show 1', '3000 rest 1']);
});

test('what fails changes nothing', async () => {
  expect(await whole([0, 200], [10, 'fails'])).toEqual(['0 find 1', '10 show 1', '200 find 2']);
});

test('once it is stopped nothing comes any more', async () => {
  const { told, typing } = await typed([0, 30], [500, 500]);
  typing.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['0 find 1']);
});
