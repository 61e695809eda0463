import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEligible, nextToServe, positions, type WaitingHold } from './hold-queue.ts';
import { at, day } from './testing.ts';

const today = day('2026-11-23');

function hold(id: number, over: Partial<WaitingHold> = {}): WaitingHold {
  return {
    id,
    placedAt: at('2026-11-01T10:00').add({ minutes: id }),
    suspendedUntil: null,
    neededUntil: null,
    mayBorrow: true,
    ...over,
  };
}

describe('whose turn it is', () => {
  it.each([
    ['nobody waits', [], null],
    ['first come, first served', [hold(2), hold(1)], 1],
    ['who asked to be passed over is', [hold(1, { suspendedUntil: today }), hold(2)], 2],
    ['until that day is over', [hold(1, { suspendedUntil: day('2026-11-22') }), hold(2)], 1],
    ['who may not borrow is passed over', [hold(1, { mayBorrow: false }), hold(2)], 2],
    ['what is needed no more is', [hold(1, { neededUntil: day('2026-11-22') }), hold(2)], 2],
    ['on its last day it is served', [hold(1, { neededUntil: today }), hold(2)], 1],
  ])('%s', (_, queue, expected) => {
    expect(nextToServe(queue, today)?.id ?? null).toBe(expected);
  });
});

describe('in any queue', () => {
  const days = fc.option(fc.integer({ min: -3, max: 3 }).map((n) => today.add({ days: n })));
  const one = fc.record({
    minute: fc.integer({ min: 0, max: 3 }),
    suspendedUntil: days,
    neededUntil: days,
    mayBorrow: fc.boolean(),
  });
  const queues = fc
    .array(one, { maxLength: 12 })
    .map((all) =>
      all.map(({ minute, ...rest }, i) =>
        hold(i + 1, { placedAt: at('2026-11-01T10:00').add({ minutes: minute }), ...rest }),
      ),
    );

  it('places are 1 to n without gaps, and an earlier one is nobody’s whose turn it could be', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const places = positions(queue);
        expect([...places.values()]).toEqual(queue.map((_, i) => i + 1));
        const next = nextToServe(queue, today);
        const eligible = queue.filter((each) => isEligible(each, today));
        expect(next === null).toBe(eligible.length === 0);
        for (const each of eligible) {
          expect(places.get(each.id)).toBeGreaterThanOrEqual(places.get(next?.id ?? 0) ?? 0);
        }
      }),
    );
  });
});
