import { expect, test } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { createEndlessTurns } from './endless-turns.ts';

test('a crowd that is too much is turned away for a while, at the next try soon, and in the end not at all', async () => {
  const clock = fixedClock();
  const turns = createEndlessTurns(1, clock);
  /** Asks for so many turns at once; returns how many were let in. */
  const crowd = async (count: number) => {
    const all = await Promise.all(
      Array.from({ length: count }, () => turns.inTurn(async () => 'done')),
    );
    return all.filter((one) => one === 'done').length;
  };
  expect(await crowd(17)).toBe(17);
  expect(turns.isShut()).toBe(false);
  expect(await crowd(18)).toBe(17);
  expect([turns.isShut(), await crowd(1)]).toEqual([true, 0]);
  clock.advance({ seconds: 29 });
  expect(await crowd(1)).toBe(0);
  clock.advance({ seconds: 1 });
  // The storm is still there.
  expect([turns.isShut(), await crowd(18)]).toEqual([false, 3]);
  clock.advance({ seconds: 30 });
  expect(await crowd(2)).toBe(2);
  clock.advance({ seconds: 30 });
  expect(await crowd(17)).toBe(17);
});

test('what fails leaves its place', async () => {
  const turns = createEndlessTurns(1, fixedClock());
  for (let turn = 0; turn < 40; turn += 1) {
    const fail = () => Promise.reject(new Error('no page'));
    await expect(turns.inTurn(fail)).rejects.toThrow('no page');
  }
  expect(await turns.inTurn(async () => 'done')).toBe('done');
});
