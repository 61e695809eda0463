import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outOfOrder } from './out-of-order.ts';

const places = (keys: readonly string[]) => [...outOfOrder(keys)];

test.each([
  { keys: [], out: [] },
  { keys: ['a', 'b', 'c'], out: [] },
  { keys: ['a', 'a', 'b'], out: [] },
  { keys: ['z', 'a', 'b', 'c'], out: [0] },
  { keys: ['a', 'z', 'b', 'c'], out: [1] },
  { keys: ['b', 'c', 'd', 'a'], out: [3] },
])('of $keys: $out', ({ keys, out }) => {
  expect(places(keys)).toEqual(out);
});

test('what is left is in order, and no more is out than had to be', () => {
  const shelf = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 12 });
  fc.assert(
    fc.property(shelf, (keys) => {
      const out = outOfOrder(keys);
      const left = keys.filter((_, at) => !out.has(at));
      expect(left).toEqual(left.toSorted());
      expect(left.length).toBe(longestRun(keys));
    }),
  );
});

function longestRun(keys: readonly string[]): number {
  const lengths: number[] = [];
  keys.forEach((key, at) => {
    const before = lengths.filter((_, other) => (keys[other] ?? '') <= key);
    lengths[at] = 1 + Math.max(0, ...before);
  });
  return Math.max(0, ...lengths);
}
