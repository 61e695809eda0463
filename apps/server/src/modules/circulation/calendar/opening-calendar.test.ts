import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingCalendar, type OpeningEntry } from './opening-calendar.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const weekday = (number: number, isOpen: boolean): OpeningEntry => ({
  kind: 'weekday',
  weekday: number,
  isOpen,
});
const days = (from: string, until: string, isOpen: boolean): OpeningEntry => ({
  kind: 'days',
  from: day(from),
  until: day(until),
  isOpen,
});
const none = { library: [], campus: [], network: [] };

describe('whether a library is open', () => {
  const sundays = weekday(7, false);
  const christmas = days('2026-12-24', '2026-12-25', false);
  it.each([
    ['nothing is said', none, '2026-11-22', true],
    ['the network closes on Sundays', { ...none, network: [sundays] }, '2026-11-22', false],
    ['and not on Mondays', { ...none, network: [sundays] }, '2026-11-23', true],
    [
      'the library opens on Sundays all the same',
      { ...none, library: [weekday(7, true)], network: [sundays] },
      '2026-11-22',
      true,
    ],
    [
      'the campus says otherwise than the network',
      { ...none, campus: [weekday(7, true)], network: [sundays] },
      '2026-11-22',
      true,
    ],
    [
      'a holiday of the network counts before the week of the library',
      { ...none, library: [weekday(5, true)], network: [christmas] },
      '2026-12-25',
      false,
    ],
    [
      'the library opens on the holiday',
      { library: [days('2026-12-25', '2026-12-25', true)], campus: [], network: [christmas] },
      '2026-12-25',
      true,
    ],
  ])('%s', (_, levels, asked, expected) => {
    expect(openingCalendar(levels).isOpen(day(asked))).toBe(expected);
  });
});

describe('open days', () => {
  const week = [weekday(6, false), weekday(7, false)];
  const calendar = openingCalendar({ ...none, network: week });

  it('are gone on to where a day is closed', () => {
    expect(calendar.openOnOrAfter(day('2026-11-21')).toString()).toBe('2026-11-23');
    expect(calendar.openOnOrAfter(day('2026-11-20')).toString()).toBe('2026-11-20');
  });

  it('are counted after a day', () => {
    expect(calendar.openDaysAfter(day('2026-11-20'), 2).toString()).toBe('2026-11-24');
    expect(calendar.openDaysBetween(day('2026-11-19'), day('2026-11-24'))).toBe(3);
    expect(calendar.openDaysBetween(day('2026-11-24'), day('2026-11-19'))).toBe(0);
  });

  it('end somewhere, also where a library never opens', () => {
    const closed = openingCalendar({ ...none, network: [days('2026-01-01', '2036-01-01', false)] });
    expect(closed.openOnOrAfter(day('2026-11-20')).toString()).toBe('2026-11-20');
  });

  it('counted to the n-th are n', () => {
    const numbers = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(numbers, ([offset, count]) => {
        const from = day('2025-01-01').add({ days: offset });
        const reached = calendar.openDaysAfter(from, count);
        expect(calendar.openDaysBetween(from, reached)).toBe(count);
        if (count > 0) expect(calendar.isOpen(reached)).toBe(true);
      }),
    );
  });
});
