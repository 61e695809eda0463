import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDue } from './due.ts';
import { decideRenew, type RenewFacts } from './renew.ts';
import { at, day, loanRule, patron, weekdays } from './testing.ts';

const loan = {
  id: 7,
  due: { unit: 'day', on: day('2026-11-24') },
  renewals: 0,
  rule: loanRule(),
} as const;

function facts(over: Partial<RenewFacts> = {}): RenewFacts {
  return {
    patron: patron(),
    loan,
    waitingHolds: 0,
    freeCopies: 0,
    limits: { debtThreshold: 1000 },
    calendar: weekdays,
    now: at('2026-11-23T10:00'),
    ...over,
  };
}

const giveBack = { kind: 'return', loanIds: [7] };

describe('a renewal', () => {
  it('counts from today', () => {
    expect(decideRenew(facts())).toEqual({
      isAllowed: true,
      due: { unit: 'day', on: day('2026-11-30') },
    });
  });

  it.each([
    ['its limit is reached', { loan: { ...loan, renewals: 5 } }, 'renewal-limit', giveBack],
    [
      'it is overdue',
      {
        loan: { ...loan, due: { unit: 'day', on: day('2026-11-20') } },
        patron: patron({ overdueLoanIds: [7] }),
      },
      'loan-overdue',
      giveBack,
    ],
    [
      'another is overdue',
      { patron: patron({ overdueLoanIds: [8] }) },
      'overdue-loans',
      { kind: 'return', loanIds: [8] },
    ],
    ['somebody waits', { waitingHolds: 2, freeCopies: 1 }, 'awaited', giveBack],
    ['there is a debt', { patron: patron({ balance: 1000 }) }, 'debt', { kind: 'pay', atLeast: 1 }],
    [
      'one is suspended',
      { patron: patron({ suspendedUntil: day('2026-11-30') }) },
      'suspended',
      { kind: 'day', day: day('2026-12-01') },
    ],
    [
      'the registration has ended',
      { patron: patron({ validUntil: day('2026-11-20') }) },
      'registration-ended',
      { kind: 'renew-registration' },
    ],
    ['one is blocked', { patron: patron({ isBlocked: true }) }, 'blocked', { kind: 'ask-library' }],
    [
      'it would gain nothing',
      { loan: { ...loan, due: { unit: 'day', on: day('2026-12-01') } } },
      'already-renewed',
      { kind: 'day', day: day('2026-11-25') },
    ],
  ] as const)('is refused where %s', (_, over, reason, cleared) => {
    expect(decideRenew(facts(over))).toEqual({ isAllowed: false, refusals: [{ reason, cleared }] });
  });

  it('says the right day from which it gains, also over a night without midnight', () => {
    const due = { unit: 'day', on: day('2018-11-12') } as const;
    const now = at('2018-11-03T23:30');
    expect(decideRenew(facts({ now, loan: { ...loan, due } }))).toEqual({
      isAllowed: false,
      refusals: [{ reason: 'already-renewed', cleared: { kind: 'day', day: day('2018-11-06') } }],
    });
  });

  it('is made where a free copy is there for each who waits', () => {
    expect(decideRenew(facts({ waitingHolds: 2, freeCopies: 2 })).isAllowed).toBe(true);
  });

  it('gains something, or is refused until the day on which it does', () => {
    const numbers = fc.record({
      length: fc.integer({ min: 1, max: 30 }),
      ahead: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(numbers, ({ length, ahead }) => {
        const now = at('2026-11-23T10:00');
        const due = { unit: 'day', on: day('2026-11-23').add({ days: ahead }) } as const;
        const rule = loanRule({ period: { unit: 'days', length } });
        const asked = (moment: typeof now) =>
          decideRenew(facts({ loan: { ...loan, due, rule }, now: moment }));
        const decision = asked(now);
        if (decision.isAllowed) {
          expect(compareDue(decision.due, due)).toBe(1);
          return;
        }
        const [refusal] = decision.refusals;
        expect(refusal?.reason).toBe('already-renewed');
        if (refusal?.cleared.kind !== 'day') throw new Error('No day was told');
        const days = day('2026-11-23').until(refusal.cleared.day).days;
        // On a day after it is due it would be refused for that.
        if (days <= ahead) expect(asked(now.add({ hours: 24 * days })).isAllowed).toBe(true);
      }),
    );
  });
});
