import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingCalendar } from '../calendar/index.ts';
import { expectedArrival, runsOf, type CourierRun } from './courier.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const closedOn = (...weekdays: number[]) =>
  openingCalendar({
    library: weekdays.map((weekday) => ({ kind: 'weekday', weekday, isOpen: false })),
    campus: [],
    network: [],
  });
const closedWithin = (from: string, until: string) =>
  openingCalendar({
    library: [{ kind: 'days', from: day(from), until: day(until), isOpen: false }],
    campus: [],
    network: [],
  });
const always = closedOn();
const weekdays = closedOn(6, 7);
const any = (weekday: number, days = 1): CourierRun => ({
  fromLibraryId: null,
  toLibraryId: null,
  weekday,
  days,
});
const daily = [1, 2, 3, 4, 5].map((weekday) => any(weekday));

describe('when something arrives', () => {
  test.each([
    ['a Monday, by the next day', '2026-11-23', daily, weekdays, weekdays, '2026-11-24'],
    ['a Friday, after the weekend', '2026-11-27', daily, weekdays, weekdays, '2026-11-30'],
    ['a Saturday, with the run of Monday', '2026-11-28', daily, weekdays, weekdays, '2026-12-01'],
    ['a run within the day', '2026-11-23', [any(1, 0)], always, always, '2026-11-23'],
    ['a run of one weekday is waited for', '2026-11-24', [any(1)], always, always, '2026-12-01'],
    [
      'a later run that is quicker',
      '2026-11-23',
      [any(1, 9), any(2, 1)],
      always,
      always,
      '2026-11-25',
    ],
    [
      'the origin is closed',
      '2026-11-23',
      daily,
      closedWithin('2026-11-23', '2026-11-24'),
      weekdays,
      '2026-11-26',
    ],
    [
      'the receiving library is closed',
      '2026-11-23',
      daily,
      weekdays,
      closedWithin('2026-11-24', '2026-11-29'),
      '2026-11-30',
    ],
    [
      'within the day, where it opens tomorrow',
      '2026-11-22',
      [any(7, 0)],
      always,
      weekdays,
      '2026-11-23',
    ],
  ])('%s', (_name, ready, runs, origin, receiving, expected) => {
    expect(expectedArrival(day(ready), runs, { origin, receiving })?.toString()).toBe(expected);
  });

  test('never, where no courier goes, or the origin does not open on his days', () => {
    const calendars = { origin: always, receiving: always };
    expect(expectedArrival(day('2026-11-23'), [], calendars)).toBeNull();
    expect(
      expectedArrival(day('2026-11-23'), [any(7)], { ...calendars, origin: weekdays }),
    ).toBeNull();
  });
});

const aDay = fc.integer({ min: 0, max: 3000 }).map((days) => day('2024-01-01').add({ days }));
const aRun = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  days: fc.integer({ min: 0, max: 9 }),
});
const someRuns = fc
  .array(aRun, { minLength: 1, maxLength: 8 })
  .map((runs) => runs.map(({ weekday, days }) => any(weekday, days)));
const aWeek = fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }).map((days) => closedOn(...days));

test('it arrives on an open day, not before it is ready, and no sooner for being ready later', () => {
  fc.assert(
    fc.property(aDay, someRuns, aWeek, aWeek, (ready, runs, origin, receiving) => {
      const first = expectedArrival(ready, runs, { origin, receiving });
      const second = expectedArrival(ready.add({ days: 1 }), runs, { origin, receiving });
      if (first === null) {
        expect(second).toBeNull();
        return;
      }
      expect(receiving.isOpen(first)).toBe(true);
      expect(Temporal.PlainDate.compare(first, ready)).toBeGreaterThanOrEqual(0);
      expect(second && Temporal.PlainDate.compare(first, second)).toBeLessThanOrEqual(0);
    }),
  );
});

test('what is said more closely replaces what is said of all', () => {
  const from = { ...any(2), fromLibraryId: 1 };
  const to = { ...any(3), toLibraryId: 2 };
  const both = { ...any(4), fromLibraryId: 1, toLibraryId: 2 };
  const runs = [any(1), from, to, both];
  const of = (fromLibraryId: number, toLibraryId: number) =>
    runsOf(runs, { fromLibraryId, toLibraryId }).map(({ weekday }) => weekday);
  expect([of(1, 2), of(1, 3), of(3, 2), of(3, 4)]).toEqual([[4], [2], [3], [1]]);
  expect(runsOf([], { fromLibraryId: 1, toLibraryId: 2 })).toEqual([]);
});
