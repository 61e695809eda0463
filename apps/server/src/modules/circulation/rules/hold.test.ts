import { describe, expect, it } from 'vitest';
import { decideHold, type HoldFacts } from './hold.ts';
import { day, patron } from './testing.ts';

function facts(over: Partial<HoldFacts> = {}): HoldFacts {
  return {
    patron: patron(),
    openHoldIds: [],
    sameHoldIds: [],
    ownLoanIds: [],
    freeCopies: 0,
    copiesForHolds: 2,
    limits: { debtThreshold: 1000, holdLimit: 5 },
    today: day('2026-11-23'),
    ...over,
  };
}

describe('a hold', () => {
  it('is placed', () => {
    expect(decideHold(facts())).toEqual({ isAllowed: true });
  });

  it.each([
    [
      'there is one already',
      { openHoldIds: [1], sameHoldIds: [1] },
      'already-held',
      { kind: 'end-holds', holdIds: [1] },
    ],
    [
      'there are five',
      { openHoldIds: [1, 2, 3, 4, 5] },
      'hold-limit',
      { kind: 'end-holds', holdIds: [1, 2, 3, 4, 5] },
    ],
    [
      'the library takes none',
      { limits: { ...facts().limits, holdLimit: 0 } },
      'hold-limit',
      { kind: 'ask-library' },
    ],
    ['one has it', { ownLoanIds: [9] }, 'own-loan', { kind: 'return', loanIds: [9] }],
    ['a copy can be borrowed now', { freeCopies: 1 }, 'available-now', { kind: 'borrow' }],
    ['no copy can be held', { copiesForHolds: 0 }, 'no-copy-for-holds', { kind: 'ask-library' }],
    [
      'there is a debt',
      { patron: patron({ balance: 5000 }) },
      'debt',
      { kind: 'pay', atLeast: 4001 },
    ],
  ] as const)('is refused where %s', (_, over, reason, cleared) => {
    expect(decideHold(facts(over))).toEqual({ isAllowed: false, refusals: [{ reason, cleared }] });
  });

  it('is refused for both reasons where no copy can be held and one can be borrowed now', () => {
    expect(decideHold(facts({ copiesForHolds: 0, freeCopies: 1 }))).toMatchObject({
      refusals: [{ reason: 'available-now' }, { reason: 'no-copy-for-holds' }],
    });
  });

  it('may be placed while something else is overdue', () => {
    expect(decideHold(facts({ patron: patron({ overdueLoanIds: [3] }) })).isAllowed).toBe(true);
  });
});
