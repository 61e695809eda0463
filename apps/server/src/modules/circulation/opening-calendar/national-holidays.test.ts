import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterOf, nationalHolidays } from './national-holidays.ts';

/** As almanacs have them. */
test.each([
  '1999-04-04',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2049-04-18',
])('Easter on %s', (day) => {
  expect(easterOf(Number(day.slice(0, 4))).toString()).toBe(day);
});

test('Easter is a Sunday from 22 March to 25 April, whatever the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const day = easterOf(year);
      expect(day.dayOfWeek).toBe(7);
      const [first, last] = [day.with({ month: 3, day: 22 }), day.with({ month: 4, day: 25 })];
      expect(Temporal.PlainDate.compare(day, first)).toBeGreaterThanOrEqual(0);
      expect(Temporal.PlainDate.compare(day, last)).toBeLessThanOrEqual(0);
    }),
  );
});

test('the holidays of 2026 in their order', () => {
  expect(nationalHolidays(2026).map(({ day }) => day.toString())).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-21',
    '2026-05-01',
    '2026-09-07',
    '2026-10-12',
    '2026-11-02',
    '2026-11-15',
    '2026-11-20',
    '2026-12-25',
  ]);
});

test('20 November is one since 2024', () => {
  expect(nationalHolidays(2023)).toHaveLength(9);
  expect(nationalHolidays(2024)).toHaveLength(10);
});
