import { expect, test } from 'vitest';
import { createTurns, createTurnsOf } from './turns.ts';

test('so many at once, so many waiting in their order, the rest turned away', async () => {
  const inTurn = createTurns(2, 2);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string) =>
    inTurn(async () => {
      log.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const all = ['a', 'b', 'c', 'd', 'e'].map(run);
  expect(await all[4]).toBeNull();
  expect(log).toEqual(['a', 'b']);
  ends[0]?.();
  expect(await all[0]).toBe('a');
  await expect.poll(() => log).toEqual(['a', 'b', 'c']);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => ends.length).toBe(4);
  ends[3]?.();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', null]);
  const again = run('f');
  await expect.poll(() => ends.length).toBe(5);
  ends[4]?.();
  expect(await again).toBe('f');
});

test('work that fails leaves its place', async () => {
  const inTurn = createTurns(1, 0);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await inTurn(async () => 1)).toBe(1);
});

test('one after the other for each key, at once for others; a key without work is forgotten', async () => {
  const inTurn = createTurnsOf<string>(1);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const run = (key: string, name: string) =>
    inTurn(key, async () => {
      log.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const [first, second, third] = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3')];
  const other = run('b', 'b1');
  expect(await third).toBeNull();
  expect(log).toEqual(['a1', 'b1']);
  ends[0]?.();
  await expect.poll(() => log).toEqual(['a1', 'b1', 'a2']);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([first, second, other])).toEqual(['a1', 'a2', 'b1']);
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('a', async () => 1)).toBe(1);
});
