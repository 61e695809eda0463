import type { OrderState } from '@estante/database';
import { orderStates } from '@estante/contract';
import { expect, test } from 'vitest';
import { mayMove } from './moves.ts';
import {
  mayBeSaid,
  mayMoveOrder,
  stateAfterDelivery,
  stateOfItem,
  takesDeliveries,
} from './order-moves.ts';
import { storedOrderState } from './state.ts';

const states = orderStates.map(storedOrderState);
const counts = [0, 1, 2].map((delivered) => ({ ordered: 2, delivered }));
/** Gives the counts that an item of an order in this state can have come to. */
const countsIn = (state: OrderState) => {
  if (state === 'attended') return counts.slice(2);
  const isCounted = state === 'partially-attended' || state === 'finished-incomplete';
  return isCounted ? counts : counts.slice(0, 1);
};

test.each(states)('whatever follows an order that is %s, its suggestions may follow', (from) => {
  for (const to of states.filter((state) => mayMoveOrder(from, state))) {
    for (const before of countsIn(from)) {
      const isDelivery = takesDeliveries(from) && takesDeliveries(to);
      for (const after of isDelivery ? countsIn(to) : [before]) {
        const move = [stateOfItem(from, before), stateOfItem(to, after)] as const;
        expect({ move, may: mayMove(...move) }).toEqual({ move, may: true });
      }
    }
  }
});

test.each([
  [[[2, 0]], 'awaiting-delivery'],
  [[[2, 1]], 'partially-attended'],
  [[[2, 2]], 'attended'],
  [
    [
      [2, 2],
      [1, 0],
    ],
    'partially-attended',
  ],
  [
    [
      [2, 2],
      [1, 1],
    ],
    'attended',
  ],
])('what was ordered and came, %j, makes it %s', (items, expected) => {
  const told = items.map(([ordered = 0, delivered = 0]) => ({ ordered, delivered }));
  expect(stateAfterDelivery(told)).toBe(expected);
});

test('nobody says that something came: it is counted', () => {
  const said = (from: OrderState) => states.filter((to) => to !== from && mayBeSaid(from, to));
  expect(said('in-quote')).toEqual(['trading', 'awaiting-delivery', 'cancelled']);
  expect(said('awaiting-delivery')).toEqual(['finished-incomplete', 'cancelled']);
  expect(said('partially-attended')).toEqual(['finished-incomplete']);
  expect(said('attended')).toEqual([]);
  expect(said('cancelled')).toEqual([]);
});
