import { expect, it } from 'vitest';
import { isWorthCollecting } from './calm-collection.ts';

const MiB = 2 ** 20;

it.each([
  ['a start has left its garbage', { busy: 0.01, heap: 180 * MiB, collected: 0 }, true],
  ['an import has', { busy: 0.01, heap: 300 * MiB, collected: 110 * MiB }, true],
  ['somebody is answered', { busy: 0.3, heap: 300 * MiB, collected: 110 * MiB }, false],
  ['nothing has come since', { busy: 0, heap: 112 * MiB, collected: 110 * MiB }, false],
])('collects where it disturbs nobody and is worth it: %s', (_, state, isWorth) => {
  expect(isWorthCollecting(state)).toBe(isWorth);
});
