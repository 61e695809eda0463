import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';

const debtsOf = (balances: readonly number[]) => balances.map((balance, id) => ({ id, balance }));

test.each([
  [[500, 300], 800, [500, 300]],
  [[500, 300], 500, [500]],
  [[500, 300], 600, [500, 100]],
  [[500, 300], 1, [1]],
  [[0, 300], 100, [0, 100]],
])('of %j a payment of %i goes to the oldest first', (balances, payment, expected) => {
  const shares = allocate(debtsOf(balances), payment);
  const got = balances.map((_, id) => shares.find(({ debtId }) => debtId === id)?.amount ?? 0);
  expect(got).toEqual([...expected, ...balances.slice(expected.length).map(() => 0)]);
});

test('no debt gets more than it is, all of a payment that fits is spent, and only one is left in part', () => {
  const owed = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(owed, fc.integer({ min: 1, max: 3_000_000 }), (balances, payment) => {
      const shares = allocate(debtsOf(balances), payment);
      const total = balances.reduce((sum, balance) => sum + balance, 0);
      const spent = shares.reduce((sum, { amount }) => sum + amount, 0);
      expect(spent).toBe(Math.min(total, payment));
      expect(
        shares.every(({ debtId, amount }) => amount > 0 && amount <= (balances[debtId] ?? 0)),
      ).toBe(true);
      const inPart = shares.filter(({ debtId, amount }) => amount < (balances[debtId] ?? 0));
      expect(inPart.length).toBeLessThanOrEqual(1);
    }),
  );
});
