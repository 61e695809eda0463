import { describe, expect, it } from 'vitest';
import { decideLend, type LendFacts } from './lend.ts';
import { at, day, loanRule, patron, weekdays } from './testing.ts';

function facts(over: Partial<LendFacts> = {}): LendFacts {
  return {
    patron: patron(),
    copy: { isLendable: true, loan: { of: 'nobody' }, isHeldForAnother: false },
    rule: loanRule(),
    loanIdsUnderRule: [],
    limits: { debtThreshold: 1000 },
    calendar: weekdays,
    now: at('2026-11-23T10:00'),
    ...over,
  };
}

const copy = facts().copy;

describe('a loan', () => {
  it('is made until its day', () => {
    expect(decideLend(facts())).toEqual({
      isAllowed: true,
      due: { unit: 'day', on: day('2026-11-30') },
    });
  });

  it.each([
    [
      'nobody lends to who is blocked',
      { patron: patron({ isBlocked: true }) },
      'blocked',
      { kind: 'ask-library' },
    ],
    [
      'a registration that has ended',
      { patron: patron({ validUntil: day('2026-11-22') }) },
      'registration-ended',
      { kind: 'renew-registration' },
    ],
    [
      'a suspension, to the day after',
      { patron: patron({ suspendedUntil: day('2026-11-23') }) },
      'suspended',
      { kind: 'day', day: day('2026-11-24') },
    ],
    [
      'a debt, by what brings it below',
      { patron: patron({ balance: 1250 }) },
      'debt',
      { kind: 'pay', atLeast: 251 },
    ],
    [
      'what is overdue',
      { patron: patron({ overdueLoanIds: [7] }) },
      'overdue-loans',
      { kind: 'return', loanIds: [7] },
    ],
    [
      'a copy that is not lent',
      { copy: { ...copy, isLendable: false } },
      'not-lendable',
      { kind: 'ask-library' },
    ],
    [
      'a copy one has',
      { copy: { ...copy, loan: { of: 'patron', id: 3 } } },
      'own-loan',
      { kind: 'return', loanIds: [3] },
    ],
    [
      'a copy another has',
      { copy: { ...copy, loan: { of: 'another' } } },
      'on-loan',
      { kind: 'hold' },
    ],
    [
      'a copy on the hold shelf',
      { copy: { ...copy, isHeldForAnother: true } },
      'held-for-another',
      { kind: 'hold' },
    ],
    ['no rule', { rule: null }, 'no-rule', { kind: 'ask-library' }],
    [
      'a rule that lends nothing',
      { rule: loanRule({ limit: 0 }) },
      'no-rule',
      { kind: 'ask-library' },
    ],
    [
      'a limit',
      { rule: loanRule({ limit: 2 }), loanIdsUnderRule: [4, 5] },
      'loan-limit',
      { kind: 'return', loanIds: [4, 5] },
    ],
  ] as const)('is refused: %s', (_, over, reason, cleared) => {
    expect(decideLend(facts(over))).toEqual({
      isAllowed: false,
      refusals: [{ reason, cleared }],
    });
  });

  it('is made to the last day of a registration, and a centavo below the threshold', () => {
    const person = patron({ validUntil: day('2026-11-23'), balance: 999 });
    expect(decideLend(facts({ patron: person })).isAllowed).toBe(true);
  });

  it('is refused with every reason at once', () => {
    const decision = decideLend(
      facts({
        patron: patron({ isBlocked: true, balance: 1000, overdueLoanIds: [1] }),
        rule: null,
      }),
    );
    if (decision.isAllowed) throw new Error('It was allowed');
    expect(decision.refusals.map(({ reason }) => reason)).toEqual([
      'blocked',
      'debt',
      'overdue-loans',
      'no-rule',
    ]);
  });
});
