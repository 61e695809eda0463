import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateHold, type EstimateFacts } from './hold-estimate.ts';
import { day, weekdays } from './testing.ts';

function facts(over: Partial<EstimateFacts> = {}): EstimateFacts {
  return {
    ahead: 0,
    dueDays: [day('2026-11-26')],
    loanDays: 7,
    pickupDays: 2,
    calendar: weekdays,
    today: day('2026-11-23'),
    ...over,
  };
}

describe('when a hold may be served', () => {
  it.each([
    ['on the day the copy is due', {}, '2026-11-26', '2026-11-26'],
    ['one before: fetched at once, or on the last day', { ahead: 1 }, '2026-12-03', '2026-12-07'],
    [
      'the first of two copies',
      { dueDays: [day('2026-11-30'), day('2026-11-25')] },
      '2026-11-25',
      '2026-11-25',
    ],
    [
      'the second of them',
      { ahead: 1, dueDays: [day('2026-11-30'), day('2026-11-25')] },
      '2026-11-30',
      '2026-11-30',
    ],
    [
      'a copy that is overdue may come today',
      { dueDays: [day('2026-11-20'), day('2026-11-30')] },
      '2026-11-23',
      '2026-11-30',
    ],
    ['nobody knows when', { dueDays: [day('2026-11-20')] }, '2026-11-23', null],
  ])('%s', (_, over, earliest, latest) => {
    const estimate = estimateHold(facts(over));
    expect(estimate?.earliest.toString()).toBe(earliest);
    expect(estimate?.latest?.toString() ?? null).toBe(latest);
  });

  it('nobody says where there is no copy', () => {
    expect(estimateHold(facts({ dueDays: [] }))).toBeNull();
  });

  it('tells what it was counted from', () => {
    const dueDays = [day('2026-11-20'), day('2026-11-30')];
    expect(estimateHold(facts({ dueDays, ahead: 3 }))).toMatchObject({
      copies: 2,
      overdueCopies: 1,
      ahead: 3,
    });
  });

  it('is a range, and never earlier for who comes later', () => {
    const due = fc.integer({ min: -5, max: 30 }).map((n) => day('2026-11-23').add({ days: n }));
    const copies = fc.array(due, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(copies, fc.integer({ min: 0, max: 6 }), (dueDays, ahead) => {
        const one = estimateHold(facts({ dueDays, ahead }));
        const next = estimateHold(facts({ dueDays, ahead: ahead + 1 }));
        if (!one || !next) throw new Error('No estimate');
        expect(Temporal.PlainDate.compare(one.earliest, next.earliest)).toBeLessThanOrEqual(0);
        if (one.latest) {
          expect(Temporal.PlainDate.compare(one.earliest, one.latest)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
