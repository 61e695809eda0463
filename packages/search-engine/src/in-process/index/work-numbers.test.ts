import { isLong } from '@estante/test-support/is-long';
import { expect, test } from 'vitest';
import { workNumber } from './work-numbers.ts';

const works = isLong ? 200_000 : 20_000;

test('works have numbers of their own, which doubles hold', () => {
  const numbers = new Set<number>();
  for (let at = 0; at < works; at++) {
    const number = workNumber(`assis machado de|memorias ${at}|`);
    expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
    numbers.add(number);
  }
  expect(numbers.size).toBe(works);
  // All 53 bits are used, the lowest too, by which the table of works finds its places.
  const all = [...numbers];
  for (const share of [2 ** 52, 2 ** 20, 2]) {
    const lower = all.filter((number) => number % (2 * share) < share).length;
    expect(lower / all.length).toBeCloseTo(0.5, 1);
  }
});
