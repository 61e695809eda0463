import { expect, test } from 'vitest';
import { keptPickup, pickupOf } from './kept-pickup.ts';

const choices = [
  { cod_biblioteca: 1, pode_reservar: false },
  { cod_biblioteca: 2, pode_reservar: true },
];

test.each([
  ['2', { biblioteca: '2' }],
  // The copy is on that library's shelf: it cannot be held there.
  ['1', {}],
  ['3', {}],
  [null, {}],
])('where %s is kept, %j is chosen', (kept, expected) => {
  expect(pickupOf(kept, choices)).toEqual(expected);
});

test('without a browser nothing is kept', () => {
  expect(keptPickup.read()).toBeNull();
});
